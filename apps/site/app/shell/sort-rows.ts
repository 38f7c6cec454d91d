/**
 * Sorts the rows of a table by the column whose heading was pressed, or reverses the order: numbers start with the
 * highest, names with the first; missing values are last. Moves existing rows, so that it works in server-rendered
 * markup, and React, which identifies them by key, is unaffected.
 */
export function sortRows(button: HTMLElement): void {
  const head = button.closest('th');
  const body = head?.closest('table')?.tBodies[0];
  if (!head || !body) return;
  const isNumber = button.dataset.sorts === 'number';
  const natural = isNumber ? 'descending' : 'ascending';
  const other = isNumber ? 'ascending' : 'descending';
  const order = head.getAttribute('aria-sort') === natural ? other : natural;
  const toText = (row: HTMLTableRowElement) => row.cells[head.cellIndex]?.textContent?.trim() ?? '';
  const rows = [...body.rows].map((row) => ({ row, text: toText(row), number: numberIn(toText(row)) }));
  const sign = order === 'ascending' ? 1 : -1;
  rows.sort((a, b) => {
    if (!isNumber) return sign * a.text.localeCompare(b.text, 'en', { sensitivity: 'base' });
    if (a.number === null || b.number === null) return Number(a.number === null) - Number(b.number === null);
    return sign * (a.number - b.number);
  });
  body.append(...rows.map(({ row }) => row));
  for (const cell of head.parentElement?.children ?? []) cell.removeAttribute('aria-sort');
  head.setAttribute('aria-sort', order);
}

/** The first number of "$1,204.50" or "12.4 (30%)". */
function numberIn(text: string): number | null {
  const digits = /-?\d[\d,]*(\.\d+)?/.exec(text.replace('−', '-'));
  return digits ? Number(digits[0].replaceAll(',', '')) : null;
}
