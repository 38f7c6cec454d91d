import type { Answers } from '@deckwright/answers';
import { joinQuery, parseViewQuery, printDeckQuery } from '@deckwright/contract';
import { COUNT_KEYS, COUNT_OPERATORS, PREPOSITIONS } from '@deckwright/domain';
import { type ActionFunctionArgs, data, redirect } from 'react-router';
import { answersContext } from '../page/contexts.ts';
import { type FilterState, filterReducer, filtersWith, NO_NAME, toFilterState } from './filter-state.ts';
import { readFilters } from './read-filters.server.ts';

/** A rejected form as entered, with the reason. */
export type RefusedFilter = Pick<FilterState, 'countForm' | 'nameForm' | 'error'>;

type Names = Pick<Answers, 'cards' | 'options'>;

/** The action of the filter forms of a page. */
export function filterAction({ context, request, url }: ActionFunctionArgs) {
  return addFilter(context.get(answersContext), request, url);
}

/**
 * Adds the condition of a submitted form to the page's filters and redirects to the URL with all of them, in the
 * current view. A form without a name, with an unrecognized one, or with an invalid number is returned.
 */
async function addFilter(answers: Names, request: Request, url: URL) {
  const form = await request.formData();
  const filters = readFilters(url);
  const start = toFilterState(filters);
  const state = form.get('form') === 'name' ? await withName(answers, start, form) : withCount(start, form);
  if (state.error) {
    const { countForm, nameForm, error } = state;
    return data<RefusedFilter>({ countForm, nameForm, error }, { status: 400 });
  }
  const query = printDeckQuery(filtersWith(filters, state));
  return redirect(url.pathname + joinQuery(query, parseViewQuery(url.searchParams)), 303);
}

function withCount(state: FilterState, form: FormData): FilterState {
  const typed = {
    number: readText(form, 'number'),
    op: readWord(form, 'op', COUNT_OPERATORS) ?? state.countForm.op,
    type: readWord(form, 'type', COUNT_KEYS) ?? state.countForm.type,
  };
  return filterReducer(filterReducer(state, { do: 'type-count', form: typed }), { do: 'add-count' });
}

async function withName(answers: Names, state: FilterState, form: FormData): Promise<FilterState> {
  const name = readText(form, 'name').trim();
  const preposition = readWord(form, 'preposition', PREPOSITIONS) ?? state.nameForm.preposition;
  const typed = filterReducer(state, { do: 'type-name', form: { name, preposition } });
  if (name === '') return filterReducer(typed, { do: 'fail', error: NO_NAME });
  const card = (await answers.cards([name])).get(name);
  if (card) return filterReducer(typed, { do: 'add-names', names: [card.slug] });
  return filterReducer(typed, {
    do: 'fail',
    error: { form: 'name', message: await unknownName(answers, name) },
  });
}

async function unknownName(answers: Names, name: string): Promise<string> {
  const nearest = (await answers.options(name)).find((option) => option.kind === 'card');
  return nearest
    ? `No card is called “${name}”. Did you mean “${nearest.label}”?`
    : `No card is called “${name}”. Check the spelling.`;
}

function readWord<W extends string>(form: FormData, name: string, words: readonly W[]): W | null {
  const word = form.get(name);
  return words.find((known) => known === word) ?? null;
}

function readText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
