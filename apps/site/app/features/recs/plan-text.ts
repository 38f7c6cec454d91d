import type { DescribedPlan } from '@deckwright/answers';
import { BRACKET_NAMES, BRACKETS, type Bracket, bracketName, formatCounted } from '@deckwright/domain';
import type { PlanLimitName } from './plan-fields.ts';
import type { RecsForm } from './recs-result.ts';

/** What the plan says of a limit, and the button beside it. */
export type PlanLimitText = {
  limit: PlanLimitName;
  words: string;
  /** Whether the button lifts the limit; else it restores it. */
  lifts: boolean;
  button: string;
};

type Limited = Pick<RecsForm, 'bracket' | 'maxPrice' | 'maxTotal' | 'anyBracket' | 'anyPrice' | 'owned'>;

/** Brackets from this on exclude no card. */
const UNLIMITED_BRACKET = 4;

/**
 * The limits that the list itself sets on cards to add. Those that the player sets in the form stand there; owned cards
 * have no price.
 */
export function planLimitTexts(
  { bracket, maxPrice }: Pick<DescribedPlan, 'bracket' | 'maxPrice'>,
  form: Limited,
): PlanLimitText[] {
  const texts: PlanLimitText[] = [];
  if (form.bracket === '' && bracket !== null && bracket < UNLIMITED_BRACKET)
    texts.push(
      form.anyBracket
        ? {
            limit: 'bracket',
            words: 'Cards of any bracket',
            lifts: false,
            button: `Nothing above bracket ${bracket}`,
          }
        : { limit: 'bracket', words: `Nothing above bracket ${bracket}`, lifts: true, button: 'Allow any' },
    );
  const hasBudget = form.maxPrice !== '' || form.maxTotal !== '' || form.owned;
  if (!hasBudget && maxPrice !== null)
    texts.push(
      form.anyPrice
        ? {
            limit: 'price',
            words: 'Cards of any price',
            lifts: false,
            button: `Nothing above $${maxPrice}`,
          }
        : { limit: 'price', words: `Nothing above $${maxPrice}`, lifts: true, button: 'Allow any' },
    );
  return texts;
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
  return source === 'commander' ? `${counted}, fits your commander` : counted;
}
