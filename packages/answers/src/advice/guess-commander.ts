import { commanderKey, isWithin, listColors, mayLead, mayPair } from '@deckwright/domain';
import type { LoadedSnapshot } from '../snapshot/index.ts';

export type CommanderGuess = {
  /** Positions in the snapshot's cards: one, or two legal partners. */
  commanders: number[];
  /** Alternatives from the list, each one or two cards, likeliest first. */
  others: number[][];
};

/** Pairs are tried among at most this many cards that can have a partner. */
const MAX_PARTNERS = 24;
const MAX_OTHERS = 5;
/** Maximum number of candidates with the same color fit that are compared by their decks. */
const MAX_TRIED = 12;
const PRIOR_DECKS = 10;

/**
 * Guesses the commander of a list that does not mark one. Among the cards, or pairs, that are legal as commanders, it
 * takes the one with the lowest sum of cards outside its color identity and number of its colors: a deck runs few cards
 * outside its colors, but a five-color legend in the 99 would fit every deck. Ties go to the first card of the list,
 * then to the one whose decks run these cards more than decks in general do. Null if no card is legal as a commander.
 *
 * @param cards positions in the snapshot's cards, each once, in the order of the list
 */
export async function guessCommander(
  snapshot: LoadedSnapshot,
  cards: readonly number[],
): Promise<CommanderGuess | null> {
  const among = cards.flatMap((index) => snapshot.cards[index] ?? []);
  const singles = cards.filter((index) => {
    const card = snapshot.cards[index];
    return card !== undefined && mayLead([card]);
  });
  const candidates = [...singles.map((index) => [index]), ...pairsAmong(snapshot, cards)].map(
    (commanders) => {
      const identity = commanders.reduce(
        (bits, index) => bits | (snapshot.cards[index]?.colorIdentity ?? 0),
        0,
      );
      const outside = among.filter((card) => !isWithin(card.colorIdentity, identity)).length;
      return {
        commanders,
        cost: outside + listColors(identity).length,
        isHead: commanders.every((index) => cards.indexOf(index) < commanders.length),
      };
    },
  );
  candidates.sort((a, b) => a.cost - b.cost || Number(b.isHead) - Number(a.isHead));
  const [first] = candidates;
  if (!first) return null;
  const equal = candidates.filter(({ cost, isHead }) => cost === first.cost && isHead === first.isHead);
  const tried = equal.slice(0, MAX_TRIED);
  const fits = await Promise.all(tried.map(({ commanders }) => computeFit(snapshot, commanders, cards)));
  const order = tried
    .map(({ commanders }, at) => ({ commanders, fit: fits[at] ?? 0 }))
    .sort((a, b) => b.fit - a.fit || decksWith(snapshot, b.commanders) - decksWith(snapshot, a.commanders));
  // The tried candidates are at the front.
  const [best, ...others] = [...order, ...candidates.slice(tried.length)];
  return {
    commanders: best?.commanders ?? first.commanders,
    others: others.slice(0, MAX_OTHERS).map(({ commanders }) => commanders),
  };
}

/**
 * Log-likelihood ratio of the cards in this commander's decks compared with all decks. Each rate is computed as if
 * PRIOR_DECKS more decks had played the card at the overall rate. 0 without decks.
 */
async function computeFit(
  snapshot: LoadedSnapshot,
  commanders: readonly number[],
  cards: readonly number[],
): Promise<number> {
  const commander = indexOf(snapshot, commanders);
  if (commander === null) return 0;
  const played = await snapshot.ask('played', { commander });
  const decksByCard = new Map(Array.from(played.cards, (card, at) => [card, played.numDecks[at] ?? 0]));
  const own = snapshot.commanders.getDecks(commander);
  const all = snapshot.manifest.counts.decks;
  return cards.reduce((sum, card) => {
    if (commanders.includes(card)) return sum;
    const rate = ((snapshot.overview.cardDecks[card] ?? 0) + 1) / (all + 2);
    return sum + Math.log(((decksByCard.get(card) ?? 0) + PRIOR_DECKS * rate) / ((own + PRIOR_DECKS) * rate));
  }, 0);
}

function pairsAmong(snapshot: LoadedSnapshot, cards: readonly number[]): number[][] {
  const partners = cards
    .filter((index) => {
      const lead = snapshot.cards[index]?.lead;
      return lead !== undefined && (lead.isBackground || lead.canLead);
    })
    .slice(0, MAX_PARTNERS);
  return partners.flatMap((first, at) =>
    partners.slice(at + 1).flatMap((second) => {
      const [a, b] = [snapshot.cards[first], snapshot.cards[second]];
      return a && b && mayPair(a, b) ? [[first, second]] : [];
    }),
  );
}

function decksWith(snapshot: LoadedSnapshot, commanders: readonly number[]): number {
  const index = indexOf(snapshot, commanders);
  return index === null ? 0 : snapshot.commanders.getDecks(index);
}

function indexOf({ cards, commanders }: LoadedSnapshot, commanderCards: readonly number[]): number | null {
  return commanders.indexOf(commanderKey(commanderCards.map((commander) => cards[commander]?.slug ?? '')));
}
