/** `problem`: something does not work or soon will not. `warning`: works, but not the way most operators want. */
export type Finding = { state: 'ok' | 'warning' | 'problem'; what: string; text: string };

export const finding = (state: Finding['state'], what: string, text: string): Finding => ({
  state,
  what,
  text,
});

/** One line per finding, in columns. */
export function findingLines(findings: readonly Finding[]): string[] {
  const width = Math.max(...findings.map(({ what }) => what.length));
  return findings.map(({ state, what, text }) => `${state.padEnd(7)}  ${what.padEnd(width)}  ${text}`);
}

/** In decimal megabytes or gigabytes. */
export function sizeLabel(bytes: number): string {
  return bytes < 1e9 ? `${Math.round(bytes / 1e6)} MB` : `${(bytes / 1e9).toFixed(1)} GB`;
}
