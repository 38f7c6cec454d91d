import type { CardEntry, DeckProposal, ProposalPart } from '@deckwright/contract/schemas';
import { type Card, commanderKey } from '@deckwright/domain';
import {
  type DeckPart,
  findProposalCandidates,
  type ProposedCard,
  proposeDeck,
} from '@deckwright/engine/query';
import { plainCardView, present } from '../../card/index.ts';
import { landColors } from '../../land/index.ts';
import type { ViewContext } from '../../snapshot/index.ts';
import { nearCombos, nearPrecons } from './near-proposal.ts';
import {
  describeLands,
  describePlan,
  describeProposal,
  describeRequests,
  describeRole,
  joinCommanderNames,
  PART_TITLES,
} from './proposal-text.ts';
import type { ProposedDeck } from './proposed-deck.ts';
import { readProposalFacts } from './read-facts.ts';

/** As many of the ranking as can still matter for a choice. */
const MAX_RANKED = 3000;
/** Requests named for a card. */
const MAX_WANTS = 2;

/** A whole deck for commanders, from the cards and what decks play together: for those with no or few decks. */
export async function proposedDeck(
  { snapshot }: ViewContext,
  commanders: readonly number[],
): Promise<ProposedDeck> {
  const facts = readProposalFacts(snapshot);
  const slugs = commanders.flatMap((index) => snapshot.cards[index]?.slug ?? []);
  const rank = (cards: readonly number[]) =>
    snapshot.ask('rank', { commanders, cards, limit: 0, ranked: MAX_RANKED });
  const makes = (land: number): number => landColors(snapshot, land);
  const ranked = await rank([]);
  const given = { facts, commanders, ranked, makes, candidates: findProposalCandidates(facts, commanders) };
  const first = proposeDeck(given);
  const plan = first.parts.find(({ part }) => part === 'plan')?.cards.map(({ card }) => card) ?? [];
  const others = await rank(plan);
  const proposal = proposeDeck({ ...given, rankedPartners: [...plan, ...others] });
  return {
    proposal,
    lines: proposal.parts.flatMap(({ cards }) => cards.map(({ card, quantity }) => ({ card, quantity }))),
    facts,
    basis: snapshot.manifest.counts.decks === 0 ? 'cards' : 'all-decks',
    isPlayed: snapshot.commanders.indexOf(commanderKey(slugs)) !== null,
  };
}

/** The proposal as lists by role with reasons, and what goes with it. */
export function deckProposal(
  context: ViewContext,
  commanders: readonly number[],
  deck: ProposedDeck,
): DeckProposal {
  const { snapshot } = context;
  const { proposal, basis } = deck;
  const commanderCards = commanders.flatMap((index) => snapshot.cards[index] ?? []);
  const parts = proposal.parts.map(({ part, cards }): ProposalPart => {
    const count = cards.reduce((sum, { quantity }) => sum + quantity, 0);
    return { kind: part, title: PART_TITLES[part], words: describePart(part), count };
  });
  return {
    basis,
    words: describeProposal(joinCommanderNames(commanderCards), deck),
    size: proposal.size + commanders.length,
    parts,
    lists: proposal.parts.map(({ part, cards }) => ({
      kind: part,
      title: PART_TITLES[part],
      cards: present(cards.map((card) => toEntry(context, deck, part, card))),
    })),
    combos: nearCombos(snapshot, commanders, deck),
    precons: nearPrecons(snapshot, commanders, deck),
  };

  function describePart(part: DeckPart): string {
    if (part === 'plan') return describePlan(commanderCards, proposal);
    return part === 'lands' ? describeLands(commanderCards, proposal, snapshot.cards) : describeRole(part);
  }
}

/** The card without numbers, since no deck was counted; its label says why it is there. */
function toEntry(
  context: ViewContext,
  deck: ProposedDeck,
  part: DeckPart,
  card: ProposedCard,
): CardEntry | null {
  const view = plainCardView(context, card.card, null);
  return view && { ...view, label: cardReason(deck, part, card) };
}

/** What of the commanders' requests a card of the plan meets, otherwise how many precons hold it. */
export function cardReason(
  { facts }: ProposedDeck,
  part: DeckPart,
  { card, quantity, requested }: ProposedCard,
): string {
  if (quantity > 1) return `${quantity} copies`;
  const namedOnly = (type: string): boolean =>
    requested.types.includes(type) && !hasType(facts.cards[card], type);
  const wants = describeRequests(requested)
    .map(({ one, many }) => (namedOnly(one) ? `names ${many}` : one))
    .slice(0, MAX_WANTS);
  const included = facts.inPrecons[card] ?? 0;
  const inPrecons = included === 0 ? '' : `in ${included} ${included === 1 ? 'precon' : 'precons'}`;
  if (part === 'plan' && wants.length > 0) return wants.join(', ');
  return inPrecons || wants.join(', ') || 'by its rules text';
}

function hasType(card: Card | undefined, type: string): boolean {
  return card?.subtypes.includes(type) ?? false;
}
