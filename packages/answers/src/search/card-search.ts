import { setImmediate } from 'node:timers/promises';
import {
  type CardColumns,
  commandersIn,
  findUnread,
  keyOfName,
  type Played,
  parseQuery,
  plainWords,
  printQuery,
  type QueryAnswer,
  QueryError,
  type QueryNode,
  runQueryInParts,
  suggestQueries,
} from '@deckwright/card-query';
import { unknownFact } from '@deckwright/contract';
import {
  commanderKey,
  describeExcluded,
  formatCounted,
  NO_FILTERS,
  namesTogether,
  pluralOfType,
  slugify,
} from '@deckwright/domain';
import { isNearWord, isTypo } from '@deckwright/search';
import { engineFilters } from '../filter/index.ts';
import { COMPARED_NAMES, namedCards } from '../lookup/index.ts';
import type { LoadedSnapshot } from '../snapshot/index.ts';
import { ENTRY, recordsWithCards } from '../snapshot/index.ts';

/** Up to this kind of match, a short name can refer to a commander: a prefix of its name or of a word in it. */
const LAST_SHORT_NAME = 2;

export type CardSearch = QueryAnswer & {
  node: QueryNode;
  /** Queries that warnings name: what the words describe. */
  described: readonly string[];
};

/**
 * Runs a query over all cards or the cards of a list, `within`. Plain words are sorted by best name match, as in
 * the search box; other queries by decks unless they state an order.
 * @throws QueryError with the position of the syntax error.
 */
export async function searchCards(
  snapshot: LoadedSnapshot,
  q: string,
  within?: readonly number[],
): Promise<CardSearch> {
  const node = parseQuery(q);
  const found = await runNode(snapshot, node, within);
  const words = plainWords(node);
  if (words !== null) await snapshot.ready('typeahead');
  const name = words ?? (node.kind === 'exact' ? node.text : null);
  const outside = name === null ? [] : excludedWarning(snapshot, name, found.cards.length);
  const answer = { ...found, warnings: [...found.warnings, ...outside] };
  const description = within ? null : (words ?? (SIGNS_OF_QUERIES.test(q) ? null : q.trim()));
  const suggested = description === null ? [] : suggestQueries(description, snapshot.columns);
  const matching = new Set(answer.cards);
  // "3 mana or less" is no choice of names.
  if (description !== null && (matching.size === 0 || words === null)) {
    const better = await suggestedSearch(snapshot, { description, suggested, warnings: answer.warnings });
    if (better) return better;
  }
  if (words === null) {
    const apart = matching.size > 0 ? [] : await matchesApart(snapshot, node, within);
    return { ...answer, node, described: [], warnings: [...answer.warnings, ...apart] };
  }
  const isOneWord = !/\s/.test(words.trim());
  // Beside cards with all the words, a name with a typo is meant only where it is near a single word.
  const hits = namedCards(snapshot, words, COMPARED_NAMES, within ? new Set(within) : null).filter(
    (hit) => matching.size === 0 || matching.has(hit.ref) || !isTypo(hit) || (isOneWord && isNearWord(hit)),
  );
  const cards = [...new Set([...hits.map(({ ref }) => ref), ...answer.cards])];
  const [first] = hits;
  const warning = first && isTypo(first) ? closeNames(words, matching.size > 0) : [];
  if (cards.length === 0)
    return description === null || answer.warnings.length > 0
      ? { ...answer, node, described: [] }
      : { ...answer, node, ...(await whatToWrite(snapshot, description, suggested)) };
  const described = isNameAlone(snapshot, words, suggested) ? [] : suggested;
  const hint = described.length > 0 ? [`${nameHint(words, described)}${describeTheme(snapshot, words)}`] : [];
  return { ...answer, node, cards, described, warnings: [...answer.warnings, ...warning, ...hint] };
}

/** For words and conditions that no card has together: what either finds without the other. */
async function matchesApart(
  snapshot: LoadedSnapshot,
  node: QueryNode,
  within: readonly number[] | undefined,
): Promise<string[]> {
  const parts = node.kind === 'and' ? node.parts : [];
  const isName = ({ kind }: QueryNode): boolean => kind === 'name' || kind === 'exact';
  const names: QueryNode = { kind: 'and', parts: parts.filter(isName) };
  const conditions: QueryNode = { kind: 'and', parts: parts.filter((part) => !isName(part)) };
  if (names.parts.length === 0 || conditions.parts.length === 0) return [];
  const [named, passing] = [
    (await runNode(snapshot, names, within)).cards.length,
    (await runNode(snapshot, conditions, within)).cards.length,
  ];
  const [words, rest] = [`“${plainWords(names) ?? printQuery(names)}”`, printQuery(conditions)];
  const match = (count: number): string =>
    `${formatCounted(count, 'card')} ${count === 1 ? 'matches' : 'match'}`;
  return [
    [
      `No card matches ${rest} and has ${words} in its name.`,
      passing > 0 ? ` Without ${words}, ${match(passing)}.` : ` No card matches ${rest} alone.`,
      named > 0 ? ` Without ${rest}, ${match(named)}.` : ` No card has ${words} in its name.`,
    ].join(''),
  ];
}

/** What to do about words that are no name and find nothing, and the query for those that are known. */
async function whatToWrite(
  snapshot: LoadedSnapshot,
  text: string,
  suggested: readonly string[],
): Promise<Pick<CardSearch, 'described' | 'warnings'>> {
  const theme = describeTheme(snapshot, text);
  const unread = theme === '' ? findUnread(text, snapshot.columns) : [];
  const rest = text.split(/\s+/).filter((word) => !unread.includes(word));
  const [query] = unread.length > 0 ? suggestQueries(rest.join(' '), snapshot.columns) : suggested;
  const isFound = query !== undefined && unread.length > 0 && (await tryQuery(snapshot, query)) !== null;
  const quoted = unread.slice(0, 3).map((word) => `“${word}”`);
  const sentences = [
    `No card has the name “${text}”`,
    unread.length > 0
      ? `, and ${quoted.join(', ')} ${unread.length === 1 ? 'is no word' : 'are no words'} for cards here.`
      : query === undefined
        ? '.'
        : `, and none matches ${query}.`,
    isFound ? ` The other words mean ${query}.` : '',
    ' Write part of a name, or conditions such as t:creature, c:g, mv<=3 and o:"draw a card".',
    theme,
  ];
  return { described: query !== undefined && isFound ? [query] : [], warnings: [sentences.join('')] };
}

/** Where the decks of a theme or creature type are, for text that names one: "stax", "dragon tribal". */
function describeTheme({ themes, themeBySlug }: LoadedSnapshot, text: string): string {
  const name = text.trim().replace(/ (?:tribal|typal|kindred|synergy|synergies|payoffs?|decks?|theme)$/i, '');
  const plural = pluralOfType(`${name.charAt(0).toUpperCase()}${name.slice(1)}`);
  const theme = themes[themeBySlug(slugify(name)) ?? themeBySlug(slugify(plural)) ?? -1];
  return theme ? ` Decks with the theme ${theme.name} are at /tags/${theme.slug}.` : '';
}

/** What only queries have, or only an alternative of names. */
const SIGNS_OF_QUERIES = /[:=<>"!()]|(?:^|\s)-/;

/** A whole name is what is meant, unless it is more than a type: "Island", but "Fog" next to what prevents damage. */
function isNameAlone({ columns }: LoadedSnapshot, words: string, suggested: readonly string[]): boolean {
  const isType = suggested.every((query) => /^(?:t|keyword):\S+$/.test(query));
  return isType && columns.byName.has(keyOfName(words));
}

function nameHint(words: string, queries: readonly string[]): string {
  return `These are cards with “${words}” in their names. By what cards are or do: ${queries.join(', or ')}.`;
}

/**
 * What the searched name is if it is real but not in the catalog ("X is not legal in Commander."). Tokens share their names
 * with words of many cards, so they are mentioned only where no card was found.
 */
export function excludedWarning({ resolver }: LoadedSnapshot, name: string, found: number): string[] {
  const text = name.trim();
  const excluded = resolver.findExcluded(text);
  if (!excluded || (found > 0 && excluded.kind !== 'not-legal' && excluded.kind !== 'arena')) return [];
  const reason = describeExcluded(excluded.kind);
  return [unknownFact({ name: text, reason, nearest: null })];
}

/**
 * The cards of the first query with any that words describe which no name has, such as "cheap green ramp", and a sentence
 * that says so and names the other readings; null if there are none.
 */
async function suggestedSearch(
  snapshot: LoadedSnapshot,
  requested: { description: string; suggested: readonly string[]; warnings: readonly string[] },
): Promise<CardSearch | null> {
  const { description, suggested, warnings } = requested;
  const readings: Reading[] = [];
  for (const query of suggested) {
    const reading = await tryQuery(snapshot, query);
    if (reading) readings.push(reading);
  }
  const [first, ...others] = readings;
  if (!first) return null;
  const sentences = [
    `No card has the name “${description}”. These are the cards for ${first.query}.`,
    ...others.map(({ query }) => ` It may also mean ${query}.`),
    describeTheme(snapshot, description),
  ].join('');
  return {
    ...first.found,
    node: first.node,
    described: readings.map(({ query }) => query),
    warnings: [...warnings, sentences, ...first.found.warnings],
  };
}

type Reading = { query: string; node: QueryNode; found: QueryAnswer };

/** The cards of a query that words describe; null if it finds none, or names what no card of the catalog has. */
async function tryQuery(snapshot: LoadedSnapshot, query: string): Promise<Reading | null> {
  const node = parseQuery(query);
  try {
    const found = await runNode(snapshot, node);
    return found.cards.length > 0 ? { query, node, found } : null;
  } catch (error) {
    if (error instanceof QueryError) return null;
    throw error;
  }
}

function closeNames(words: string, areContained: boolean): string[] {
  return areContained
    ? [`Close names come first, then those that contain “${words}”.`]
    : ['No exact match; the closest names come first.'];
}

/** As `searchCards` for a parsed query, in the order it states or by decks. */
export async function runNode(
  snapshot: LoadedSnapshot,
  node: QueryNode,
  within?: readonly number[],
): Promise<QueryAnswer> {
  const commanders = new Map<string, Played>();
  const notes: string[] = [];
  const named = commandersIn(node);
  await snapshot.ready('columns');
  if (named.length > 0) await snapshot.ready('typeahead');
  for (const value of named) {
    const found = commanderNamed(snapshot, value);
    if (!found) continue;
    const played = await playedBy(snapshot, found.commander, snapshot.columns);
    commanders.set(value, played);
    if (found.note) notes.push(`${found.note} ${played.name}.`);
  }
  const parts = runQueryInParts(node, snapshot.columns, commanders, within);
  let part = parts.next();
  while (!part.done) {
    await setImmediate();
    part = parts.next();
  }
  const answer = part.value;
  return { ...answer, warnings: [...notes, ...answer.warnings] };
}

/** The commander for a value of in: by slug or name, otherwise the most played one with this short name. */
function commanderNamed(
  snapshot: LoadedSnapshot,
  text: string,
): { commander: number; note: string | null } | null {
  const { cards, commanders, resolver, typeahead } = snapshot;
  const members = resolver.findCommanders(text);
  if (members) {
    const key = commanderKey(members.map((index) => cards[index]?.slug ?? ''));
    const commander = commanders.indexOf(key);
    if (commander !== null) return { commander, note: null };
    const [card] = members;
    const pair = card === undefined || members.length > 1 ? undefined : commanders.getPairs(card)[0];
    if (pair !== undefined)
      return {
        commander: pair,
        note: `${cards[card ?? -1]?.name} has no decks as sole commander; the numbers are those of`,
      };
    return null;
  }
  const [hit] = typeahead.commanders
    .search(text, 5)
    .filter(({ matchClass }) => matchClass !== null && matchClass <= LAST_SHORT_NAME)
    .flatMap((found) => {
      const slug = cards[found.ref]?.slug ?? '';
      return (found.kind === ENTRY.commander ? found.ref : commanders.indexOf(slug)) ?? [];
    });
  return hit === undefined ? null : { commander: hit, note: `“${text}” was taken for` };
}

async function playedBy(snapshot: LoadedSnapshot, commander: number, columns: CardColumns): Promise<Played> {
  const filters = engineFilters(snapshot, NO_FILTERS);
  const [{ cards, numDecks, potentialDecks, effectiveDecks, synergy, lift }, results] = await Promise.all([
    snapshot.ask('played', { commander }),
    snapshot.ask('results', { commander, filters }),
  ]);
  const played = {
    name: getName(snapshot, commander),
    decks: new Uint32Array(columns.size),
    potential: new Uint32Array(columns.size),
    effective: new Float64Array(columns.size),
    synergy: new Float64Array(columns.size).fill(Number.NaN),
    lift: new Float64Array(columns.size).fill(Number.NaN),
    records: recordsWithCards(columns.size, results),
  };
  cards.forEach((card, position) => {
    played.decks[card] = numDecks[position] ?? 0;
    played.potential[card] = potentialDecks[position] ?? 0;
    played.effective[card] = effectiveDecks[position] ?? 0;
    played.synergy[card] = synergy[position] ?? Number.NaN;
    played.lift[card] = lift[position] ?? Number.NaN;
  });
  return played;
}

function getName({ cards, commanders }: LoadedSnapshot, commander: number): string {
  return namesTogether(commanders.getCards(commander).map((index) => cards[index]?.name ?? ''));
}
