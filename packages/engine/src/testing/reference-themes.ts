import type { EngineCard, EngineDeck } from '../build/types.ts';

/*
 * Themes of decks in the slowest obvious way: every number from the decks themselves, by sorting and counting.
 * Constants written out. Shares no code with the engine.
 */

type Kind = 'theme' | 'kindred';
type Lean = 'seldom' | null;
type List = Pick<EngineDeck, 'commanders' | 'cards'>;

export type ThemeWorld = {
  cards: readonly EngineCard[];
  decks: readonly EngineDeck[];
  kinds: readonly Kind[];
  leans: readonly Lean[];
  /** Preconstructed lists. */
  usual: readonly List[];
};

const toKey = ({ cards }: ThemeWorld, deck: List): string =>
  deck.commanders
    .map((card) => cards[card]?.slug)
    .sort()
    .join('-');

const getColors = ({ cards }: ThemeWorld, deck: List): number =>
  deck.commanders.reduce((bits, card) => bits | (cards[card]?.identity ?? 0), 0);

const holds = (deck: List, card: number): boolean => deck.cards.indexOf(card) >= 0;

/** The share of the lists that hold the card, of those whose colors allow it; none of fewer than 20. */
function getShare(world: ThemeWorld, lists: readonly List[], card: number): number {
  const identity = world.cards[card]?.identity ?? 0;
  const could = lists.filter((list) => (getColors(world, list) & identity) === identity);
  return could.length < 20 ? 0 : lists.filter((list) => holds(list, card)).length / could.length;
}

/** In twentieths: all of them up to a tenth of the decks, none from half of them on. */
function weightIn(world: ThemeWorld, others: readonly List[], card: number): number {
  const share = Math.max(getShare(world, others, card), getShare(world, world.usual, card));
  const left = (0.5 - share) / (0.5 - 0.1);
  return Math.round(20 * (left > 1 ? 1 : left < 0 ? 0 : left));
}

const withoutTheme = (world: ThemeWorld, deck: List): EngineDeck[] =>
  world.decks.filter((other) => toKey(world, other) !== toKey(world, deck));

type Sums = { weightInDecks: number; weight: number; is: number; creatures: number };

function sumUp(world: ThemeWorld, list: readonly number[], theme: number, weigh: (card: number) => number) {
  const sums = { weightInDecks: 0, cards: 0, weight: 0, care: 0, is: 0, creatures: 0 };
  for (const position of list) {
    const card = world.cards[position];
    if (!card || card.basic) continue;
    const weight = weigh(position);
    if (card.type !== 7) sums.weight += weight;
    if (card.type === 0) sums.creatures += 1;
    const facts = card.themes;
    if (!facts) continue;
    if (facts.themes.indexOf(theme) >= 0) {
      sums.weightInDecks += weight;
      sums.cards += 1;
    }
    const isOne = facts.everyType || facts.is.indexOf(theme) >= 0;
    if (world.kinds[theme] === 'kindred' && isOne && card.type === 0) sums.is += 1;
    if (world.kinds[theme] === 'kindred' && (isOne || facts.names.indexOf(theme) >= 0)) sums.care += 1;
  }
  return sums;
}

const total = (all: readonly Sums[], what: keyof Sums): number =>
  all.reduce((sum, one) => sum + one[what], 0);
const part = (some: number, of: number): number => (of > 0 ? some / of : 0);

/** Numbers of the deck's themes: its tags ascending, then the others from the best on. */
export function refThemes(world: ThemeWorld, deck: EngineDeck): number[] {
  const { cards, decks, kinds, usual } = world;
  const others = withoutTheme(world, deck);
  const sameColors = others.filter((other) => getColors(world, other) === getColors(world, deck));
  const reference = sameColors.length >= 100 ? sameColors : others;
  const within = cards.flatMap((card, position) =>
    (card.identity | getColors(world, deck)) === getColors(world, deck) ? [position] : [],
  );
  const weightsBy = new Map<string, number>();
  const weigh = (list: List | null) => (card: number) => {
    const key = `${list ? toKey(world, list) : ''} ${card}`;
    const weight = weightsBy.get(key) ?? weightIn(world, list ? withoutTheme(world, list) : decks, card);
    weightsBy.set(key, weight);
    return weight;
  };
  const commanders = deck.commanders.flatMap((card) => cards[card]?.themes ?? []);
  const requested = commanders.flatMap(({ asks }) => asks ?? []);
  const typesRequested = new Set(requested.filter((theme) => kinds[theme] === 'kindred'));
  const scores = kinds.flatMap((kind, theme) => {
    const own = sumUp(world, deck.cards, theme, weigh(deck));
    const catalog = sumUp(world, within, theme, () => 20);
    const precons = usual.map((list) => sumUp(world, [...new Set(list.cards)], theme, weigh(null)));
    const around = reference.map((other) => sumUp(world, other.cards, theme, weigh(other)));
    const isRequested = requested.indexOf(theme) >= 0;
    const seldom = world.leans[theme] === 'seldom' ? 1.3 : 0;
    if (kind === 'theme') {
      const printed = Math.max(
        0.002,
        part(catalog.weightInDecks, catalog.weight) / 2,
        part(total(precons, 'weightInDecks'), total(precons, 'weight')),
      );
      const played = part(total(around, 'weightInDecks'), total(around, 'weight'));
      const p = played > printed ? (printed + played) / 2 : printed;
      const weightInDecks = own.weightInDecks / 20;
      const of = deck.cards.filter((one) => !cards[one]?.basic && cards[one]?.type !== 7).length;
      const expected = (own.weight / 20) * p;
      if (
        isRequested
          ? weightInDecks < 2
          : expected < 1
            ? weightInDecks < 4
            : weightInDecks < 6 || own.cards < 8
      )
        return [];
      const spread = Math.sqrt(expected * (1 - Math.min(0.9, p)) + (0.25 * expected) ** 2 + 1);
      if ((weightInDecks - expected) / spread < 1.28) return [];
      return [{ theme, score: logOddsRatio(weightInDecks, expected, of) + (isRequested ? 1 : 0) - seldom }];
    }
    const everywhere = others.map((other) => sumUp(world, other.cards, theme, () => 0));
    const p = Math.max(
      0.002,
      part(catalog.is, catalog.creatures),
      part(total(precons, 'is'), total(precons, 'creatures')),
      (total(around, 'is') + 200 * part(total(everywhere, 'is'), total(everywhere, 'creatures'))) /
        (total(around, 'creatures') + 200),
    );
    const expected = own.creatures * p;
    const isNamed = isRequested && typesRequested.size <= 2;
    if (own.care < 12 || (own.is - expected) / Math.sqrt(expected * (1 - p) + 1) < 1.28) return [];
    const score = logOddsRatio(own.is, expected, own.creatures) + (isNamed ? 1 : -1.9) - seldom;
    return [{ theme, score }];
  });
  const byScore = (a: (typeof scores)[number], b: (typeof scores)[number]): number =>
    b.score - a.score || a.theme - b.theme;
  scores.sort(byScore);
  const countsFor = (card: number, theme: number): boolean =>
    !cards[card]?.basic && (cards[card]?.themes?.themes ?? []).indexOf(theme) >= 0;
  const getWeight = (some: readonly number[]): number => some.reduce((sum, one) => sum + weigh(deck)(one), 0);
  const lessened = scores.map(({ theme, score }, rank) => {
    if (kinds[theme] !== 'theme') return { theme, score };
    const mine = deck.cards.filter((one) => countsFor(one, theme));
    const explained = scores
      .filter((other, otherRank) => kinds[other.theme] === 'theme' && otherRank < rank)
      .map((other) => getWeight(mine.filter((one) => countsFor(one, other.theme))) / getWeight(mine));
    return { theme, score: score - 1.6 * Math.max(0, ...explained) };
  });
  const ours = lessened
    .sort(byScore)
    .filter(({ score }) => score >= 0)
    .slice(0, 6);
  const tags = [...(deck.tags ?? [])].sort((a, b) => a - b);
  return [...tags, ...ours.map(({ theme }) => theme).filter((theme) => tags.indexOf(theme) < 0)];
}

/** How much greater the odds of a card are than the usual ones, as a logarithm; a card is added to each side. */
function logOddsRatio(some: number, usual: number, of: number): number {
  const odds = (number: number): number => (number + 1) / (of - number + 1 < 1 ? 1 : of - number + 1);
  return Math.log(odds(some)) - Math.log(odds(usual));
}
