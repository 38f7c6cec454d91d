import type { Recommendations, RecommendationsRequest, RecommendedCard } from '@deckwright/contract/schemas';
import { AppError, getShownPrice } from '@deckwright/domain';
import type { z } from 'zod';
import { adviseDeck, type DescribedPlan, effectiveLimits, type RequestedLimits } from '../advice/index.ts';
import { cardReference, findCardId, slugOfId } from '../lookup/index.ts';
import type { LoadedSnapshot, ViewContext } from '../snapshot/index.ts';

/** Cards of a list that are suggested as its commander. */
const MAX_NAMED = 5;

/**
 * Cards to add and to cut by the same recommendations as the page's.
 * @throws AppError invalid-argument without a commander
 */
export async function recommendationsResource(
  context: ViewContext,
  request: z.output<typeof RecommendationsRequest>,
): Promise<Recommendations> {
  const { commanders, cards, exclude_lands, max_price, max_total_price, bracket, offset } = request;
  const { discovery, owned, keep, companion, any_bracket, any_price, plan: themes, order } = request;
  const { snapshot } = context;
  const named = (texts: readonly string[]): string[] => texts.map((text) => withoutId(snapshot, text));
  const limits = {
    ...(exclude_lands === undefined ? {} : { excludeLands: exclude_lands }),
    ...(max_price === undefined ? {} : { maxPrice: max_price }),
    ...(max_total_price === undefined ? {} : { maxTotal: max_total_price }),
    ...(bracket === undefined ? {} : { bracket }),
    ...(any_bracket === undefined ? {} : { anyBracket: any_bracket }),
    ...(any_price === undefined ? {} : { anyPrice: any_price }),
    ...(themes === undefined ? {} : { plan: themes }),
    ...(order === undefined ? {} : { order }),
    ...(offset === undefined ? {} : { offset }),
    ...(discovery === undefined ? {} : { discovery }),
    ...(owned === undefined ? {} : { among: named(owned) }),
    ...(keep === undefined ? {} : { keep: named(keep) }),
  };
  const deck = {
    commanders: named(commanders),
    cards: named(cards),
    companion: companion ? withoutId(snapshot, companion) : null,
  };
  // It is owned and outside the deck.
  const outside = deck.companion === null ? null : snapshot.resolver.find(deck.companion);
  const hasCommander = commanders.some((text) => text.trim() !== '');
  const { recommendations: answer, plan } = await adviseDeck(context, deck, {
    parts: ['recommendations', 'plan'],
    limits,
  });
  if (!hasCommander && answer.commanders.length === 0) {
    const possible = answer.leaders.slice(0, MAX_NAMED).map(({ name }) => name);
    const hint = possible.length > 0 ? ` Of the cards sent, these can be one: ${possible.join('; ')}.` : '';
    throw new AppError(
      'invalid-argument',
      `Name the commander, or the two of a pair, in "commanders".${hint}`,
    );
  }
  return {
    object: 'recommendations',
    commanders: answer.commanders.flatMap(({ slug }) => getReference(snapshot, slug) ?? []),
    plan: plan && planResource(plan, limits),
    add: answer.inRecs
      .filter(({ slug }) => outside === null || slug !== snapshot.cards[outside]?.slug)
      .flatMap((card) => recommended(snapshot, card)),
    must_go: answer.mustGo.flatMap(({ slug, reason }) => {
      const reference = getReference(snapshot, slug);
      return reference ? [{ ...reference, reason }] : [];
    }),
    cut: answer.outRecs.flatMap((card) => recommended(snapshot, card)),
    more: answer.more,
    problems: answer.errors,
    unknown: answer.unknown.map((each) => ({ ...each, nearest: each.nearest?.label ?? null })),
    card_date: answer.cardDate,
    num_decks: answer.numDecks,
  };
}

function planResource(
  { words, themes, unknown, ...own }: DescribedPlan,
  limits: RequestedLimits,
): Recommendations['plan'] {
  const { bracket, maxPrice } = effectiveLimits(limits, own);
  return {
    words,
    themes: themes.map(({ slug, name }) => ({ slug, name })),
    bracket,
    max_price: maxPrice,
    unknown,
  };
}

/** The slug of a card that was given by its id, behind its quantity if there is one; other texts as they are. */
export function withoutId(snapshot: LoadedSnapshot, text: string): string {
  const [, quantity = '', id = ''] = /^(\d{1,6}x?\s)?(.*)$/is.exec(text.trim()) ?? [];
  const slug = slugOfId(snapshot, text.trim());
  if (slug !== null) return slug;
  const counted = slugOfId(snapshot, id);
  return counted === null ? text : quantity + counted;
}

function getReference(snapshot: LoadedSnapshot, slug: string): ReturnType<typeof cardReference> {
  return cardReference(snapshot, findCardId(snapshot, slug) ?? -1);
}

function recommended(
  snapshot: LoadedSnapshot,
  { slug, score, reasons }: RecommendedCard,
): Recommendations['add'] {
  const reference = getReference(snapshot, slug);
  if (!reference) return [];
  const card = snapshot.cards[findCardId(snapshot, slug) ?? -1];
  const price = card ? getShownPrice(card.prices) : null;
  return [{ ...reference, score, price: price?.price ?? null, price_finish: price?.finish ?? null, reasons }];
}
