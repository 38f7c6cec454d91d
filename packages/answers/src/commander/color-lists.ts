import type { CardEntry } from '@deckwright/contract';
import { type Card, type ColorIdentity, isBasic, NO_FILTERS } from '@deckwright/domain';
import { commanderView, present, rankCards, rankedViews, windowOfFilters } from '../card/index.ts';
import type { LoadedSnapshot, ViewContext } from '../snapshot/index.ts';
import { pairsAmong, pairViews } from './pairs.ts';

/** What makes mana, or everything else. */
export type StapleKind = 'staples' | 'mana-staples';

const MAX_STAPLES = 100;

/** The most played cards in the decks of commanders of exactly these colors, without basic lands. */
export async function colorStaples(
  context: ViewContext,
  identity: ColorIdentity,
  kind: StapleKind,
): Promise<CardEntry[]> {
  const { snapshot } = context;
  const commanders = [...snapshot.commanders.keys.keys()].filter(
    (commander) => getIdentity(snapshot, commander) === identity,
  );
  if (commanders.length === 0) return [];
  const top = await snapshot.ask('topCards', { ...windowOfFilters(NO_FILTERS), commanders });
  const ranked = rankCards(
    snapshot,
    top,
    (card) => !isBasic(card) && card.legality !== 'banned' && isForMana(card) === (kind === 'mana-staples'),
  );
  return rankedViews(context, top, ranked.slice(0, MAX_STAPLES));
}

/** The pairs of commanders of exactly these colors, most decks first. */
export async function pairsOfColors(context: ViewContext, identity: ColorIdentity): Promise<CardEntry[]> {
  const { snapshot } = context;
  const ranks = await snapshot.ask('ranks', windowOfFilters(NO_FILTERS));
  const pairs = pairsAmong(snapshot, ranks).filter(
    ({ commander }) => getIdentity(snapshot, commander) === identity,
  );
  return pairViews(context, pairs, pairs);
}

export type CompanionCommanders = {
  /** Most decks with the companion first. */
  commanders: CardEntry[];
  /** Decks by color identity. */
  colors: { identity: ColorIdentity; numDecks: number }[];
};

/** A companion by its slug or the first words of it; null for no companion. */
export function companionNamed({ cards }: Pick<LoadedSnapshot, 'cards'>, name: string): Card | null {
  const isNamed = ({ lead, slug }: Card): boolean =>
    lead.companion !== null && (slug === name || slug.startsWith(`${name}-`));
  return cards.find(isNamed) ?? null;
}

/** The commanders whose decks name this companion. */
export async function companionCommanders(
  context: ViewContext,
  companion: Card,
): Promise<CompanionCommanders> {
  const { snapshot } = context;
  const cards = [snapshot.cards.indexOf(companion)];
  const uses = await snapshot.ask('companions', { ...windowOfFilters(NO_FILTERS), cards });
  const named = uses[0]?.named.commanders ?? [];
  const colors = new Map<ColorIdentity, number>();
  for (const { commander, decks } of named) {
    const identity = getIdentity(snapshot, commander);
    colors.set(identity, (colors.get(identity) ?? 0) + decks);
  }
  return {
    commanders: present(
      named.map(({ commander, decks }) =>
        commanderView(context, commander, {
          numDecks: decks,
          potentialDecks: snapshot.commanders.getDecks(commander),
        }),
      ),
    ),
    colors: [...colors].map(([identity, numDecks]) => ({ identity, numDecks })),
  };
}

function getIdentity({ commanders, cards }: LoadedSnapshot, commander: number): ColorIdentity {
  return commanders.getCards(commander).reduce((bits, card) => bits | (cards[card]?.colorIdentity ?? 0), 0);
}

function isForMana({ primaryType, roles }: Card): boolean {
  return (primaryType === 'Land' && !roles.includes('utility-land')) || roles.includes('mana-artifact');
}
