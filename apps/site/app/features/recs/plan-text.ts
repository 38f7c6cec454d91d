import type { DescribedPlan } from '@deckwright/answers';
import { BRACKET_NAMES, BRACKETS, type Bracket, bracketName, formatCounted } from '@deckwright/domain';
import { PLAN_FIELDS, type PlanLimitName } from './plan-fields.ts';
import type { RecsForm } from './recs-result.ts';

/** What the plan says of a limit, and the button beside it. */
export type PlanLimitText = {
  limit: PlanLimitName;
  words: string;
  button: string;
  /** Field and value that the button submits. */
  name: (typeof PLAN_FIELDS)['lift' | 'restore' | 'limitTo'];
  value: string;
};

type Limited = Pick<RecsForm, 'bracket' | 'maxPrice' | 'maxTotal' | 'anyBracket' | 'anyPrice' | 'owned'>;

/** Brackets from this on exclude no card. */
const UNLIMITED_BRACKET = 4;

/** What is proposed for a list too short to say how strong or expensive the deck is going to be. */
const PROPOSED = { bracket: 3, maxPrice: 20 } as const;

/**
 * The limits that the list itself sets on cards to add, and for a short list two that the player may set. A limit of
 * the player's own is shown in the form instead; owned cards have no price.
 */
export function planLimitTexts(
  { bracket, maxPrice }: Pick<DescribedPlan, 'bracket' | 'maxPrice'>,
  form: Limited,
): PlanLimitText[] {
  const isShort = bracket === null;
  const hasBudget = form.maxPrice !== '' || form.maxTotal !== '' || form.owned;
  const texts: PlanLimitText[] = [];
  if (isShort) {
    const { bracket: table, maxPrice: price } = PROPOSED;
    if (form.bracket === '' || form.bracket === `${table}`)
      texts.push(toProposal({ limit: 'bracket', field: 'bracket', set: form.bracket, proposed: `${table}` }));
    if (!form.owned && (!hasBudget || form.maxPrice === `${price}`))
      texts.push(toProposal({ limit: 'price', field: 'maxPrice', set: form.maxPrice, proposed: `${price}` }));
    return texts;
  }
  if (form.bracket === '' && bracket < UNLIMITED_BRACKET)
    texts.push(toLimit('bracket', form.anyBracket, `Nothing above bracket ${bracket}`));
  if (!hasBudget && maxPrice !== null)
    texts.push(toLimit('price', form.anyPrice, `Nothing above $${maxPrice}`));
  return texts;
}

function toLimit(limit: PlanLimitName, isLifted: boolean, words: string): PlanLimitText {
  return isLifted
    ? { limit, words: `Any ${limit}`, button: words, name: PLAN_FIELDS.restore, value: limit }
    : { limit, words, button: ALLOW_ANY, name: PLAN_FIELDS.lift, value: limit };
}

/** The button that lifts a limit. */
export const ALLOW_ANY = 'Allow any';

type Proposal = { limit: PlanLimitName; field: 'bracket' | 'maxPrice'; set: string; proposed: string };

function toProposal({ limit, field, set, proposed }: Proposal): PlanLimitText {
  const words = `Nothing above ${field === 'bracket' ? `bracket ${proposed}` : `$${proposed}`}`;
  const name = PLAN_FIELDS.limitTo;
  return set === ''
    ? { limit, words: `Any ${limit}`, button: words, name, value: `${field}=${proposed}` }
    : { limit, words, button: ALLOW_ANY, name, value: `${field}=` };
}

/**
 * "38 lands · bracket 2 (Core)", what is counted beside the themes; a short list has no bracket. One that is stated or
 * chosen comes first, with what the list suggests.
 */
export function planFigures(
  { bracket }: Pick<DescribedPlan, 'bracket'>,
  lands: number,
  { stated, byList }: { stated: string; byList: number | null } = { stated: '', byList: null },
): string {
  const chosen = toBracket(stated) ?? bracket;
  const suggested =
    stated === ''
      ? ''
      : byList === null || byList === chosen
        ? ', as stated'
        : ` as stated, ${byList} by the list`;
  const named =
    chosen === null ? [] : [`bracket ${chosen} (${BRACKET_NAMES[bracketName(chosen)]})${suggested}`];
  return [formatCounted(lands, 'land'), ...named].join(' · ');
}

function toBracket(text: string): Bracket | null {
  return BRACKETS.some((_, index) => `${index + 1}` === text) ? (Number(text) as Bracket) : null;
}

/** "card draw 4 of 8, ramp 5 of 8"; '' if no role has few cards. */
export function fewText(fewRoles: DescribedPlan['fewRoles']): string {
  return fewRoles
    .map(({ label, count, fewest }) => `${label.toLowerCase()} ${count} of ${fewest}`)
    .join(', ');
}

/** Who says that the theme belongs to the plan, with how many cards of the list count for it. */
export function themeText({
  source,
  cards,
}: Pick<DescribedPlan['themes'][number], 'source' | 'cards'>): string {
  const counted = formatCounted(cards, 'card');
  if (source === 'player') return `${counted}, your choice`;
  if (source === 'list') return counted;
  return cards === 0 ? 'fits your commander' : `${counted}, fits your commander`;
}
