import type { DeckPage } from '@deckwright/contract/schemas';
import { listCurveBars } from '@deckwright/domain';
import type { Deferred } from '@deckwright/islands';
import { headView, toCommanderView } from '../../shared/lists/tile-lists.ts';
import { toDeckCards } from './average-deck-view.ts';

type WholeDeck = ReturnType<typeof deckView>;

/** What is only in the markup of a document. */
export const DEFERRED_DECK_PARTS = [
  'groups',
  'cards',
  'ownCards',
  'missingCards',
  'curve',
  'values',
] as const;

export type DeckView = Deferred<WholeDeck, (typeof DEFERRED_DECK_PARTS)[number]>;

/** As many cards as a sentence can name. */
const NAMED = 3;

/** The document of one deck without what its page does not show. */
export function deckView({ ownCards: given, ...page }: DeckPage) {
  const ownCards = isCompared(page) ? given : [];
  const frontName = ({ name }: { name: string }) => name.split(' // ')[0] ?? name;
  return {
    ...headView(page),
    /** The list by type, with the pictures. */
    cards: toDeckCards(page),
    /** Its parts, for the links to them. */
    parts: page.groups.map(({ kind, title, count }) => ({ kind, title, count })),
    ownCards: ownCards.map(toCommanderView),
    /** Names of some of its cards that the average deck lacks, and of those that it lacks itself. */
    names: {
      own: ownCards.slice(0, NAMED).map(frontName),
      missing: page.missingCards.slice(0, 1).map(frontName),
    },
    banned: page.groups.flatMap(({ lines }) =>
      lines.filter((line) => line.banned).map(({ name, url }) => ({ name, url })),
    ),
  };
}

/** A mean over one deck is that deck. */
export function isCompared({ average }: Pick<DeckPage, 'average'>): boolean {
  return average.numDecks > 1;
}

type CurveBar = { label: string; value: number; compared: number };

/** The deck's curve beside the average one, up to the last mana value that either has. */
export function compareCurves({ curve, average }: Pick<DeckPage, 'curve' | 'average'>): CurveBar[] {
  const averages = listCurveBars(average.curve);
  const bars = listCurveBars(curve).map((bar, index) => ({
    ...bar,
    compared: averages[index]?.value ?? 0,
  }));
  // A lower average is not seen as a line.
  const last = bars.findLastIndex(({ value, compared }) => value > 0 || compared >= 0.05);
  return bars.slice(0, last + 1);
}

/** "+0.3", "−2.6", "±0" beside an average, to a tenth. */
export function formatDifference(value: number, average: number): string {
  const difference = Math.round((value - average) * 10) / 10;
  if (difference === 0) return '±0';
  return `${difference > 0 ? '+' : '−'}${Math.abs(difference)}`;
}
