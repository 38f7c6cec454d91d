import {
  type Card,
  type CardRole,
  EVERY_CREATURE_TYPE,
  getCreatureTypes,
  parseTypeLine,
  THEME_NAMES,
  type ThemeSlug,
} from '@deckwright/domain';

/** Deck themes that cards are marked with; used as functional tags. */
const MARKED_THEMES: readonly string[] = [
  'aristocrats',
  'artifacts',
  'auras',
  'big-mana',
  'blink',
  'cascade',
  'chaos',
  'clones',
  'counters',
  'discard',
  'draw-matters',
  'enchantress',
  'energy',
  'equipment',
  'extra-combat',
  'extra-turns',
  'flash',
  'flying',
  'goad',
  'graveyard',
  'group-hug',
  'infect',
  'landfall',
  'legends',
  'lifedrain',
  'lifegain',
  'lure',
  'madness',
  'mill',
  'monarch',
  'mutate',
  'ninjutsu',
  'poison',
  'politics',
  'proliferate',
  'reanimator',
  'sacrifice',
  'sagas',
  'self-mill',
  'spells',
  'stax',
  'storm',
  'suspend',
  'theft',
  'tokens',
  'topdeck',
  'toughness',
  'treasure',
  'unblockable',
  'vehicles',
  'voltron',
  'walkers',
  'wheels',
  'x-spells',
];

/** Kindred themes and the creature type of each. */
const KINDRED: Readonly<Record<string, string>> = {
  angels: 'Angel',
  beasts: 'Beast',
  birds: 'Bird',
  cats: 'Cat',
  clerics: 'Cleric',
  demons: 'Demon',
  dinosaurs: 'Dinosaur',
  dragons: 'Dragon',
  dwarves: 'Dwarf',
  eldrazi: 'Eldrazi',
  elementals: 'Elemental',
  elves: 'Elf',
  faeries: 'Faerie',
  giants: 'Giant',
  goblins: 'Goblin',
  humans: 'Human',
  hydras: 'Hydra',
  knights: 'Knight',
  merfolk: 'Merfolk',
  ninjas: 'Ninja',
  pirates: 'Pirate',
  rats: 'Rat',
  shamans: 'Shaman',
  skeletons: 'Skeleton',
  slivers: 'Sliver',
  snakes: 'Snake',
  soldiers: 'Soldier',
  spiders: 'Spider',
  spirits: 'Spirit',
  squirrels: 'Squirrel',
  treefolk: 'Treefolk',
  vampires: 'Vampire',
  warriors: 'Warrior',
  werewolves: 'Werewolf',
  wizards: 'Wizard',
  wolves: 'Wolf',
  zombies: 'Zombie',
};

/** What a deck of the theme on the left also wants a little. */
const NEIGHBOURS: Readonly<Record<string, readonly string[]>> = {
  aristocrats: ['sacrifice', 'lifedrain', 'tokens'],
  artifacts: ['treasure', 'vehicles', 'equipment'],
  auras: ['enchantress', 'voltron'],
  'big-mana': ['x-spells'],
  counters: ['proliferate', 'x-spells'],
  discard: ['madness', 'wheels'],
  'draw-matters': ['wheels'],
  enchantress: ['auras', 'sagas'],
  equipment: ['voltron'],
  'extra-turns': ['spells'],
  graveyard: ['self-mill', 'reanimator'],
  infect: ['poison', 'proliferate'],
  lifegain: ['lifedrain'],
  lifedrain: ['lifegain', 'aristocrats'],
  ninjutsu: ['unblockable', 'topdeck'],
  poison: ['infect', 'proliferate'],
  proliferate: ['counters', 'walkers'],
  reanimator: ['graveyard', 'self-mill'],
  sacrifice: ['aristocrats', 'tokens'],
  'self-mill': ['graveyard', 'mill'],
  spells: ['storm'],
  storm: ['spells', 'treasure'],
  treasure: ['artifacts'],
  vehicles: ['artifacts'],
  voltron: ['equipment', 'auras'],
  walkers: ['proliferate'],
  wheels: ['draw-matters', 'discard'],
};

/** The themes of the site that marks stand for. */
const THEMES_OF_MARK: Readonly<Record<string, readonly ThemeSlug[]>> = {
  counters: ['plus-1-plus-1-counters'],
  'draw-matters': ['wheels', 'card-draw'],
  'extra-combat': ['extra-combats'],
  lure: ['forced-combat'],
  poison: ['infect'],
  spells: ['spellslinger'],
  toughness: ['toughness-matters'],
  walkers: ['planeswalkers'],
};

/** The themes of the site that follow from what a card is. */
const THEMES_OF_TYPE: Readonly<Record<string, readonly ThemeSlug[]>> = {
  Artifact: ['artifacts'],
  Aura: ['auras', 'voltron'],
  Enchantment: ['enchantress'],
  Equipment: ['equipment', 'voltron'],
  Instant: ['spellslinger'],
  Planeswalker: ['planeswalkers'],
  Saga: ['sagas', 'historic'],
  Snow: ['snow'],
  Sorcery: ['spellslinger'],
  Vehicle: ['vehicles'],
};

const THEMES_OF_ROLE: Partial<Record<CardRole, readonly ThemeSlug[]>> = {
  counterspell: ['counterspells', 'control'],
  draw: ['card-draw'],
  'extra-turn': ['extra-turns'],
  'mana-artifact': ['mana-rocks'],
  'mass-land-denial': ['stax'],
  ramp: ['ramp'],
  recursion: ['graveyard'],
  removal: ['control'],
  sweeper: ['control'],
  tutor: ['tutors'],
};

/** The themes of the site that a sample card counts for: by its marks, roles and types, and an {X} in its cost. */
export function siteThemes(
  card: Pick<Card, 'tags' | 'roles' | 'types' | 'subtypes' | 'supertypes' | 'manaCost'>,
) {
  const words = [...card.types, ...card.subtypes, ...card.supertypes];
  const found = new Set([
    ...card.tags.flatMap((tag) => THEMES_OF_MARK[tag] ?? (isThemeSlug(tag) ? [tag] : [])),
    ...card.roles.flatMap((role) => THEMES_OF_ROLE[role] ?? []),
    ...words.flatMap((word) => THEMES_OF_TYPE[word] ?? []),
    ...(card.manaCost.includes('{X}') ? (['x-spells'] as const) : []),
  ]);
  return [...found].sort();
}

/** The creature types a sample card is marked to care for beside its own. */
export function readKindred(card: Pick<Card, 'tags' | 'faces' | 'summary'>): string[] {
  if (/\bchangeling that\b|\bof every creature type\b/i.test(card.summary ?? ''))
    return [EVERY_CREATURE_TYPE];
  const own = getCreatureTypes(card);
  const named = card.tags.flatMap((tag) => KINDRED[tag] ?? []);
  return named.filter((type) => !own.includes(type)).sort();
}

function isThemeSlug(tag: string): tag is ThemeSlug {
  return tag in THEME_NAMES;
}

export const THEMES: readonly string[] = [...new Set([...MARKED_THEMES, ...Object.keys(KINDRED)])].sort();

const KNOWN = new Set(THEMES);

/** The theme a mark stands for ("kin-elves" for Elves), or null. */
function themeOfMark(mark: string): string | null {
  const word = mark.startsWith('kin-') ? mark.slice('kin-'.length) : mark;
  return KNOWN.has(word) ? word : null;
}

/** The themes of a card's marks, sorted. */
export function readThemes(marks: readonly string[]): string[] {
  const found = new Set<string>();
  for (const mark of marks) {
    const theme = themeOfMark(mark);
    if (theme !== null) found.add(theme);
  }
  return [...found].sort();
}

/** How well a card suits a theme: 3 it cares for the creature type, 2 it belongs, 1 it comes near, 0 not at all. */
export function themeFit(card: Pick<Card, 'tags' | 'faces' | 'subtypes'>, theme: string): number {
  const kind = KINDRED[theme];
  if (kind !== undefined) {
    if (card.tags.includes(theme)) return 3;
    return card.subtypes.includes(kind) && isCreature(card) ? 2 : 0;
  }
  if (card.tags.includes(theme)) return 2;
  return NEIGHBOURS[theme]?.some((near) => card.tags.includes(near)) ? 1 : 0;
}

export function isKindred(theme: string): boolean {
  return theme in KINDRED;
}

function isCreature(card: Pick<Card, 'faces'>): boolean {
  return card.faces.some((face) => parseTypeLine(face.typeLine).types.includes('Creature'));
}
