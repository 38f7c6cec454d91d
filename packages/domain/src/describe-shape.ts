const MAX_SHOWN = 3;

type ShapeIssue = { path: readonly PropertyKey[]; message: string };

/** What a validator found wrong with the shape of data, on one line: `counts.cards: Invalid input; …`. */
export function describeShape({ issues }: { issues: readonly ShapeIssue[] }): string {
  const shown = issues.slice(0, MAX_SHOWN).map(({ path, message }) => {
    const line = message.replace(/\s+/g, ' ');
    return path.length === 0 ? line : `${path.map(String).join('.')}: ${line}`;
  });
  const more = issues.length - shown.length;
  return more > 0 ? `${shown.join('; ')}; and ${more} more` : shown.join('; ');
}
