import { type Card, parseTypeLine, THEME_SLUGS, type ThemeSlug } from '@deckwright/domain';
import { plainText, sentencesOf } from '../roles/rules-text.ts';
import { THEME_RULES, type ThemeRule } from './theme-rules.data.ts';

type ThemeFacts = Pick<Card, 'faces' | 'tags' | 'roles' | 'keywords' | 'manaCost' | 'manaValue'>;

type Read = ThemeFacts & { words: ReadonlySet<string>; sentences: readonly string[]; isCreature: boolean };

/** The themes a card counts for, by THEME_RULES, sorted. Basic lands count for snow at most. */
export function themesOf(card: ThemeFacts): ThemeSlug[] {
  const lines = card.faces.map(({ typeLine }) => parseTypeLine(typeLine));
  const read: Read = {
    ...card,
    words: new Set(
      lines.flatMap(({ supertypes, types, subtypes }) => [...supertypes, ...types, ...subtypes]),
    ),
    sentences: card.faces.flatMap((face) => sentencesOf(plainText(face))),
    isCreature: lines.some(({ types }) => types.includes('Creature')),
  };
  return THEME_SLUGS.filter((slug) => counts(read, THEME_RULES[slug]));
}

function counts(card: Read, rule: ThemeRule): boolean {
  return (
    (rule.tags ?? []).some((tag) => hasTag(card.tags, tag)) ||
    (rule.roles ?? []).some((role) => card.roles.includes(role)) ||
    (rule.types ?? []).some((type) => card.words.has(type)) ||
    (rule.keywords ?? []).some((keyword) => card.keywords.includes(keyword)) ||
    (rule.xCost === true && card.manaCost.includes('{X}')) ||
    isSuchCreature(card, rule.creature) ||
    card.sentences.some(
      (sentence) =>
        (rule.says ?? []).some((pattern) => pattern.test(sentence)) &&
        !(rule.unless ?? []).some((pattern) => pattern.test(sentence)),
    )
  );
}

function hasTag(tags: readonly string[], wanted: string): boolean {
  if (!wanted.endsWith('*')) return tags.includes(wanted);
  const start = wanted.slice(0, -1);
  return tags.some((tag) => tag === start || tag.startsWith(`${start}-`));
}

function isSuchCreature(card: Read, least: ThemeRule['creature']): boolean {
  if (!least || !card.isCreature) return false;
  const [front] = card.faces;
  const { manaValue = 0, power = 0, toughness = 0 } = least;
  // A size of "*" or "1+*" counts as what is printed before it.
  const size = (text: string | null | undefined): number => Number.parseInt(text ?? '', 10) || 0;
  return card.manaValue >= manaValue && size(front?.power) >= power && size(front?.toughness) >= toughness;
}
