/** Characters of a query that fit on the narrowest phone. */
const WIDTH = 30;

/** The part of the query around an error, one line long, and the line of carets below it. */
export function problemExcerpt(
  q: string,
  problem: { from: number; to: number },
): { line: string; carets: string } {
  const from = Math.min(problem.from, q.length);
  const start = Math.max(0, Math.min(from - WIDTH / 3, q.length - WIDTH + 1));
  const at = Math.floor(start);
  const lead = at > 0 ? '…' : '';
  const end = at + WIDTH;
  const tail = end < q.length ? '…' : '';
  const line = `${lead}${q.slice(at, end).replace(/\s/g, ' ')}${tail}`;
  const length = Math.max(1, Math.min(problem.to, end) - from);
  return { line, carets: ' '.repeat(from - at + lead.length) + '^'.repeat(length) };
}
