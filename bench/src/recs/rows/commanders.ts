import type { Corpus, CountedDeck } from '../load-decks.ts';
import { withoutNearCopies } from '../near-copies.ts';
import { toQuery } from '../queries.ts';
import { trainOn } from '../training.ts';
import { type Choice, drawDecks, hashText, type Part, type Setting } from './row.ts';

const TENTHS = 10;
const FOLDS = 5;

/**
 * Commanders held out completely, with all their decks: a tenth of them per fold; a pair counts as one. Five folds are
 * for the result, the other five for choosing.
 */
export function commandersSetting(corpus: Corpus, choice: Choice): Setting {
  return {
    key: 'commanders',
    rows: { commanders: 'Commanders without a deck' },
    parts: () => commanderParts(corpus, choice),
  };
}

function* commanderParts(corpus: Corpus, { validation, seed, max }: Choice): Generator<Part> {
  for (let fold = 0; fold < FOLDS; fold++) {
    const tenth = fold + (validation ? FOLDS : 0);
    const isOut = (deck: CountedDeck): boolean => hashText(getCommanderKey(corpus, deck)) % TENTHS === tenth;
    const decks = corpus.decks.filter((deck) => !isOut(deck));
    const training = trainOn(corpus, decks);
    const out = corpus.decks.filter(isOut);
    const distinct = drawDecks(withoutNearCopies(out, decks, corpus.cards), max);
    const queries = distinct.map((deck) =>
      toQuery(deck, corpus.cards, training.indexOf, { seed: seed * 100_003 + (hashText(deck.id) % 100_003) }),
    );
    yield { training, queried: [{ rows: ['commanders'], queries }] };
  }
}

function getCommanderKey({ cards }: Corpus, { commanders }: CountedDeck): string {
  return commanders
    .map((card) => cards[card]?.slug)
    .sort()
    .join(' ');
}
