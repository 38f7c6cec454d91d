import type { Reason } from '@deckwright/engine/query';
import type { LoadedSnapshot } from '../snapshot/loaded-snapshot.ts';
import { decks, percent } from './words.ts';

/** A reason of the engine as a player reads it: "in 81% of 558 decks with Sanguine Bond". */
export function reasonWords(snapshot: LoadedSnapshot, reason: Reason): string {
  const { sample } = snapshot.manifest;
  switch (reason.kind) {
    case 'with':
      return `in ${percent(reason.share)} of ${decks(reason.decks, sample)} with ${nameOf(snapshot, reason.card)}`;
    case 'commander':
      return `in ${percent(reason.share)} of ${decks(reason.decks, sample)} with this commander`;
    case 'similar-decks':
      return `in ${percent(reason.share)} of the ${decks(reason.decks, sample)} most like yours`;
    case 'lift':
      return `×${reason.factor.toFixed(1)} as often here as in other decks that could hold it`;
    case 'redundant':
      return `one of ${reason.count} cards for ${reason.role}; decks like yours hold ${reason.average.toFixed(1)}`;
    case 'weak-fit':
      return `in only ${percent(reason.share)} of ${decks(reason.decks, sample)} like yours`;
    case 'replaced-by':
      return `decks like yours hold ${nameOf(snapshot, reason.card)} in its place`;
  }
}

function nameOf(snapshot: LoadedSnapshot, card: number): string {
  return snapshot.cards[card]?.name ?? 'a card';
}
