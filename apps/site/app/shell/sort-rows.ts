import { compareNames, inListOrder } from '@deckwright/domain';

/**
 * Sorts the rows of a table by the column whose heading was pressed, or reverses the order: numbers start with the
 * highest, names with the first. Moves existing rows, so that it works in server-rendered markup, and React, which
 * identifies them by key, is unaffected.
 */
export function sortRows(button: HTMLElement): void {
  const head = button.closest('th');
  const body = head?.closest('table')?.tBodies[0];
  if (!head || !body) return;
  const isNumber = button.dataset.sorts === 'number';
  const natural = isNumber ? 'descending' : 'ascending';
  const other = isNumber ? 'ascending' : 'descending';
  const order = head.getAttribute('aria-sort') === natural ? other : natural;
  const rows = [...body.rows];
  const texts = rows.map(({ cells }) => [...cells].map(({ textContent }) => textContent?.trim() ?? ''));
  const decks = head.parentElement?.querySelector('[data-decks]')?.closest('th')?.cellIndex ?? null;
  const sorted = getOrder(texts, { column: head.cellIndex, decks, isNumber, order });
  body.append(...sorted.flatMap((index) => rows[index] ?? []));
  for (const cell of head.parentElement?.children ?? []) cell.removeAttribute('aria-sort');
  head.setAttribute('aria-sort', order);
}

type SortedBy = {
  column: number;
  /** The column with numbers of decks, if there is one. */
  decks: number | null;
  isNumber: boolean;
  order: 'ascending' | 'descending';
};

/**
 * The indexes of rows of texts in the order of a column, in either direction with missing values last; equal rows by
 * decks, most first, then by name, which is the first text.
 */
export function getOrder(
  rows: readonly (readonly string[])[],
  { column, decks, isNumber, order }: SortedBy,
): number[] {
  const sign = order === 'ascending' ? 1 : -1;
  const items = rows.map((row, index) => {
    const number = isNumber ? numberIn(row[column]) : null;
    return {
      index,
      text: isNumber ? '' : (row[column] ?? ''),
      figure: number === null ? null : -sign * number,
      decks: (decks === null ? null : numberIn(row[decks])) ?? 0,
      name: row[0] ?? '',
    };
  });
  const inOrder = inListOrder<(typeof items)[number]>({
    figure: ({ figure }) => figure,
    decks: (item) => item.decks,
    name: ({ name }) => name,
  });
  return items.sort((a, b) => sign * compareNames(a.text, b.text) || inOrder(a, b)).map(({ index }) => index);
}

/** The first number of "$1,204.50" or "12.4 (30%)". */
function numberIn(text = ''): number | null {
  const digits = /-?\d[\d,]*(\.\d+)?/.exec(text.replace('−', '-'));
  return digits ? Number(digits[0].replaceAll(',', '')) : null;
}
