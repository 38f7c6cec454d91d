import type { ApiCard, CardEntry, SaltVotePage } from '@deckwright/contract/schemas';
import type { PictureView } from '@deckwright/ui';
import { pictureView } from '../../shared/cards/card-face-facts.ts';

/** A card to vote on. */
export type VoteCard = PictureView & {
  url: string;
  /** The score so far; absent without votes. */
  salt?: { score: number; votes: number };
};

/** The displayed fields of a page of cards to vote on. */
export function voteCards(page: SaltVotePage): VoteCard[] {
  return page.lists.flatMap(({ cards }) => cards.map(ofView));
}

export function ofCard(card: ApiCard): VoteCard {
  return { ...pictureView(card), url: card.url, ...getSalt(card) };
}

function ofView(view: CardEntry): VoteCard {
  const { name, url, primaryType, colorIdentity, imageUri, imageUriSmall, face } = view;
  return { name, url, primaryType, colorIdentity, imageUri, imageUriSmall, face, ...getSalt(view) };
}

function getSalt({ salt, saltVotes }: Pick<CardEntry, 'salt' | 'saltVotes'>): Pick<VoteCard, 'salt'> {
  return salt === null ? {} : { salt: { score: salt, votes: saltVotes ?? 0 } };
}
