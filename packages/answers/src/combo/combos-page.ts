import {
  type CardList,
  COMBOS_QUERY,
  type ComboEntry,
  type CombosPage,
  printQueryValues,
} from '@deckwright/contract';
import {
  type BracketName,
  type ColorIdentity,
  comboBracket,
  compareNames,
  formatCounted,
  identityName,
  identitySlug,
  inListOrder,
  isWithin,
  listColors,
  NO_FILTERS,
  slugify,
} from '@deckwright/domain';
import { cardUrl, plainCardView, present } from '../card/index.ts';
import { amongDecks, inclusionInterval, rounded } from '../format/index.ts';
import { pageHead } from '../page/index.ts';
import type { LoadedSnapshot, ViewContext } from '../snapshot/index.ts';
import { type ComboTable, type CountedCombo, comboTable } from '../snapshot/index.ts';
import { splitSteps, withSymbols } from './combo-text.ts';

/** Combos in one answer of a list. */
export const COMBOS_PER_PAGE = 30;
/** Number of results offered in the form; all others are reachable by address. */
const RESULT_CHOICES = 60;

/** Filters of a combo list; null = no filter. */
export type ComboForm = {
  /** The combo's color identity is within these colors. */
  identity: ColorIdentity | null;
  /** Number of cards. */
  size: number | null;
  /** Slug of one of its results. */
  result: string | null;
  bracket: BracketName | null;
  /** Position of one of its cards. */
  card: number | null;
};

/** The combos that match the form, by decks that run them; `page` from 1. */
export async function combosPage(context: ViewContext, form: ComboForm, page: number): Promise<CombosPage> {
  const { snapshot } = context;
  const table = await comboTable(snapshot);
  const { ranked } = table;
  const remaining = ranked.filter((entry) => isWanted(entry, form));
  const shown = remaining.slice((page - 1) * COMBOS_PER_PAGE, page * COMBOS_PER_PAGE);
  const card = form.card === null ? null : (snapshot.cards[form.card] ?? null);
  const title = toTitle(form, card?.name ?? null);
  const { counts, sample } = snapshot.manifest;
  const order = remaining.length === 1 ? '' : ' by the number of decks running them';
  const description = `${formatCounted(remaining.length, 'combo')}${order}${amongDecks(counts.decks, sample)}: cards, steps and results.`;
  const more = remaining.length > page * COMBOS_PER_PAGE;
  return {
    ...pageHead(snapshot, NO_FILTERS, {
      title,
      description,
      canonical: '/combos',
      query: toQuery(form, card?.slug ?? null, page),
      warnings: [],
    }),
    numCombos: ranked.length,
    shown: remaining.length,
    form: {
      colors: form.identity === null ? null : identitySlug(form.identity),
      size: form.size,
      result: form.result,
      bracket: form.bracket,
      card: card?.slug ?? null,
      cardName: card?.name ?? null,
    },
    results: resultChoices(table, form.result),
    sizes: sizeChoices(ranked),
    page,
    isPaginated: remaining.length > COMBOS_PER_PAGE,
    more: more ? `/combos${toQuery(form, card?.slug ?? null, page + 1)}` : null,
    combos: shown.map((entry) => comboEntry(snapshot, entry)),
    lists: shown.map((entry) => toComboCardList(context, entry)),
  };
}

/** A combo as it appears in documents. */
export function comboEntry(snapshot: LoadedSnapshot, entry: CountedCombo): ComboEntry {
  const { combo, counts } = entry;
  const cards = combo.cards.map(({ name, mustBeCommander }, index) => {
    const card = snapshot.cards[entry.cards[index] ?? -1];
    return {
      name: card?.name ?? name,
      url: card ? cardUrl(card) : null,
      mustBeCommander,
    };
  });
  return {
    id: combo.id,
    url: `/combos/${encodeURIComponent(combo.id)}`,
    name: cards.map(({ name }) => name).join(' + '),
    cards,
    requires: combo.requires,
    results: combo.produces,
    prerequisites: splitSteps(combo.prerequisites),
    steps: splitSteps(combo.steps),
    manaNeeded: withSymbols(combo.manaNeeded),
    colorIdentity: listColors(entry.identity),
    bracket: comboBracket(combo.bracketTag),
    numDecks: counts?.included ?? null,
    potentialDecks: counts?.could ?? null,
    rate: counts && counts.could > 0 ? rounded(counts.included / counts.could) : null,
    ...inclusionInterval({
      numDecks: counts?.included ?? 0,
      potentialDecks: counts?.could ?? 0,
      effectiveDecks: counts?.effective ?? 0,
    }),
    rank: entry.rank,
    sourceUrl: sourceUrl(combo.id),
  };
}

/** The known cards of a combo as a list under the combo's name. */
export function toComboCardList(context: ViewContext, entry: CountedCombo): CardList {
  const { id, name } = comboEntry(context.snapshot, entry);
  const views = entry.cards.map((card) => (card === null ? null : plainCardView(context, card, null)));
  return { kind: id, title: name, cards: present(views) };
}

/** The source's ids are numbers joined by hyphens, cards before templates; other lists use different ids. */
function sourceUrl(id: string): string | null {
  return /^\d+(?:-\d+)+(?:--\d+(?:-\d+)*)?$/.test(id) ? `https://commanderspellbook.com/combo/${id}/` : null;
}

function isWanted({ combo, cards, identity }: CountedCombo, form: ComboForm): boolean {
  return (
    (form.identity === null || isWithin(identity, form.identity)) &&
    (form.size === null || cards.length === form.size) &&
    (form.bracket === null || comboBracket(combo.bracketTag) === form.bracket) &&
    (form.card === null || cards.includes(form.card)) &&
    (form.result === null || combo.produces.some((result) => slugify(result) === form.result))
  );
}

function toTitle({ identity }: ComboForm, card: string | null): string {
  if (card !== null) return `Combos with ${card}`;
  return identity === null ? 'Combos' : `${identityName(identity)} Combos`;
}

function toQuery({ identity, ...form }: ComboForm, card: string | null, page: number): string {
  return printQueryValues(COMBOS_QUERY, { ...form, card, colors: identity, page });
}

function resultChoices({ ranked }: ComboTable, chosen: string | null): CombosPage['results'] {
  const counts = new Map<string, { name: string; count: number }>();
  for (const { combo } of ranked)
    for (const name of new Set(combo.produces)) {
      const slug = slugify(name);
      counts.set(slug, { name, count: (counts.get(slug)?.count ?? 0) + 1 });
    }
  const all = [...counts].map(([slug, choice]) => ({ slug, ...choice }));
  all.sort(inListOrder({ decks: ({ count }) => count, name: ({ name }) => name }));
  return all
    .filter(({ slug }, index) => index < RESULT_CHOICES || slug === chosen)
    .sort((a, b) => compareNames(a.name, b.name));
}

function sizeChoices(ranked: readonly CountedCombo[]): CombosPage['sizes'] {
  const counts = new Map<number, number>();
  for (const { cards } of ranked) counts.set(cards.length, (counts.get(cards.length) ?? 0) + 1);
  return [...counts].sort(([a], [b]) => a - b).map(([size, count]) => ({ size, count }));
}
