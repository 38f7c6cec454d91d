const NAME_HEADS = new Set(['name', 'card name', 'card']);
const QUANTITY_HEADS = new Set(['quantity', 'count', 'qty', 'amount']);
const SECTION_HEADS = new Set(['category', 'categories', 'board', 'section', 'zone']);
const DELIMITERS = [',', ';', '\t'] as const;

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&apos;': "'",
  '&#39;': "'",
  '&quot;': '"',
  '&lt;': '<',
  '&gt;': '>',
};

/**
 * The lines of a table with a heading row (CSV, semicolons or tabs) or of an MTGO .dek file as lines of a plain list:
 * as many lines, empty where one holds no card. Null for text that is neither.
 */
export function linesOfTable(lines: readonly string[]): string[] | null {
  return linesOfCsv(lines) ?? linesOfDek(lines);
}

function linesOfCsv(lines: readonly string[]): string[] | null {
  const head = lines.findIndex((line) => line.trim() !== '');
  const first = lines[head]?.replace(/^\uFEFF/, '') ?? '';
  const delimiter = DELIMITERS.find((mark) => columnOf(cellsOf(first, mark), NAME_HEADS) >= 0);
  if (delimiter === undefined) return null;
  const heads = cellsOf(first, delimiter);
  if (heads.length < 2) return null;
  const name = columnOf(heads, NAME_HEADS);
  const quantity = columnOf(heads, QUANTITY_HEADS);
  const section = columnOf(heads, SECTION_HEADS);
  return lines.map((line, index) => {
    if (index <= head) return '';
    const cells = cellsOf(line, delimiter);
    const card = cells[name] ?? '';
    if (card === '') return '';
    const count = /^\d+$/.test(cells[quantity] ?? '') ? cells[quantity] : '1';
    const words = (cells[section] ?? '').replace(/[[\]]/g, '');
    return `${count} ${card}${words === '' ? '' : ` [${words}]`}`;
  });
}

function linesOfDek(lines: readonly string[]): string[] | null {
  if (!lines.some((line) => /<Cards\s/.test(line))) return null;
  return lines.map((line) => {
    const card = attributeOf(line, 'Name');
    if (!/<Cards\s/.test(line) || card === '') return '';
    const besides = attributeOf(line, 'Sideboard') === 'true' ? 'SB: ' : '';
    return `${besides}${attributeOf(line, 'Quantity') || '1'} ${card}`;
  });
}

function attributeOf(line: string, name: string): string {
  const value = new RegExp(`\\s${name}="([^"]*)"`).exec(line)?.[1] ?? '';
  return value.replace(/&(?:amp|apos|#39|quot|lt|gt);/g, (entity) => ENTITIES[entity] ?? entity);
}

function columnOf(heads: readonly string[], wanted: ReadonlySet<string>): number {
  return heads.findIndex((head) => wanted.has(head.toLowerCase()));
}

/** The cells of one row; a quoted one may hold the delimiter, and quotes doubled. */
function cellsOf(line: string, delimiter: string): string[] {
  const cells: string[] = [];
  let cell = '';
  let quoted = false;
  for (let at = 0; at < line.length; at += 1) {
    const letter = line[at] ?? '';
    if (letter === '"' && quoted && line[at + 1] === '"') {
      cell += letter;
      at += 1;
    } else if (letter === '"') quoted = !quoted;
    else if (letter === delimiter && !quoted) {
      cells.push(cell.trim());
      cell = '';
    } else cell += letter;
  }
  return [...cells, cell.trim()];
}
