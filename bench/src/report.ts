import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, release, totalmem, type } from 'node:os';

/** One part of docs/BENCHMARKS.md; `lines` are Markdown. */
export type Section = { id: string; title: string; lines: string[] };

const DOCUMENT = new URL('../../docs/BENCHMARKS.md', import.meta.url);

const HEAD = `# Benchmarks

Written by \`npm run bench\`; each part is replaced by the last run that measured it and carries its own date. Ratios hold
better than absolute times. Times are medians of runs that took turns.
`;

/** Prints the section and replaces the one with its id in the document. */
export function publish(section: Section): void {
  const text = `## ${section.title}\n\n${machine()}\n\n${section.lines.join('\n')}`;
  console.log(`\n${text}\n`);
  const before = existsSync(DOCUMENT) ? readFileSync(DOCUMENT, 'utf8') : '';
  const parts = new Map<string, string>();
  for (const [, id, body] of before.matchAll(/<!-- part ([\w-]+) -->\n([\s\S]*?)(?=\n<!-- part |$)/g)) {
    if (id && body) parts.set(id, body.trim());
  }
  parts.set(section.id, text);
  const ordered = [...parts].sort(([a], [b]) => (a < b ? -1 : 1));
  const body = ordered.map(([id, part]) => `<!-- part ${id} -->\n${part}\n`).join('\n');
  writeFileSync(DOCUMENT, `${HEAD}\n${body}`);
}

/** Markdown table. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, column) => (column === 0 ? '---' : '---:'))), ...rows.map(line)];
}

export function milliseconds(value: number | undefined): string {
  if (value === undefined || Number.isNaN(value)) return '–';
  if (value >= 10_000) return `${(value / 1000).toFixed(1)} s`;
  return value >= 100
    ? `${value.toFixed(0)} ms`
    : value >= 10
      ? `${value.toFixed(1)} ms`
      : `${value.toFixed(2)} ms`;
}

export function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(0)} MB`;
}

export function times(ratio: number): string {
  return Number.isFinite(ratio) ? `${ratio.toFixed(1)}×` : '–';
}

function machine(): string {
  const [cpu] = cpus();
  const model = cpu?.model.trim() || 'unnamed processor';
  return `${new Date().toISOString().slice(0, 10)}, ${cpus().length} × ${model}, ${Math.round(totalmem() / 2 ** 30)} GB, ${type()} ${release().split('-')[0]}, Node ${process.versions.node}.`;
}
