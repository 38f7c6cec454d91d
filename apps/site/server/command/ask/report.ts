import Papa from 'papaparse';
import { terminalJson, terminalText } from '../../questions/terminal-text.ts';

export const REPORT_FORMATS = ['table', 'json', 'csv'] as const;
export type ReportFormat = (typeof REPORT_FORMATS)[number];

type Cell = string | number | null;

/** An answer for a terminal: lines above, rows of named cells, and the whole for programs. */
export type Report = { above: string[]; rows: Record<string, Cell>[]; whole: object };

/**
 * JSON: the whole; CSV: the rows as RFC 4180 has it; a table: the lines and the rows in columns. The texts may be those
 * of any site: none reaches the terminal as an order, nor a spreadsheet as a formula.
 */
export function printReport({ above: lines, rows: found, whole }: Report, format: ReportFormat): string {
  if (format === 'json') return `${terminalJson(whole)}\n`;
  const rows = found.map(safeRow);
  if (format === 'csv') return `${Papa.unparse(rows, { escapeFormulae: true })}\r\n`;
  const above = lines.map(terminalText);
  const table = rows.length > 0 ? ['', ...tableLines(rows)] : [];
  return `${[...above, ...table].join('\n')}\n`;
}

function safeRow(row: Record<string, Cell>): Record<string, Cell> {
  return Object.fromEntries(
    Object.entries(row).map(([name, cell]) => [name, typeof cell === 'string' ? terminalText(cell) : cell]),
  );
}

/** Columns as wide as their widest cell; numbers at the right, missing ones as a dash. */
function tableLines(rows: readonly Record<string, Cell>[]): string[] {
  const names = Object.keys(rows[0] ?? {});
  const texts = rows.map((row) => names.map((name) => toText(row[name] ?? null)));
  const widths = names.map((name, index) =>
    Math.max(name.length, ...texts.map((cells) => cells[index]?.length ?? 0)),
  );
  const isNumber = names.map((name) => rows.every((row) => typeof row[name] !== 'string'));
  const line = (cells: readonly string[]): string =>
    cells
      .map((cell, index) => {
        const width = widths[index] ?? 0;
        return isNumber[index] ? cell.padStart(width) : cell.padEnd(width);
      })
      .join('  ')
      .trimEnd();
  return [line(names), ...texts.map(line)];
}

function toText(cell: Cell): string {
  return cell === null ? '-' : `${cell}`;
}
