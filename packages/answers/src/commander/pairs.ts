import type { CardEntry } from '@deckwright/contract';
import { type PairKind, pairKind } from '@deckwright/domain';
import type { CommanderRank } from '@deckwright/engine/query';
import { commanderView, present } from '../card/index.ts';
import type { LoadedSnapshot, ViewContext } from '../snapshot/index.ts';

/** Two commanders, their decks in a window, and the decks saved since their release. */
export type Pair = Pick<CommanderRank, 'commander' | 'decks' | 'potentialDecks' | 'effectiveDecks'> & {
  kind: PairKind;
};

export const PAIR_KIND_LABELS: Readonly<Record<PairKind, string>> = {
  partner: 'Partner',
  'partner-with': 'Partner with',
  'partner-text': 'Friends forever and the like',
  background: 'Background',
  'doctors-companion': 'Doctor’s companion',
};

/** The pairs among ranked commanders, in their order. */
export function pairsAmong({ cards, commanders }: LoadedSnapshot, ranks: readonly CommanderRank[]): Pair[] {
  return ranks.flatMap(({ commander, decks, potentialDecks, effectiveDecks }) => {
    const [first, second] = commanders.getCards(commander).map((index) => cards[index]);
    const kind = first && second ? pairKind(first, second) : null;
    return kind === null ? [] : [{ commander, decks, potentialDecks, effectiveDecks, kind }];
  });
}

/** Pairs as list entries, ranked among `all` pairs of the list; ties share a rank. */
export function pairViews(context: ViewContext, shown: readonly Pair[], all: readonly Pair[]): CardEntry[] {
  return present(
    shown.map(({ commander, decks, potentialDecks, effectiveDecks }) =>
      commanderView(context, commander, {
        numDecks: decks,
        potentialDecks,
        effectiveDecks,
        rank: 1 + all.filter((other) => other.decks > decks).length,
        previousRank: null,
      }),
    ),
  );
}
