import type { Card } from '@deckwright/domain';
import type { DeckTable } from './deck-table.ts';

/** A counted deck with something odd in its list. */
type ListedExample = { source: number; id: string; detail: string };

/** What the lists of the counted decks had that the numbers take otherwise. */
export type ListSummary = {
  /** Decks with more copies of a card than the rules allow, which count as allowed. */
  extraCopies: { decks: number; examples: ListedExample[] };
  /** Decks whose cards missing to 100 count as basics, and those that have more than `MANY_BASICS` then. */
  filled: { decks: number; many: number; examples: ListedExample[] };
};

/** More basic lands than nearly any deck has lands: with more, it is likely that cards are missing from the list. */
export const MANY_BASICS = 38;

const EXAMPLES = 3;

/** Looks at the lists of the counted decks, given by their numbers in the table. */
export function summarizeLists(
  table: DeckTable,
  decks: Iterable<number>,
  cards: readonly Pick<Card, 'name'>[],
): ListSummary {
  const extraCopies: ListSummary['extraCopies'] = { decks: 0, examples: [] };
  const filled: ListSummary['filled'] = { decks: 0, many: 0, examples: [] };
  const add = (examples: ListedExample[], deck: number, detail: string): void => {
    if (examples.length < EXAMPLES)
      examples.push({ source: table.getSource(deck), id: table.toId(deck), detail });
  };
  for (const deck of decks) {
    const extras = table.getExtraCopies(deck);
    if (extras.length > 0) {
      extraCopies.decks += 1;
      const named = extras.map(([position, copies]) => `${copies} ${cards[position]?.name ?? ''}`);
      add(extraCopies.examples, deck, named.join(', '));
    }
    const basics = table.getEstimatedBasics(deck);
    if (basics > 0) filled.decks += 1;
    if (basics <= MANY_BASICS) continue;
    filled.many += 1;
    add(filled.examples, deck, `${basics} basic lands`);
  }
  return { extraCopies, filled };
}
