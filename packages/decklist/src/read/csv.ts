import Papa from 'papaparse';

/** Letters before the last line of a row with line breaks in it; a quote still open behind them is a stray one. */
export const MAX_QUOTED = 2_000;

/** The cells of a row, whose quoted cells may contain line breaks (\n); null for an unclosed quote. */
export function csvCells(row: string, delimiter: string): string[] | null {
  const { data, errors } = Papa.parse<string[]>(row, { delimiter, newline: '\n' });
  if (errors.some(({ code }) => code === 'MissingQuotes')) return null;
  return data[0] ?? [];
}

/** Whether a quoted cell continues after the line: one that was open before, or one that the line opens. */
export function isQuoteOpen(line: string, delimiter: string, wasOpen: boolean): boolean {
  let isOpen = wasOpen;
  for (let quote = line.indexOf('"'); quote >= 0; quote = line.indexOf('"', quote + 1)) {
    if (!isOpen) isOpen = quote === 0 || line[quote - 1] === delimiter;
    else if (line[quote + 1] === '"') quote += 1;
    else isOpen = false;
  }
  return isOpen;
}
