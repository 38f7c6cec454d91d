import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { MEASURED_DOCUMENTS, MEASURED_PATHS } from './measured-paths.data.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** A part of docs/BENCHMARKS.md, or a document of its own; null where the text does not say it. */
export type MeasuredPart = { name: string; date: string | null; commit: string | null; isRetired: boolean };

/** Whether what a part measures has changed since; null if the history does not tell. */
export type PartStatus = MeasuredPart & { isChanged: boolean | null };

const PART = /<!-- part ([\w-]+) -->\n([\s\S]*?)(?=\n<!-- part |$)/g;
const MEASURED = /^(\d{4}-\d\d-\d\d), commit `([0-9a-f]{8,40})`/m;
/** How a part says that nothing measures it any more. */
export const RETIRED = 'No longer measured';

/** The parts of docs/BENCHMARKS.md, in their order. */
export function readParts(text: string): MeasuredPart[] {
  return [...text.matchAll(PART)].map(([, name = '', body = '']) => readPart(name, body));
}

/** When and at which commit the figures of a text were measured: the first line that says so. */
export function readPart(name: string, text: string): MeasuredPart {
  const [, date = null, commit = null] = MEASURED.exec(text) ?? [];
  return { name, date, commit, isRetired: text.includes(RETIRED) };
}

/**
 * What is wrong with the parts: figures without a commit, parts that nothing measures and that do not say so, and measured
 * paths that do not exist.
 * @returns one sentence each
 */
export function checkParts(
  parts: readonly MeasuredPart[],
  paths: Readonly<Record<string, readonly string[]>>,
  exists: (path: string) => boolean,
): string[] {
  const missing = Object.entries(paths).flatMap(([name, measured]) =>
    measured.filter((path) => !exists(path)).map((path) => `${name} measures ${path}, which does not exist`),
  );
  return [
    ...parts.flatMap(({ name, commit, isRetired }) => [
      ...(commit === null ? [`${name} does not say at which commit it was measured`] : []),
      ...(name in paths || isRetired ? [] : [`nothing measures ${name}, and it does not say "${RETIRED}"`]),
    ]),
    ...missing,
  ];
}

/** The status of each part at a commit. */
export function toPartStatus(parts: readonly MeasuredPart[], at: string): PartStatus[] {
  const paths = { ...MEASURED_PATHS, ...MEASURED_DOCUMENTS };
  return parts.map((part) => ({
    ...part,
    isChanged:
      part.commit === null || part.isRetired ? null : changedBetween(part.commit, at, paths[part.name] ?? []),
  }));
}

/** Markdown lines that say at which commit the status was taken, and for each part whether it still holds. */
export function statusLines(status: readonly PartStatus[], at: string): string[] {
  return [
    `What has changed since a part was measured, as of commit \`${at}\` (\`npm run bench -- --status\` writes this table):`,
    '',
    '| part | measured | commit | what it measures |',
    '| --- | --- | --- | --- |',
    ...status.map(
      (part) => `| ${part.name} | ${part.date ?? '–'} | \`${part.commit ?? '–'}\` | ${wordFor(part)} |`,
    ),
  ];
}

function wordFor({ isRetired, isChanged }: PartStatus): string {
  if (isRetired) return 'no longer measured';
  if (isChanged === null) return 'not in this history';
  return isChanged ? 'has changed since' : 'unchanged';
}

/** Short hash of the commit that is checked out; null in a tree without a history. */
export function currentCommit(): string | null {
  return git('rev-parse', '--short=8', 'HEAD')?.trim() ?? null;
}

/** Whether the tree differs from the commit that is checked out, in these paths. */
export function isModified(paths: readonly string[]): boolean {
  return (git('status', '--porcelain', '--', ...paths) ?? '') !== '';
}

/** Whether all commits are there; not so in a shallow clone or an exported tree. */
export function hasWholeHistory(): boolean {
  return git('rev-parse', '--is-shallow-repository')?.trim() === 'false';
}

function changedBetween(from: string, to: string, paths: readonly string[]): boolean | null {
  const commits = git('rev-list', '--count', `${from}..${to}`, '--', ...paths);
  return commits === null ? null : Number(commits) > 0;
}

function git(...args: string[]): string | null {
  const { status, stdout } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' });
  return status === 0 ? stdout : null;
}
