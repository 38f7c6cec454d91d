import { colorsOf, commanderKey, isWithin, mayLead, mayPair } from '@deckwright/domain';
import type { LoadedSnapshot } from '../snapshot/loaded-snapshot.ts';

export type CommanderGuess = {
  /** Positions in the snapshot's cards: one, or two that may pair. */
  commanders: number[];
  /** Others of the list that could lead it as well, each one or two cards, the likeliest first. */
  others: number[][];
};

/** Pairs are tried among so many cards with a partner at most. */
const MOST_PARTNERS = 24;
const MOST_OTHERS = 5;
/** Candidates that fit the colors alike and are told apart by their decks. */
const MOST_TRIED = 12;
const PRIOR_DECKS = 10;

/**
 * Who leads a list that marks nobody. Of the cards that may lead, alone or as a pair, the one that leaves the fewest
 * cards outside its colors and has the fewest colors besides wins, each card outside as bad as a color too many: a deck
 * plays few cards outside its colors, and a five-color legend among the ninety-nine fits every deck. Between equals the
 * head of the list, then the one whose own decks play such cards more than decks do. Null where no card may lead.
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
        cost: outside + colorsOf(identity).length,
        isHead: commanders.every((index) => cards.indexOf(index) < commanders.length),
      };
    },
  );
  candidates.sort((a, b) => a.cost - b.cost || Number(b.isHead) - Number(a.isHead));
  const [first] = candidates;
  if (!first) return null;
  const equal = candidates.filter(({ cost, isHead }) => cost === first.cost && isHead === first.isHead);
  const tried = equal.slice(0, MOST_TRIED);
  const fits = await Promise.all(tried.map(({ commanders }) => fitOf(snapshot, commanders, cards)));
  const order = tried
    .map(({ commanders }, at) => ({ commanders, fit: fits[at] ?? 0 }))
    .sort((a, b) => b.fit - a.fit || ledBy(snapshot, b.commanders) - ledBy(snapshot, a.commanders));
  // Those that were tried stand at the front of the candidates.
  const [best, ...others] = [...order, ...candidates.slice(tried.length)];
  return {
    commanders: best?.commanders ?? first.commanders,
    others: others.slice(0, MOST_OTHERS).map(({ commanders }) => commanders),
  };
}

/**
 * How much likelier the cards are in this commander's decks than in all, as a sum of logarithms of rates that are each
 * taken as if PRIOR_DECKS further decks had played the card as all do; 0 without a deck.
 */
async function fitOf(
  snapshot: LoadedSnapshot,
  commanders: readonly number[],
  cards: readonly number[],
): Promise<number> {
  const commander = indexOf(snapshot, commanders);
  if (commander === null) return 0;
  const played = await snapshot.ask('played', { commander });
  const held = new Map(Array.from(played.cards, (card, at) => [card, played.numDecks[at] ?? 0]));
  const own = snapshot.commanders.decksOf(commander);
  const all = snapshot.manifest.counts.decks;
  return cards.reduce((sum, card) => {
    if (commanders.includes(card)) return sum;
    const rate = ((snapshot.overview.cardDecks[card] ?? 0) + 1) / (all + 2);
    return sum + Math.log(((held.get(card) ?? 0) + PRIOR_DECKS * rate) / ((own + PRIOR_DECKS) * rate));
  }, 0);
}

function pairsAmong(snapshot: LoadedSnapshot, cards: readonly number[]): number[][] {
  const partners = cards
    .filter((index) => {
      const lead = snapshot.cards[index]?.lead;
      return lead !== undefined && (lead.isBackground || lead.canLead);
    })
    .slice(0, MOST_PARTNERS);
  return partners.flatMap((first, at) =>
    partners.slice(at + 1).flatMap((second) => {
      const [a, b] = [snapshot.cards[first], snapshot.cards[second]];
      return a && b && mayPair(a, b) ? [[first, second]] : [];
    }),
  );
}

function ledBy(snapshot: LoadedSnapshot, leaders: readonly number[]): number {
  const index = indexOf(snapshot, leaders);
  return index === null ? 0 : snapshot.commanders.decksOf(index);
}

function indexOf({ cards, commanders }: LoadedSnapshot, leaders: readonly number[]): number | null {
  return commanders.indexOf(commanderKey(leaders.map((leader) => cards[leader]?.slug ?? '')));
}
