import type {
  BracketEstimateResource,
  DeckCombos,
  DeckCombosRequest,
  ListedCombo,
} from '@deckwright/contract/schemas';
import { type Card, getShownPrice, isPlayable } from '@deckwright/domain';
import type { z } from 'zod';
import { type AdvisedDeck, deckBracket, readAdvisedDeck, twoCardCombos } from '../advice/index.ts';
import { present as known } from '../card/index.ts';
import { combosOfList } from '../combo/index.ts';
import { cardReference } from '../lookup/index.ts';
import type { CountedCombo, LoadedSnapshot, ViewContext } from '../snapshot/index.ts';
import { comboTable } from '../snapshot/index.ts';
import { comboResource } from './combo-resource.ts';
import { withoutId } from './recommendations-resource.ts';
import { refuseUnrecognized } from './refuse-unrecognized.ts';

type Listed = { commanders: readonly string[]; cards: readonly string[] };

async function readList(snapshot: LoadedSnapshot, { commanders, cards }: Listed): Promise<AdvisedDeck> {
  const named = (texts: readonly string[]): string[] => texts.map((text) => withoutId(snapshot, text));
  const list = { commanders: named(commanders), cards: named(cards), companion: null };
  const deck = await readAdvisedDeck(snapshot, list, { mayGuess: false });
  refuseUnrecognized(deck.commanders.length + deck.cards.length, deck.unknown);
  return deck;
}

/** The cards next to the legal commanders; what cannot be a commander is a card of the list. */
function otherCards({ legalCommanders, commanders, cards }: AdvisedDeck): readonly number[] {
  return legalCommanders.length > 0 ? cards : [...commanders, ...cards];
}

/** What every answer about a list says of how it was read. */
function readFields(snapshot: LoadedSnapshot, deck: AdvisedDeck) {
  return {
    commanders: known(deck.legalCommanders.map((index) => cardReference(snapshot, index))),
    problems: deck.commanderProblem === null ? [] : [`${deck.commanderProblem}.`],
    unknown: deck.unknown.map((each) => ({ ...each, nearest: each.nearest?.label ?? null })),
    card_date: snapshot.excluded.date,
  };
}

/** The combos that a list has complete, and those that lack one playable card, by that card. */
export async function deckCombosResource(
  context: ViewContext,
  { limit, ...list }: z.output<typeof DeckCombosRequest>,
): Promise<DeckCombos> {
  const { snapshot } = context;
  const [deck, { byId }] = await Promise.all([readList(snapshot, list), comboTable(snapshot)]);
  const { present, near } = combosOfList(snapshot, deck.legalCommanders, otherCards(deck));
  const toCounted = (id: string): CountedCombo[] => {
    const counted = byId.get(id);
    return counted ? [counted] : [];
  };
  const byCard = new Map<number, CountedCombo[]>();
  for (const { known: combo, missing } of near) {
    const card = snapshot.cards[missing];
    if (!card || !isPlayable(card)) continue;
    const combos = byCard.get(missing) ?? [];
    combos.push(...toCounted(combo.combo.id));
    byCard.set(missing, combos);
  }
  const toPrice = (index: number): number =>
    getShownPrice(snapshot.cards[index]?.prices ?? {})?.price ?? Number.MAX_VALUE;
  // As on the page of a list: the cheapest first, those without a price last.
  const missing = [...byCard].sort(
    ([a, first], [b, second]) =>
      toPrice(a) - toPrice(b) ||
      second.length - first.length ||
      (snapshot.overview.cardDecks[b] ?? 0) - (snapshot.overview.cardDecks[a] ?? 0) ||
      a - b,
  );
  let left = limit;
  return {
    object: 'deck_combos',
    ...readFields(snapshot, deck),
    present_count: present.length,
    present: byDecks(present.flatMap(({ combo }) => toCounted(combo.id)))
      .slice(0, limit)
      .map((combo) => listedCombo(context, combo)),
    near_count: missing.reduce((sum, [, combos]) => sum + combos.length, 0),
    near: missing.flatMap(([index, combos]) => {
      const listed = byDecks(combos).slice(0, left);
      left -= listed.length;
      const reference = cardReference(snapshot, index);
      const price = getShownPrice(snapshot.cards[index]?.prices ?? {});
      if (listed.length === 0 || !reference) return [];
      return {
        card: reference,
        price: price?.price ?? null,
        price_finish: price?.finish ?? null,
        count: combos.length,
        combos: listed.map((combo) => listedCombo(context, combo)),
      };
    }),
  };
}

function byDecks(combos: readonly CountedCombo[]): CountedCombo[] {
  return combos.toSorted(
    (a, b) => (b.counts?.included ?? 0) - (a.counts?.included ?? 0) || (a.combo.id < b.combo.id ? -1 : 1),
  );
}

function listedCombo(context: ViewContext, counted: CountedCombo): ListedCombo {
  const { object, id, name, page, cards, requires, results, ...rest } = comboResource(context, counted);
  const { mana_needed, color_identity, bracket, num_decks } = rest;
  return {
    object,
    id,
    name,
    page,
    cards,
    requires,
    results,
    mana_needed,
    color_identity,
    bracket,
    num_decks,
  };
}

/** The bracket of a list by the same estimate as on its page, with all that was looked at. */
export async function bracketResource(
  { snapshot }: ViewContext,
  list: Listed,
): Promise<BracketEstimateResource> {
  const deck = await readList(snapshot, list);
  const indices = [...new Set([...deck.commanders, ...deck.cards])];
  const cards = indices.flatMap((index) => snapshot.cards[index] ?? []);
  const combos = twoCardCombos(snapshot, deck.legalCommanders, otherCards(deck));
  const { bracket, name, reasons } = deckBracket(cards, combos);
  const having = (test: (card: Card) => boolean) =>
    known(
      indices.map((index) => {
        const card = snapshot.cards[index];
        return card && test(card) ? cardReference(snapshot, index) : null;
      }),
    );
  return {
    object: 'bracket_estimate',
    ...readFields(snapshot, deck),
    bracket,
    name,
    reasons,
    game_changers: having(({ gameChanger }) => gameChanger),
    mass_land_denial: having(({ roles }) => roles.includes('mass-land-denial')),
    extra_turns: having(({ roles }) => roles.includes('extra-turn')),
    tutors: having(({ roles, primaryType }) => roles.includes('tutor') && primaryType !== 'Land'),
    two_card_combos: combos.map(({ cards: names, minBracket }) => ({
      cards: [...names],
      min_bracket: minBracket,
    })),
  };
}
