import { setImmediate } from 'node:timers/promises';
import type { Answers } from '@deckwright/answers';
import type { RecsRequest } from '@deckwright/contract/schemas';
import { commanderKey } from '@deckwright/domain';
import { data } from 'react-router';
import { discoveryOption } from '../../shared/advice/discovery-choices.ts';
import { readLimits } from '../../shared/advice/limits.ts';
import { rankedRequest } from '../../shared/collection/owned-answer.ts';
import { toRefusal } from '../../shared/page/load-page.ts';
import { compareWithOther } from './compare.server.ts';
import { readSentList } from './new-list/sent-list.server.ts';
import { planOptions, readLimitTo, readPlanFields } from './plan-fields.ts';
import { readPastedDeck } from './read-deck.server.ts';
import { type CompareWith, type RecsForm, type RecsResult, UNASKED } from './recs-result.ts';
import { refuseTooLong, TOO_LONG } from './refuse-too-long.ts';
import { type Replacement, readReplacements, replaceNames } from './replace-name.ts';
import { isShortList, isTooLong } from './too-long.ts';

const MAX_COMMANDERS = 10;
const MAX_NEVER_CUT = 200;
const MAX_NAME = 400;
const COMPARES: readonly CompareWith[] = ['average', 'other', 'clipboard', 'sent'];
const NO_DECK = 'Paste a deck list: one card per line, such as “1 Sol Ring”.';
const NAME_COMMANDER =
  'No card in this list can be a commander. Enter yours in the field “Commander”, or add it to the list.';
const NO_REPLACEMENT = 'These names could not be replaced. Correct them in the list instead.';

/** The answers that this needs. */
type AdviceCalls = Pick<Answers, 'advise' | 'cards' | 'compare' | 'page' | 'parseDeckList'>;

/** Reads the pasted list and requests recommendations; the result always contains the input. */
export async function recommendFor(answers: AdviceCalls, input: FormData) {
  if (isTooLong(input)) return data(refuseTooLong(input), { status: 413 });
  const replacements = readReplacements(readText(input, 'replace'));
  const form = readForm(input, replacements);
  // Before anything reads the list: what our buttons never send.
  if (replacements.length === 0 && readText(input, 'replace') !== '') return failure(form, NO_REPLACEMENT);
  const replaced = replaceNames(form.deck, replacements);
  if (replaced === null || !isShortList(replaced))
    return data({ ...refuseTooLong(input), error: TOO_LONG }, { status: 413 });
  form.deck = replaced;
  const limits = readLimits(form);
  if (limits.problem !== null) return failure(form, limits.problem);
  const deck = await readPastedDeck(answers, form.deck);
  // Reading a long list takes a while; others are answered before it is looked up.
  await setImmediate();
  const { unreadable, outside } = deck;
  const named = form.commanders.length > 0 ? form.commanders : deck.commanders;
  if (deck.cards.length === 0 && named.length === 0) return failure(form, NO_DECK, unreadable);
  const options = {
    ...limits.options,
    ...planOptions(form),
    excludeLands: form.excludeLands,
    order: 'reading' as const,
    ...(form.keep.length > 0 ? { keep: form.keep } : {}),
  };
  const request: RecsRequest = { cards: deck.cards, commanders: [...named], options };
  const sent = form.owned ? rankedRequest(request) : request;
  try {
    const advised = await answers.advise(
      { cards: deck.cards, commanders: named, companion: deck.companion },
      {
        parts: ['recommendations', 'insight', 'changes', 'plan'],
        limits: sent.options,
        guessCommander: true,
      },
    );
    const { recommendations: answer, insight, changes, plan, guess } = advised;
    // By slug from now on; what is no theme is named beside the plan.
    if (plan) form.plan = plan.themes.filter(({ source }) => source === 'player').map(({ slug }) => slug);
    const found = answer.commanders.map(({ name }) => name);
    const whole = { cards: deck.cards, commanders: found.length > 0 ? found : [...named] };
    const comparison = form.compare
      ? await compareWithOther(answers, {
          with: form.compare,
          other: readOther(form, input),
          yours: whole,
          commander: found.length > 0 ? commanderKey(answer.commanders.map(({ slug }) => slug)) : null,
        })
      : null;
    const again: Pick<RecsResult, 'requested'> =
      form.owned && found.length > 0 ? { requested: { ...sent, commanders: found } } : {};
    const result: RecsResult = {
      form,
      answer,
      insight,
      advice: changes,
      plan,
      guess,
      comparison,
      list: await readSentList(answers, {
        deck,
        commanders: found.length > 0 ? found : named,
        offered: [
          ...(comparison?.difference?.onlyTheirs ?? []),
          ...(changes?.near ?? []),
          ...(insight.fill?.cards ?? []),
        ].map(({ name }) => name),
      }),
      unreadable,
      outside,
      deckSize: deck.sizeWith(found),
      // Instead of the words of the API, which are about the crowns of the clipboard.
      error: named.length === 0 && found.length === 0 ? NAME_COMMANDER : null,
      ...again,
    };
    return data(result, { status: 200 });
  } catch (error) {
    const refusal = toRefusal(error);
    if (!refusal) throw error;
    return failure(form, refusal.message, unreadable, refusal.status);
  }
}

/** The fields as sent; names are replaced in all but the list. */
function readForm(input: FormData, replacements: readonly Replacement[]): RecsForm {
  const named = [...input.getAll('commander'), ...input.getAll('partner')]
    .filter((value) => typeof value === 'string')
    .map((name) => (replaceNames(name.trim(), replacements) ?? '').slice(0, MAX_NAME))
    .filter(Boolean);
  const limitTo = readLimitTo(input);
  const bracket = limitTo.bracket ?? readText(input, 'bracket');
  const discovery = readText(input, 'discovery');
  const removedName = readText(input, 'unkeep');
  const keep = input
    .getAll('keep')
    .flatMap((value) =>
      typeof value === 'string' && value.trim() !== '' ? [value.trim().slice(0, MAX_NAME)] : [],
    );
  return {
    deck: readText(input, 'deck'),
    commanders: [...new Set(named)].slice(0, MAX_COMMANDERS),
    maxPrice: limitTo.maxPrice ?? readText(input, 'maxPrice').trim(),
    maxTotal: readText(input, 'maxTotal').trim(),
    bracket: /^[1-5]$/.test(bracket) ? bracket : '',
    excludeLands: input.get('excludeLands') !== null,
    discovery: 'discovery' in discoveryOption(discovery) ? discovery : '',
    keep: [...new Set(keep)].filter((name) => name !== removedName).slice(0, MAX_NEVER_CUT),
    owned: input.get('owned') !== null,
    replaced: replacements.length > 0 ? readText(input, 'replace') : '',
    compare: COMPARES.find((each) => each === readText(input, 'compare')) ?? '',
    other: readText(input, 'other'),
    ...readPlanFields(input),
  };
}

function readOther({ compare, other }: RecsForm, input: FormData): string {
  return compare === 'clipboard' || compare === 'sent' ? readText(input, compare) : other;
}

function failure(form: RecsForm, error: string, unreadable: string[] = [], status = 400) {
  const result: RecsResult = { form, ...UNASKED, unreadable, error };
  return data(result, { status });
}

function readText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
