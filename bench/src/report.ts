import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, release, totalmem, type } from 'node:os';
import { fileURLToPath } from 'node:url';
import { MEASURED_DOCUMENTS, MEASURED_PATHS } from './measured-paths.data.ts';
import { IS_TOY } from './size.ts';
import { currentCommit, isModified, readPart, readParts, statusLines, toPartStatus } from './status.ts';

/** One part of docs/BENCHMARKS.md; `lines` are Markdown, `failures` what could not be measured though it should. */
export type Section = { id: string; title: string; lines: string[]; failures?: readonly string[] };

/** As the program starts: a run takes minutes, and somebody may commit meanwhile. */
const COMMIT = currentCommit();
const [LOAD = 0] = loadavg();

const ROOT = new URL('../../', import.meta.url);
const DOCUMENT = new URL('docs/BENCHMARKS.md', ROOT);

const HEAD = `# Benchmarks

Written by \`npm run bench\`; each part is replaced by the last run that measured it and carries its date and commit. Ratios hold
better than absolute times. Times are medians of runs that took turns.
`;

/** Prints the section and replaces the one with its id in the document; a toy run only prints it. */
export function publish(section: Section): void {
  const text = `## ${section.title}\n\n${provenance(section.id)}\n\n${section.lines.join('\n')}`;
  console.log(`\n${text}\n`);
  if (IS_TOY) return;
  const parts = readBodies();
  parts.set(section.id, text);
  write(parts);
}

/** Prints which parts measure what has changed since, and writes it at the head of the document. */
export function publishStatus(): void {
  console.log(write(readBodies()).join('\n'));
}

function readBodies(): Map<string, string> {
  const before = existsSync(DOCUMENT) ? readFileSync(DOCUMENT, 'utf8') : '';
  const parts = new Map<string, string>();
  for (const [, id, body] of before.matchAll(/<!-- part ([\w-]+) -->\n([\s\S]*?)(?=\n<!-- part |$)/g)) {
    if (id && body) parts.set(id, body.trim());
  }
  return parts;
}

/** @returns the lines of the status */
function write(parts: ReadonlyMap<string, string>): string[] {
  const body = [...parts]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([id, part]) => `<!-- part ${id} -->\n${part}\n`)
    .join('\n');
  const commit = COMMIT ?? 'unknown';
  const documents = Object.keys(MEASURED_DOCUMENTS).map((path) =>
    readPart(path, readFileSync(fileURLToPath(new URL(path, ROOT)), 'utf8')),
  );
  const status = statusLines(toPartStatus([...readParts(body), ...documents], commit), commit);
  writeFileSync(DOCUMENT, `${HEAD}\n${status.join('\n')}\n\n${body}`);
  return status;
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

export function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}

export function times(ratio: number): string {
  return Number.isFinite(ratio) ? `${ratio.toFixed(1)}×` : '–';
}

/**
 * When, from which code and on which machine a part is measured, and how many other programs it had to share the processors
 * with; `status.ts` reads it.
 */
function provenance(id: string): string {
  const [cpu] = cpus();
  const model = cpu?.model.trim() || 'unnamed processor';
  const changed = COMMIT !== null && isModified(MEASURED_PATHS[id] ?? []) ? ' with later changes' : '';
  return `${new Date().toISOString().slice(0, 10)}, commit \`${COMMIT ?? 'unknown'}\`${changed}, ${cpus().length} × ${model}, ${Math.round(totalmem() / 2 ** 30)} GB, ${type()} ${release().split('-')[0]}, Node ${process.versions.node}, load ${LOAD.toFixed(1)} at the start.`;
}
