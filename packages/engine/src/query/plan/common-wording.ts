import type { ProposalFacts } from '../proposal/card-facts.ts';

/** The wording of a catalog's spells; a term is a word, or a pair of words that follow each other. */
export type Wording = {
  spells: number;
  /** By number of a term: in how many of the spells it occurs. */
  counts: Uint32Array;
  /** The numbers of the terms of a card; terms that only one or two spells have are left out. */
  terms: (card: number) => Uint32Array;
};

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

/** What mana a card makes: cards of any list speak of it, and it is no plan. */
const MAKES_MANA = /\badd (?:\{|an additional|an amount|one mana|two mana|three mana|that much)[^.]*/g;

const NONE = new Uint32Array();

/** Counts the wording of all spells, a few hundred milliseconds for a whole catalog. */
export function countWording(facts: ProposalFacts): Wording {
  const found = new Map<string, number>();
  const counts: number[] = [];
  const ofSpell = facts.spells.map((spell) => {
    const terms: number[] = [];
    for (const term of readTerms(facts.words(spell))) {
      const number = found.get(term) ?? found.size;
      if (number === found.size) found.set(term, number);
      counts[number] = (counts[number] ?? 0) + 1;
      terms.push(number);
    }
    return terms;
  });
  const isCommon = (term: number): boolean => counts[term]! >= MIN_SPELLS;
  for (const [term, number] of found) if (!isCommon(number)) found.delete(term);
  const terms: (Uint32Array | undefined)[] = [];
  facts.spells.forEach((spell, index) => {
    terms[spell] = Uint32Array.from(ofSpell[index]!.filter(isCommon));
  });
  return {
    spells: facts.spells.length,
    counts: Uint32Array.from(counts),
    terms: (card) => {
      // Not a spell that may be advised, such as a banned one, but in a list all the same.
      terms[card] ??= facts.cards[card]
        ? Uint32Array.from([...readTerms(facts.words(card))].flatMap((term) => found.get(term) ?? []))
        : NONE;
      return terms[card];
    },
  };
}

/**
 * How much a card's rules text says what the other cards of a list say as well: for its most telling term, by how many
 * standard deviations (of a Poisson count, with one added to its mean) more of the other cards contain it than as many spells
 * of the catalog would. 0 where nothing is said more often; 7 and more is a plan that no theme has to name.
 * @param list positions of the other nonland cards, each once; the card itself is left out
 */
export function commonWording(
  { spells, counts, terms }: Wording,
  list: readonly number[],
): (card: number) => number {
  const inList = new Map<number, number>();
  for (const card of list) for (const term of terms(card)) inList.set(term, (inList.get(term) ?? 0) + 1);
  const isListed = new Set(list);
  return (card) => {
    const self = isListed.has(card) ? 1 : 0;
    let highest = 0;
    for (const term of terms(card)) {
      const others = (inList.get(term) ?? 0) - self;
      if (others < MIN_OTHERS) continue;
      const expected = (counts[term]! / spells) * list.length;
      highest = Math.max(highest, (others - expected) / Math.sqrt(expected + 1));
    }
    return highest;
  };
}

function readTerms(text: string): Set<string> {
  const words =
    text
      .replaceAll(MAKES_MANA, ' ')
      .replaceAll(/\{[^{}]*\}/g, ' ')
      .match(/[a-z0-9'+/-]+/g) ?? [];
  const terms = new Set<string>();
  words.forEach((word, index) => {
    const next = words[index + 1];
    if (!FILLER.has(word) && !/^\d+$/.test(word)) terms.add(word);
    if (next !== undefined && !(FILLER.has(word) && FILLER.has(next))) terms.add(`${word} ${next}`);
  });
  return terms;
}
