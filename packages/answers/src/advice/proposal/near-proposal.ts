import type { ComboCount, DeckProposal } from '@deckwright/contract/schemas';
import { isWithin } from '@deckwright/domain';
import { comboCount, combosFor } from '../../combo/index.ts';
import { preconGroups } from '../../list/index.ts';
import type { LoadedSnapshot } from '../../snapshot/index.ts';
import { perSnapshot } from './per-snapshot.ts';
import type { ProposedDeck } from './proposed-deck.ts';

const MAX_COMBOS = 10;
const MAX_PRECONS = 5;
/** A precon that does not hold the commander is named from this many shared cards on. */
const MIN_SHARED = 15;

/** Combos in the colors: with the commander, then by the share of their cards in the deck, then by established cards. */
export function nearCombos(
  snapshot: LoadedSnapshot,
  commanders: readonly number[],
  { lines, facts }: ProposedDeck,
): ComboCount[] {
  const deck = new Set(lines.map(({ card }) => card));
  const rated = combosFor(snapshot, commanders).map((combo) => {
    const others = combo.cards.filter((card) => !commanders.includes(card));
    const included = others.filter((card) => deck.has(card)).length;
    const standing = others.reduce((sum, card) => sum + (facts.standing[card] ?? 0), 0);
    return {
      combo,
      own: others.length < combo.cards.length,
      held: included / Math.max(1, others.length),
      standing: standing / Math.max(1, others.length),
    };
  });
  return rated
    .filter(({ own, held }) => own || held > 0)
    .sort(
      (a, b) =>
        Number(b.own) - Number(a.own) ||
        b.held - a.held ||
        b.standing - a.standing ||
        (a.combo.combo.id < b.combo.combo.id ? -1 : 1),
    )
    .slice(0, MAX_COMBOS)
    .map(({ combo }) => comboCount(snapshot, combo, null));
}

type PrintedPrecon = {
  known: ReturnType<typeof preconGroups>[number]['precons'][number];
  /** Its commanders. */
  printed: number[];
  /** All of its cards, commanders first. */
  cards: number[];
};

const readPrintedPrecons = perSnapshot((snapshot): PrintedPrecon[] =>
  preconGroups(snapshot)
    .flatMap((group) => group.precons)
    .map((known) => {
      const printed = known.commanders.flatMap(({ card }) => card ?? []);
      return { known, printed, cards: [...printed, ...known.lines.flatMap(({ card }) => card ?? [])] };
    }),
);

/** Precons with the commander, and those within its colors that share many cards with the deck. */
export function nearPrecons(
  snapshot: LoadedSnapshot,
  commanders: readonly number[],
  { lines }: ProposedDeck,
): DeckProposal['precons'] {
  const isSpell = (card: number): boolean => snapshot.cards[card]?.primaryType !== 'Land';
  const spells = new Set(lines.map(({ card }) => card).filter(isSpell));
  const colors = commanders.reduce((bits, card) => bits | (snapshot.cards[card]?.colorIdentity ?? 0), 0);
  return readPrintedPrecons(snapshot)
    .flatMap(({ known, printed, cards }) => {
      let shared = 0;
      for (const card of cards) if (spells.has(card)) shared++;
      const leads = commanders.every((card) => printed.includes(card));
      const holds = commanders.some((card) => cards.includes(card));
      const isNear = shared >= MIN_SHARED && isWithin(known.identity, colors);
      return leads || holds || isNear ? [{ known, shared, leads, holds }] : [];
    })
    .sort(
      (a, b) =>
        Number(b.leads) - Number(a.leads) ||
        Number(b.holds) - Number(a.holds) ||
        b.shared - a.shared ||
        (a.known.precon.slug < b.known.precon.slug ? -1 : 1),
    )
    .slice(0, MAX_PRECONS)
    .map(({ known: { precon }, shared, leads, holds }) => ({
      name: precon.name,
      slug: precon.slug,
      url: `/precon/${precon.slug}`,
      words: leads
        ? 'it leads this precon'
        : holds
          ? 'in this precon'
          : `shares ${shared} cards with this deck`,
    }));
}
