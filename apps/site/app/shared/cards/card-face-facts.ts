import type { ApiCard, ApiCardFace } from '@deckwright/contract/schemas';
import { primaryType } from '@deckwright/domain';
import type { FaceFacts, MemberView, PictureView } from '@deckwright/ui';

/** The front of a card as drawn without a picture. */
export function faceFacts(card: Omit<ApiCard, 'cards'>): FaceFacts {
  const { face } = memberView(card);
  return {
    name: card.faces[0]?.name ?? card.name,
    primaryType: card.primaryType,
    colors: card.colorIdentity,
    manaCost: face.manaCost,
    typeLine: face.type,
    text: face.text,
    corner: face.corner,
  };
}

/** One side of a card, 0 for the front, as drawn without a picture. */
export function sideFacts(card: Omit<ApiCard, 'cards'>, side: number): FaceFacts {
  const face = card.faces[side];
  if (side === 0 || !face) return faceFacts(card);
  return {
    name: face.name,
    primaryType: primaryType(face.type) ?? card.primaryType,
    colors: card.colorIdentity,
    manaCost: face.manaCost,
    isUncastable: !face.manaCost,
    typeLine: face.type,
    text: face.text,
    corner: formatCorner(face),
  };
}

/** The picture of a card or pair, as in list entries. */
export function pictureView(card: ApiCard): PictureView {
  return { ...memberView(card), cards: card.cards.map(memberView) };
}

/** Whether the card has a crown button: it is legal as a commander, alone or as a Background, and not banned. */
export function hasCommanderButton({
  legalCommander,
  subtypes,
  legality,
}: Pick<ApiCard, 'legalCommander' | 'subtypes' | 'legality'>): boolean {
  return legality !== 'banned' && (legalCommander || subtypes.includes('Background'));
}

/** Power/toughness, loyalty or defense of a face; null if it has none. */
export function formatCorner(face: ApiCardFace): string | null {
  if (face.power !== null && face.toughness !== null) return `${face.power}/${face.toughness}`;
  return face.loyalty ?? face.defense;
}

function memberView(card: Omit<ApiCard, 'cards'>): MemberView {
  const [front] = card.faces;
  return {
    name: card.name,
    url: card.url,
    primaryType: card.primaryType,
    colorIdentity: card.colorIdentity,
    imageUri: card.imageUri,
    imageUriSmall: card.imageUris[0]?.small ?? null,
    face: {
      manaCost: front?.manaCost ?? card.manaCost,
      type: front?.type ?? card.type,
      text: front?.text || card.summary,
      corner: front ? formatCorner(front) : null,
    },
  };
}
