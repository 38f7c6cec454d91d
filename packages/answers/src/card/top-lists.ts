import type { SiblingGroup } from '@deckwright/contract';
import {
  type Card,
  type CardType,
  colorCount,
  isBasic,
  parseColorIdentity,
  parseTypeLine,
} from '@deckwright/domain';

export type TopList = {
  slug: string;
  /** Short, for links: "White". */
  label: string;
  /** Heading: "White cards". */
  title: string;
  /** What the list contains, in players' terms. */
  meaning: string;
  group: 'Colors' | 'Types' | 'Special';
  holds: (card: Card) => boolean;
};

const color = (letter: string, label: string): TopList => ({
  slug: label.toLowerCase(),
  label,
  title: `${label} cards`,
  meaning: `color identity exactly ${label.toLowerCase()}`,
  group: 'Colors',
  holds: (card) => card.colorIdentity === parseColorIdentity(letter),
});

const type = (label: string, of: CardType, meaning = 'by the type a card is grouped under'): TopList => ({
  slug: label.toLowerCase(),
  label,
  title: label,
  meaning,
  group: 'Types',
  holds: (card) => card.primaryType === of,
});

const kind = (label: string, meaning: string, holds: TopList['holds']): TopList => ({
  slug: label.toLowerCase().replaceAll(' ', '-'),
  label,
  title: label,
  meaning,
  group: 'Types',
  holds,
});

const isArtifact = (card: Card): boolean => card.primaryType === 'Artifact';
/** Considers only the front face: a creature that turns into Equipment is played as a creature. */
const isFrom =
  (subtype: string) =>
  ({ subtypes, faces, typeLine }: Card): boolean =>
    subtypes.includes(subtype) && parseTypeLine(faces[0]?.typeLine ?? typeLine).subtypes.includes(subtype);
const isEquipment = isFrom('Equipment');
const makesMana = (card: Card): boolean => card.roles.includes('mana-artifact');

/** All listed cards, the first list of `/top`. */
export const ALL_CARDS: TopList = {
  slug: 'all',
  label: 'All cards',
  title: 'All cards',
  meaning: 'cards of every color and type',
  group: 'Special',
  holds: () => true,
};

/** The ranked lists of cards in the order of their links; none contains basics or banned cards. */
export const TOP_LISTS: readonly TopList[] = [
  color('W', 'White'),
  color('U', 'Blue'),
  color('B', 'Black'),
  color('R', 'Red'),
  color('G', 'Green'),
  { ...color('', 'Colorless'), meaning: 'no color in their identity' },
  {
    ...color('', 'Multicolor'),
    meaning: 'two or more colors in their identity',
    holds: (card) => colorCount(card.colorIdentity) >= 2,
  },
  type('Creatures', 'Creature'),
  type('Instants', 'Instant'),
  type('Sorceries', 'Sorcery'),
  type('Artifacts', 'Artifact'),
  kind('Equipment', 'artifacts to equip, by subtype', isEquipment),
  kind(
    'Utility artifacts',
    'artifacts that make no mana and are no Equipment',
    (card) => isArtifact(card) && !makesMana(card) && !isEquipment(card),
  ),
  kind('Mana artifacts', 'artifacts that can add mana', (card) => isArtifact(card) && makesMana(card)),
  type('Enchantments', 'Enchantment'),
  kind('Auras', 'enchantments to attach, by subtype', isFrom('Aura')),
  type('Battles', 'Battle'),
  type('Planeswalkers', 'Planeswalker'),
  type('Lands', 'Land', 'without basics'),
  kind(
    'Utility lands',
    'nonbasic lands that do more than make or fix mana',
    (card) => card.primaryType === 'Land' && card.roles.includes('utility-land'),
  ),
  kind(
    'Color-fixing lands',
    'make two or more colors, or fetch a land that does',
    (card) => card.primaryType === 'Land' && card.roles.includes('fixing-land'),
  ),
  {
    slug: 'game-changers',
    label: 'Game Changers',
    title: 'Game Changers',
    meaning: 'cards flagged by the bracket rules',
    group: 'Special',
    holds: (card) => card.gameChanger,
  },
  ALL_CARDS,
];

export function findTopList(slug: string): TopList | null {
  return TOP_LISTS.find((list) => list.slug === slug) ?? null;
}

/** Whether the card is in the list. Banned cards keep their pages and counts, but are not listed. */
export function isListed(list: Pick<TopList, 'holds'>, card: Card): boolean {
  return !isBasic(card) && card.legality !== 'banned' && list.holds(card);
}

const SALT = { slug: 'salt', label: 'Salt', href: '/top/salt' };

/** Links to all lists by kind. */
export const TOP_GROUPS: readonly SiblingGroup[] = (['Colors', 'Special', 'Types'] as const).map((group) => ({
  title: group,
  lists: [
    ...TOP_LISTS.filter((list) => list.group === group).map(({ slug, label }) => ({
      slug,
      label,
      href: `/top/${slug}`,
    })),
    ...(group === 'Special' ? [SALT] : []),
  ],
}));

/** The groups without the list of salt while no card has a score: nothing is linked that is empty. */
export function getTopGroups(cards: readonly Pick<Card, 'salt'>[]): SiblingGroup[] {
  if (cards.some(({ salt }) => salt)) return [...TOP_GROUPS];
  return TOP_GROUPS.map(({ title, lists }) => ({ title, lists: lists.filter((list) => list !== SALT) }));
}
