import { THEME_NAMES, THEME_SLUGS } from '@deckwright/domain';
import type { LoadedSnapshot } from '../../snapshot/index.ts';
import { readPlanFacts } from '../proposal/read-facts.ts';

/** A theme or a creature type that a player may name as the plan of a list. */
export type PlanChoice = { slug: string; name: string };

/** A creature type with fewer creatures is no plan, unless precons or players name it. */
const MIN_CREATURES = 20;

type Choices = { listed: PlanChoice[]; slugs: ReadonlyMap<string, string> };

const cached = new WeakMap<LoadedSnapshot, Choices>();

/** Themes, and creature types that enough creatures are of to build a deck around, by name. */
export function planChoices(snapshot: LoadedSnapshot): PlanChoice[] {
  return readChoices(snapshot).listed;
}

/**
 * The slugs of the themes and creature types that a player names, each once, in order; and the texts that name none. A text
 * is a slug or a name, of a creature type in singular or plural, in any case.
 */
export function findPlanThemes(
  snapshot: LoadedSnapshot,
  texts: readonly string[],
): { slugs: string[]; unknown: string[] } {
  const { slugs } = readChoices(snapshot);
  const found = texts.map((text) => ({ text: text.trim(), slug: slugs.get(toKey(text)) }));
  return {
    slugs: [...new Set(found.flatMap(({ slug }) => slug ?? []))],
    unknown: found.filter(({ text, slug }) => text !== '' && slug === undefined).map(({ text }) => text),
  };
}

function readChoices(snapshot: LoadedSnapshot): Choices {
  const known = cached.get(snapshot);
  if (known) return known;
  const { ofType, known: named } = readPlanFacts(snapshot);
  const themes = THEME_SLUGS.map((slug): PlanChoice => ({ slug, name: THEME_NAMES[slug] }));
  const types = [...ofType].map(([slug, { type, is }]) => ({ slug, type, name: typeName(slug), is }));
  const playable = types.filter(({ slug, is }) => named.cards.has(slug) || is.length >= MIN_CREATURES);
  const choices: Choices = {
    listed: [...themes, ...playable.map(({ slug, name }) => ({ slug, name }))].sort((a, b) =>
      a.name < b.name ? -1 : 1,
    ),
    // A theme last, since it wins where a creature type has its name.
    slugs: new Map(
      [
        ...types.flatMap(({ slug, type, name }) => [slug, type, name].map((text) => [text, slug] as const)),
        ...themes.flatMap(({ slug, name }) => [slug, name].map((text) => [text, slug] as const)),
      ].map(([text, slug]) => [toKey(text), slug]),
    ),
  };
  cached.set(snapshot, choices);
  return choices;
}

function typeName(slug: string): string {
  return slug.charAt(0).toUpperCase() + slug.slice(1).replaceAll('-', ' ');
}

function toKey(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, ' ');
}
