import { type Card, parseTypeLine, THEME_SLUGS, type ThemeSlug } from '@deckwright/domain';
import { plainText, splitIntoSentences } from '../roles/rules-text.ts';
import { THEME_RULES, type ThemeRule } from './theme-rules.data.ts';

type ThemeFacts = Pick<Card, 'faces' | 'tags' | 'roles' | 'keywords' | 'manaCost' | 'manaValue'>;

/** The themes that a card counts for, and those that it wants as a commander; each sorted. */
type ReadThemes = { themes: ThemeSlug[]; asks: ThemeSlug[] };

/** Finds the themes of a card by THEME_RULES. Basic lands can count only for snow. */
export type ThemeReader = (card: ThemeFacts) => ReadThemes;

/** Results are cached per sentence, because many cards of a catalog share sentences. */
export function themeReader(): ThemeReader {
  const cached = new Map<string, Saying[]>();
  const saidBy = (sentence: string): Saying[] => {
    const known = cached.get(sentence);
    if (known) return known;
    const found = SAYINGS.filter(
      ({ says, unless }) =>
        says.some((one) => one.test(sentence)) && !unless.some((one) => one.test(sentence)),
    );
    cached.set(sentence, found);
    return found;
  };
  return (card) => {
    const lines = card.faces.map(({ typeLine }) => parseTypeLine(typeLine));
    const sentences = card.faces.flatMap((face) =>
      splitIntoSentences(withoutName(plainText(face), face.name)),
    );
    const types = lines.flatMap((line) => [...line.supertypes, ...line.types, ...line.subtypes]);
    const isCreature = types.includes('Creature');
    const slugsSaid = (some: readonly string[]): ThemeSlug[] =>
      some
        .flatMap(saidBy)
        .filter(({ of }) => isType(of, types, card.manaValue))
        .map(({ slug }) => slug);
    const byTags = card.tags.flatMap(byTag);
    const found = new Set([
      ...slugsSaid(sentences),
      ...byTags,
      ...card.roles.flatMap((role) => BY_ROLE.get(role) ?? []),
      ...types.flatMap((type) => BY_TYPE.get(type) ?? []),
      ...card.keywords.flatMap((keyword) => BY_KEYWORD.get(keyword) ?? []),
    ]);
    const requested = new Set([
      ...slugsSaid(sentences.filter((sentence) => ENDS.test(sentence))),
      ...byTags,
      ...card.keywords.flatMap((keyword) => (OF_ITSELF.has(keyword) ? [] : (BY_KEYWORD.get(keyword) ?? []))),
    ]);
    return {
      themes: THEME_SLUGS.filter((slug) => found.has(slug) || isSuch(card, isCreature, THEME_RULES[slug])),
      asks: THEME_SLUGS.filter((slug) => requested.has(slug)),
    };
  };
}

/** Names of several words are ignored: Myriad Landscape does not have myriad. */
function withoutName(text: string, name: string): string {
  return name.includes(' ') ? text.replaceAll(name, 'this') : text;
}

/** A line of keywords has no period; it lists the card's abilities, not what it wants from the deck. */
const ENDS = /[.!"]$/;

const OF_ITSELF = new Set([
  'Deathtouch',
  'Defender',
  'Double strike',
  'Flash',
  'Flying',
  'Haste',
  'Lifelink',
]);

type Saying = {
  slug: ThemeSlug;
  says: readonly RegExp[];
  unless: readonly RegExp[];
  of: ThemeRule['of'];
};

const SAYINGS: readonly Saying[] = THEME_SLUGS.flatMap((slug) => {
  const { says = [], unless = [], of } = THEME_RULES[slug];
  return says.length === 0 ? [] : [{ slug, says: joined(says), unless: joined(unless), of }];
});

function isType(of: ThemeRule['of'], types: readonly string[], manaValue: number): boolean {
  if (!of) return true;
  const { types: some, maxManaValue = Number.POSITIVE_INFINITY } = of;
  return manaValue <= maxManaValue && some.some((type) => types.includes(type));
}

/** Combines patterns with the same flags, because most of the cost is per call. */
function joined(patterns: readonly RegExp[]): RegExp[] {
  const byFlags = new Map<string, string[]>();
  for (const { source, flags } of patterns)
    byFlags.set(flags, [...(byFlags.get(flags) ?? []), `(?:${source})`]);
  return [...byFlags].map(([flags, sources]) => new RegExp(sources.join('|'), flags));
}

/** The themes of each word in one condition of the rules. */
function themesBy(splitWords: (rule: ThemeRule) => readonly string[]): ReadonlyMap<string, ThemeSlug[]> {
  const themes = new Map<string, ThemeSlug[]>();
  for (const slug of THEME_SLUGS)
    for (const word of splitWords(THEME_RULES[slug])) themes.set(word, [...(themes.get(word) ?? []), slug]);
  return themes;
}

const BY_TAG = themesBy(({ tags = [] }) => tags.map((tag) => tag.replace(/\*$/, '')));
const BY_TAG_BEGINNING = themesBy(({ tags = [] }) =>
  tags.filter((tag) => tag.endsWith('*')).map((tag) => tag.slice(0, -1)),
);
const BY_ROLE = themesBy(({ roles = [] }) => roles);
const BY_TYPE = themesBy(({ types = [] }) => types);
const BY_KEYWORD = themesBy(({ keywords = [] }) => keywords);

/** The prefixes of a tag: "a-b-c", "a-b" and "a". */
function byTag(tag: string): ThemeSlug[] {
  const found = [...(BY_TAG.get(tag) ?? [])];
  for (let end = tag.lastIndexOf('-'); end > 0; end = tag.lastIndexOf('-', end - 1))
    found.push(...(BY_TAG_BEGINNING.get(tag.slice(0, end)) ?? []));
  return found;
}

/** Conditions on cost and size; all others are looked up by words. */
function isSuch(card: ThemeFacts, isCreature: boolean, { xCost, creature }: ThemeRule): boolean {
  return (xCost === true && card.manaCost.includes('{X}')) || (isCreature && isSuchCreature(card, creature));
}

function isSuchCreature(card: ThemeFacts, least: ThemeRule['creature']): boolean {
  if (!least) return false;
  const [front] = card.faces;
  const { manaValue = 0, power = 0, toughness = 0 } = least;
  // A size of "*" or "1+*" counts as the number before it.
  const size = (text: string | null | undefined): number => Number.parseInt(text ?? '', 10) || 0;
  return card.manaValue >= manaValue && size(front?.power) >= power && size(front?.toughness) >= toughness;
}
