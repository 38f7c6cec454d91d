import type { ProposalFacts } from '../proposal/card-facts.ts';

/** In how many of the catalog's spells each word, and each pair of words that follow each other, occurs. */
export type Wording = { spells: number; counts: ReadonlyMap<string, number> };

/** Words that say nothing of what a card does. */
const FILLER = new Set(
  (
    'a an and any another are as at be been by can card cards do does each end equal for four from has have if in instead ' +
    'into is it its may number of on one or other that the their them then these they this those three to turn two until ' +
    'up when whenever where with would x you your'
  ).split(' '),
);
/** Fewer spells say too little about a word. */
const MIN_SPELLS = 3;
/** Other cards of a list that a word needs. */
const MIN_OTHERS = 3;

/** Counts the wording of all spells, a few hundred milliseconds for a whole catalog. */
export function countWording(facts: ProposalFacts): Wording {
  const counts = new Map<string, number>();
  for (const spell of facts.spells)
    for (const term of readTerms(facts.words(spell))) counts.set(term, (counts.get(term) ?? 0) + 1);
  for (const [term, count] of counts) if (count < MIN_SPELLS) counts.delete(term);
  return { spells: facts.spells.length, counts };
}

/**
 * How much a card's rules text says what the other cards of a list say as well: for its most telling word or pair of words,
 * by how many standard deviations (of a Poisson count, with one added to its mean) more of the other cards contain it than
 * as many spells of the catalog would. 0 where nothing is said more often; 7 and more is a plan that no theme has to name.
 * @param list positions of the other nonland cards, each once; the card itself is left out
 */
export function commonWording(
  facts: ProposalFacts,
  { spells, counts }: Wording,
  list: readonly number[],
): (card: number) => number {
  const terms = new Map(list.map((card) => [card, readTerms(facts.words(card))]));
  const inList = new Map<string, number>();
  for (const each of terms.values()) for (const term of each) inList.set(term, (inList.get(term) ?? 0) + 1);
  return (card) => {
    const own = terms.get(card);
    let highest = 0;
    for (const term of own ?? readTerms(facts.words(card))) {
      const others = (inList.get(term) ?? 0) - (own ? 1 : 0);
      const usual = counts.get(term);
      if (others < MIN_OTHERS || usual === undefined) continue;
      const expected = (usual / spells) * list.length;
      highest = Math.max(highest, (others - expected) / Math.sqrt(expected + 1));
    }
    return highest;
  };
}

function readTerms(text: string): Set<string> {
  const words = text.replaceAll(/\{[^{}]*\}/g, ' ').match(/[a-z0-9'+/-]+/g) ?? [];
  const terms = new Set<string>();
  words.forEach((word, index) => {
    const next = words[index + 1];
    if (!FILLER.has(word) && !/^\d+$/.test(word)) terms.add(word);
    if (next !== undefined && !(FILLER.has(word) && FILLER.has(next))) terms.add(`${word} ${next}`);
  });
  return terms;
}
