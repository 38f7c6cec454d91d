const RULE = /^\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)+\|?$/;

type RowReader = (heads: readonly string[]) => ((cells: readonly string[]) => string) | null;

/**
 * The lines of a Markdown text with the rows of its tables as lines of a plain list; heads, rules and tables without
 * names are empty or as they were. Null if no table contains names.
 */
export function linesOfMarkdown(lines: readonly string[], rowsBelow: RowReader): string[] | null {
  if (!lines.some((line) => RULE.test(line.trim()))) return null;
  const read = [...lines];
  let row: ReturnType<RowReader> = null;
  let found = false;
  lines.forEach((line, index) => {
    if (RULE.test(line.trim())) {
      row = rowsBelow(cellsOf(lines[index - 1] ?? ''));
      if (row) {
        found = true;
        read[index - 1] = '';
        read[index] = '';
      }
    } else if (!line.includes('|')) row = null;
    else if (row) read[index] = row(cellsOf(line));
  });
  return found ? read : null;
}

/** The cells of a row, with or without bars at its ends; "\\|" is a bar of the cell. */
function cellsOf(line: string): string[] {
  return line
    .trim()
    .replace(/^\||(?<!\\)\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => plainWords(cell.replace(/\\\|/g, '|')));
}

/** Without links, bold and code. */
function plainWords(cell: string): string {
  return cell
    .replace(/\[([^[\]]+)\]\([^()]*\)/g, '$1')
    .replace(/\*\*|__|`/g, '')
    .trim();
}
