import type { DeckTable } from './deck-table.ts';

/**
 * Orders decks with the same list by what else is known of them: the later stated date, an owner's bracket, counted
 * basics, a companion and tags come first. 0 if nothing but their ids and sources tells them apart.
 */
export function compareDetails(table: DeckTable, a: number, b: number): number {
  const byDate = table.statedDay(b) - table.statedDay(a);
  if (byDate !== 0) return byDate;
  const [one, two] = [table.getList(a), table.getList(b)];
  return (
    (two.bracket ?? 0) - (one.bracket ?? 0) ||
    Number(one.basicsEstimated) - Number(two.basicsEstimated) ||
    two.basics - one.basics ||
    two.estimatedBracket - one.estimatedBracket ||
    (two.companion ?? -1) - (one.companion ?? -1) ||
    two.tags.length - one.tags.length ||
    compareTexts(one.tags.join('\n'), two.tags.join('\n')) ||
    compareTexts(toText(table.countCopies(a)), toText(table.countCopies(b)))
  );
}

function toText(copies: readonly (readonly [position: number, copies: number])[]): string {
  return copies
    .map(([position, count]) => `${position}:${count}`)
    .sort()
    .join();
}

function compareTexts(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
