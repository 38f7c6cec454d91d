import { type ApiClient, parseDeckQuery, printDeckQuery } from '@deckwright/api-client';
import {
  AppError,
  type CountFilter,
  type CountKey,
  type CountOperator,
  type DeckFilters,
} from '@deckwright/domain';
import { data, redirect } from 'react-router';
import { refuse } from '../../load-page.ts';
import { COUNT_WORDS, OPERATOR_WORDS } from './restrictions.ts';

export type FilterFormError = { form: 'count' | 'name'; message: string };

/**
 * Adds the condition of a submitted form to the page's filters and leads to the address that states them all.
 * A form without a name, with an unknown one, or with a number that is none comes back with the reason.
 */
export async function addFilter(api: ApiClient, request: Request, url: URL) {
  const form = await request.formData();
  const filters = filtersOf(url);
  const added = form.get('form') === 'name' ? await withName(api, filters, form) : withCount(filters, form);
  if ('message' in added) return data<FilterFormError>(added, { status: 400 });
  return redirect(url.pathname + printDeckQuery(added), 303);
}

/** An address that cannot be read is the sender's error, as it is where the page is read. */
function filtersOf(url: URL): DeckFilters {
  try {
    return parseDeckQuery(url.searchParams).filters;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    throw refuse(400, error.message);
  }
}

function withCount(filters: DeckFilters, form: FormData): DeckFilters | FilterFormError {
  const type = keyOf(COUNT_WORDS, form.get('type')) ?? 'c';
  const op = keyOf(OPERATOR_WORDS, form.get('op')) ?? 'gt';
  const text = `${form.get('number') ?? ''}`.trim();
  if (!/^\d{1,7}(\.\d{1,2})?$/.test(text))
    return { form: 'count', message: 'Type a number from 0 up, for example 30.' };
  const added: CountFilter = { type, op, number: Number(text) };
  const others = filters.counts.filter((count) => count.type !== type || count.op !== op);
  return { ...filters, counts: [...others, added] };
}

async function withName(
  api: ApiClient,
  filters: DeckFilters,
  form: FormData,
): Promise<DeckFilters | FilterFormError> {
  const preposition = form.get('preposition') === 'out' ? 'out' : 'in';
  const name = `${form.get('name') ?? ''}`.trim();
  if (name === '') return { form: 'name', message: 'Type the name of a card.' };
  const card = (await api.fetchCards([name])).get(name);
  if (!card) return { form: 'name', message: await unknownName(api, name) };
  const old = filters.names.find((filter) => filter.preposition === preposition)?.names ?? [];
  const names = [...new Set([...old, card.slug])].sort();
  return {
    ...filters,
    names: [...filters.names.filter((filter) => filter.preposition !== preposition), { preposition, names }],
  };
}

async function unknownName(api: ApiClient, name: string): Promise<string> {
  const nearest = (await api.typeahead(name))?.find((option) => option.kind === 'card');
  return nearest
    ? `No card is called “${name}”. Did you mean “${nearest.label}”?`
    : `No card is called “${name}”. Check the spelling.`;
}

function keyOf<K extends CountKey | CountOperator>(words: Record<K, string>, value: unknown): K | undefined {
  return (Object.keys(words) as K[]).find((key) => key === value);
}
