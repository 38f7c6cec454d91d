import type { RecsRequest } from '@deckwright/contract/schemas';

/** What the player says of the plan of the list. */
export type PlanInput = {
  /** Themes and creature types by slug, or by name as typed, first counts most; empty to read them from the list. */
  plan: string[];
  /** Whether cards above the bracket of the list may be added. */
  anyBracket: boolean;
  /** Whether cards that cost far more than those of the list may be added. */
  anyPrice: boolean;
};

/**
 * The names of the fields. `chosen` has the plan of the answer before; `theme` and `added` those that are checked and typed
 * in the plan's own part of the form, which count if `usePlan` was pressed or one was typed.
 */
export const PLAN_FIELDS = {
  chosen: 'plan',
  theme: 'planTheme',
  added: 'planAdded',
  use: 'usePlan',
  lift: 'lift',
  restore: 'restore',
  limitTo: 'limitTo',
} as const;

/** Values of the button `usePlan`: the themes of the form, or those that are read from the list. */
export const USE_PLAN = { chosen: 'chosen', list: 'list' } as const;
/** Values of the buttons `lift` and `restore`. */
export type PlanLimitName = 'bracket' | 'price';

/** The fields that a button `limitTo` fills or empties; its value is "bracket=3". */
const LIMIT_FIELDS = ['bracket', 'maxPrice'] as const;
type FilledLimit = { [field in (typeof LIMIT_FIELDS)[number]]?: string };

/** What the pressed button `limitTo` puts into a field; nothing if no such button was pressed. */
export function readLimitTo(fields: FormData): FilledLimit {
  return parseLimit(fields.get(PLAN_FIELDS.limitTo));
}

/** The field that a value of the button `limitTo` fills, and its text. */
export function parseLimit(value: unknown): FilledLimit {
  const [name, text = ''] = typeof value === 'string' ? value.split('=') : [];
  const field = LIMIT_FIELDS.find((each) => each === name);
  return field && /^\d{0,3}$/.test(text) ? { [field]: text } : {};
}

/** As many as a request may have, and the longest of them. */
export const MAX_PLAN_THEMES = 6;
const MAX_THEME = 100;

/** The plan in a form, with the button that was pressed. */
export function readPlanFields(fields: FormData): PlanInput {
  const texts = (name: string): string[] =>
    fields
      .getAll(name)
      .flatMap((value) => (typeof value === 'string' ? value.trim().slice(0, MAX_THEME).trim() : []))
      .filter(Boolean);
  const added = texts(PLAN_FIELDS.added);
  const [use] = texts(PLAN_FIELDS.use);
  const named = use || added.length > 0 ? [...texts(PLAN_FIELDS.theme), ...added] : texts(PLAN_FIELDS.chosen);
  const isLifted = (field: 'anyBracket' | 'anyPrice', limit: PlanLimitName): boolean =>
    (fields.has(field) || texts(PLAN_FIELDS.lift).includes(limit)) &&
    !texts(PLAN_FIELDS.restore).includes(limit);
  return {
    plan: use === USE_PLAN.list ? [] : [...new Set(named)].slice(0, MAX_PLAN_THEMES),
    anyBracket: isLifted('anyBracket', 'bracket'),
    anyPrice: isLifted('anyPrice', 'price'),
  };
}

/** The options of a request; what is not chosen is absent. */
export function planOptions({
  plan,
  anyBracket,
  anyPrice,
}: PlanInput): Pick<NonNullable<RecsRequest['options']>, 'plan' | 'anyBracket' | 'anyPrice'> {
  return {
    ...(plan.length > 0 ? { plan } : {}),
    ...(anyBracket ? { anyBracket } : {}),
    ...(anyPrice ? { anyPrice } : {}),
  };
}

/** The plan as fields to submit again. */
export function writePlanFields(fields: FormData, { plan, anyBracket, anyPrice }: PlanInput): void {
  for (const theme of plan) fields.append(PLAN_FIELDS.chosen, theme);
  if (anyBracket) fields.set('anyBracket', 'on');
  if (anyPrice) fields.set('anyPrice', 'on');
}
