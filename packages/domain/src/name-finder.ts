import { buildWholeNameFinder, type FindableCard } from './card-finder.ts';
import { EXCLUDED_KINDS, type ExcludedName } from './excluded-name.ts';
import { printingSplits } from './printing-tail.ts';
import { faceNames, searchWords, slugify } from './slug.ts';

/** Much longer than a card's name with whatever stands beside it in lists; longer texts name nothing. */
const MAX_LENGTH = 1000;
/** More groups of brackets behind a name are no remarks. */
const MAX_GROUPS = 4;
/** More parts between double slashes are no printed titles. */
const MAX_PARTS = 4;

type FindOptions = {
  /** Whether a number before the name may be a quantity ("2 Opt"). */
  quantity?: boolean;
};

export type NameFinder = {
  /** Position of the card with exactly this name, alias, face or slug, or null. */
  whole: (text: string) => number | null;
  /**
   * Position of the card that a text of a list names, or null. It may have a printing or a remark in brackets behind it, or
   * stand behind, before or in brackets after a title that no card has ("Title // Ancient Tomb", "Title (Ancient Tomb)").
   */
  find: (text: string, options?: FindOptions) => number | null;
  /** What the text names in the same way if that is in no deck, such as a card that is not legal or a token. */
  findExcluded: (text: string, options?: FindOptions) => ExcludedName | null;
};

type Known = { card: number } | { excluded: ExcludedName };

/** Built once per catalog; a lookup is a few map accesses. Lookups take time proportional to the text. */
export function buildNameFinder(
  cards: readonly FindableCard[],
  excluded: readonly ExcludedName[] = [],
): NameFinder {
  const findCard = buildWholeNameFinder(cards);
  const excludedBySlug = getSlugs(excluded);
  const bracketWords = wordsInBrackets([
    ...cards.map(({ name }) => name),
    ...excluded.map(({ name }) => name),
  ]);

  function known(text: string, quantity: boolean): Known | null {
    const card = findCard(text);
    if (card !== null) return { card };
    const other = excludedBySlug.get(slugify(text));
    if (other) return { excluded: other };
    const name = quantity ? withoutQuantity(text) : text;
    return name === text ? null : known(name, false);
  }

  /** The name itself, or with a printing behind it. */
  function plain(text: string, quantity: boolean): Known | null {
    for (const name of [text, ...withoutPrintings(text)]) {
      const found = known(name, quantity);
      if (found) return found;
    }
    return null;
  }

  /** A printing may be cut off unless its code is a word in brackets of a card whose name begins so ("Erase (not)"). */
  function withoutPrintings(text: string): string[] {
    return printingSplits(text).flatMap(({ name, code, hasNumber }) => {
      const isSure = hasNumber || code === code.toUpperCase();
      return isSure || !belongs(name, code) ? [name] : [];
    });
  }

  function belongs(name: string, remark: string): boolean {
    const words = bracketWords.get(slugify(withoutQuantity(name)));
    const said = searchWords(remark);
    return words !== undefined && said.length > 0 && said.every((word) => words.has(word));
  }

  /** "Name // title" and "title // Name"; with both known the first is meant. */
  function half(text: string, quantity: boolean): Known | null {
    const faces = faceNames(text);
    const parts = faces.length > 1 ? faces : twoBySlash(text);
    if (parts.length > MAX_PARTS) return null;
    const found = parts.flatMap((part) => plain(part.trim(), quantity) ?? []);
    return found.find((each) => 'card' in each) ?? found[0] ?? null;
  }

  /** "Name (remark)" and "title (Name)". */
  function bracketed(text: string, quantity: boolean): Known | null {
    let rest = text;
    let other: Known | null = null;
    for (let groups = 0; groups < MAX_GROUPS; groups += 1) {
      const split = lastGroup(rest);
      if (!split) break;
      if (belongs(split.before, split.inside)) return other;
      rest = split.before;
      const named = plain(rest, quantity) ?? half(rest, quantity);
      if (named && 'card' in named) return named;
      const inside = known(split.inside, false);
      if (inside && 'card' in inside) return inside;
      other ??= named ?? inside;
    }
    return other;
  }

  function read(text: string, { quantity = false }: FindOptions): Known | null {
    if (text.length > MAX_LENGTH) return null;
    const name = text.trim();
    const found = plain(name, quantity);
    if (found) return found;
    const texts = [...withoutPrintings(name).reverse(), name];
    for (const bare of texts) {
      const named = half(bare, quantity) ?? bracketed(bare, quantity);
      if (named) return named;
    }
    return null;
  }

  return {
    whole: (text) => (text.length > MAX_LENGTH ? null : findCard(text.trim())),
    find: (text, options = {}) => {
      const found = read(text, options);
      return found && 'card' in found ? found.card : null;
    },
    findExcluded: (text, options = {}) => {
      const found = read(text, options);
      return found && 'excluded' in found ? found.excluded : null;
    },
  };
}

/** The names that a text of a list may be made of, itself first: without a printing, remarks and the other half. */
export function bareNames(text: string): string[] {
  const name = withoutQuantity(text.slice(0, MAX_LENGTH).trim());
  const plain = [name, ...printingSplits(name).map((split) => split.name)];
  const before = plain.flatMap((each) => lastGroup(each)?.before ?? []);
  return [...new Set([...plain, ...before, ...plain.flatMap(faceNames).slice(0, MAX_PARTS)])];
}

/** "3 Opt" and "3x Opt" without the number; other texts as they are. */
export function withoutQuantity(text: string): string {
  let at = 0;
  while (isDigit(text[at])) at += 1;
  if (at === 0) return text;
  const times = text.slice(at).trimStart();
  const name = /^x\s/i.test(times) ? times.slice(1) : times;
  const isSplit = name !== text.slice(at);
  return isSplit ? name.trimStart() : text;
}

/** "Title / Name", "Title//Name"; nothing for texts with more slashes, such as addresses. */
function twoBySlash(text: string): string[] {
  const parts = text.split('/').filter((part) => part.trim() !== '');
  return parts.length === 2 ? parts : [];
}

/** By slug, of several the first by kind. */
function getSlugs(excluded: readonly ExcludedName[]): Map<string, ExcludedName> {
  const bySlug = new Map<string, ExcludedName>();
  for (const each of excluded) {
    const slug = slugify(each.name);
    const other = bySlug.get(slug);
    const isFirst = !other || EXCLUDED_KINDS.indexOf(each.kind) < EXCLUDED_KINDS.indexOf(other.kind);
    if (slug !== '' && isFirst) bySlug.set(slug, each);
  }
  return bySlug;
}

/** The words in the brackets of names that have some, by the slug of what is before them. */
function wordsInBrackets(names: readonly string[]): Map<string, Set<string>> {
  const words = new Map<string, Set<string>>();
  for (const name of names) {
    const split = lastGroup(name);
    if (!split) continue;
    const slug = slugify(split.before);
    words.set(slug, new Set([...(words.get(slug) ?? []), ...searchWords(split.inside)]));
  }
  return words;
}

/** The brackets at the end of a text and what is before them; null if it does not end in brackets or begins with them. */
function lastGroup(text: string): { before: string; inside: string } | null {
  const close = text.at(-1);
  const open = close === ')' ? '(' : close === ']' ? '[' : null;
  if (open === null) return null;
  let at = text.length - 1;
  for (let depth = 1; depth > 0 && at > 0; ) {
    at -= 1;
    if (text[at] === close) depth += 1;
    else if (text[at] === open) depth -= 1;
  }
  const before = text.slice(0, at).trim();
  return before === '' ? null : { before, inside: text.slice(at + 1, -1).trim() };
}

function isDigit(letter: string | undefined): boolean {
  return letter !== undefined && letter >= '0' && letter <= '9';
}
