import type { ProposalResource } from '@deckwright/contract/schemas';
import { cardReason, deckProposal, proposedDeck } from '../advice/index.ts';
import { cardReference, commanderReference } from '../lookup/index.ts';
import type { ResolvedCommander, ViewContext } from '../snapshot/index.ts';

/** A deck for any commander or pair from the cards, with or without decks. */
export async function proposalResource(
  context: ViewContext,
  { cards, key }: ResolvedCommander,
): Promise<ProposalResource> {
  const { snapshot } = context;
  const deck = await proposedDeck(context, cards);
  const page = deckProposal(context, cards, deck);
  const reference = commanderReference(snapshot, cards);
  return {
    object: 'proposal',
    id: reference.id,
    page: `/commanders/${key}`,
    commander: reference,
    basis: page.basis,
    words: page.words,
    size: page.size,
    parts: page.parts.map(({ kind, words, count }) => ({
      kind,
      words,
      count,
      cards: (deck.proposal.parts.find(({ part }) => part === kind)?.cards ?? []).flatMap((card) => {
        const known = cardReference(snapshot, card.card);
        return known ? [{ ...known, quantity: card.quantity, reason: cardReason(deck, kind, card) }] : [];
      }),
    })),
    combos: page.combos.map(({ value, href }) => ({
      id: decodeURIComponent(href.slice(href.lastIndexOf('/') + 1)),
      name: value,
    })),
    precons: page.precons.map(({ slug, name, words }) => ({ id: slug, name, words })),
  };
}
