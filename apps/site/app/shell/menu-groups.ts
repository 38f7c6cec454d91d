import {
  ALL_IDENTITIES,
  type Color,
  type ColorIdentity,
  colorCount,
  identityName,
  identitySlug,
  listColors,
} from '@deckwright/domain';

export type MenuEntry = {
  to: string;
  label: string;
  /** Shown as symbols before the label. */
  colors?: readonly Color[];
  /** Whether it is not a page of the site, so that it needs a full navigation. */
  document?: boolean;
};

export type MenuGroup = { label: string; entries: readonly MenuEntry[] };

/** The fixed entries of a section's menu, in groups; none for an unknown section. */
export function getMenuGroups(sectionId: string): readonly MenuGroup[] {
  return GROUPS[sectionId] ?? [];
}

/** In menus if the operator has enabled it. */
export const SALT_VOTE: MenuEntry = { to: '/salt', label: 'Salt vote' };

/** The groups whose last entry it is. */
export const SALT_VOTE_MENUS: ReadonlySet<string> = new Set(['Special lists', 'Find and play']);

const GROUPS: Readonly<Record<string, readonly MenuGroup[]>> = {
  commanders: [
    { label: 'One color', entries: toIdentities(1, 0) },
    { label: 'Two colors', entries: toIdentities(2) },
    { label: 'Three colors', entries: toIdentities(3) },
    { label: 'Four and five', entries: toIdentities(4, 5) },
    {
      label: 'Kinds',
      entries: [
        { to: '/partners', label: 'Partners' },
        { to: '/backgrounds', label: 'Backgrounds' },
        { to: '/companions', label: 'Companions' },
      ],
    },
  ],
  cards: [
    {
      label: 'By color',
      entries: [
        top('white', 'White', ['W']),
        top('blue', 'Blue', ['U']),
        top('black', 'Black', ['B']),
        top('red', 'Red', ['R']),
        top('green', 'Green', ['G']),
        top('colorless', 'Colorless', []),
        top('multicolor', 'Multicolor'),
      ],
    },
    {
      label: 'By type',
      entries: [
        top('creatures', 'Creatures'),
        top('instants', 'Instants'),
        top('sorceries', 'Sorceries'),
        top('enchantments', 'Enchantments'),
        top('auras', 'Auras'),
        top('battles', 'Battles'),
        top('planeswalkers', 'Planeswalkers'),
      ],
    },
    {
      label: 'Artifacts and lands',
      entries: [
        top('artifacts', 'Artifacts'),
        top('equipment', 'Equipment'),
        top('mana-artifacts', 'Mana artifacts'),
        top('utility-artifacts', 'Utility artifacts'),
        top('lands', 'Lands'),
        top('utility-lands', 'Utility lands'),
        top('color-fixing-lands', 'Color-fixing lands'),
      ],
    },
    {
      label: 'Special lists',
      entries: [
        top('game-changers', 'Game changers'),
        top('salt', 'Saltiest cards'),
        { to: '/search', label: 'Card search' },
      ],
    },
  ],
  tags: [
    {
      label: 'Kinds',
      entries: [
        { to: '/tags/themes', label: 'Themes' },
        { to: '/tags/kindred', label: 'Kindred' },
      ],
    },
  ],
  tools: [
    {
      label: 'Find and play',
      entries: [
        { to: '/search', label: 'Card search' },
        { to: '/games/spellify', label: 'Spellify' },
      ],
    },
    {
      label: 'About the numbers',
      entries: [
        { to: '/faq', label: 'FAQ' },
        { to: '/developers', label: 'For developers' },
        { to: '/api/docs', label: 'API reference', document: true },
      ],
    },
  ],
};

function toIdentities(...counts: readonly number[]): MenuEntry[] {
  return counts.flatMap((count) =>
    ALL_IDENTITIES.filter((identity) => colorCount(identity) === count).map(identityEntry),
  );
}

function identityEntry(identity: ColorIdentity): MenuEntry {
  return {
    to: `/commanders/${identitySlug(identity)}`,
    label: identityName(identity),
    colors: listColors(identity),
  };
}

function top(slug: string, label: string, colors?: readonly Color[]): MenuEntry {
  return { to: `/top/${slug}`, label, ...(colors ? { colors } : {}) };
}
