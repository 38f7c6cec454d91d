import type { ApiCard } from '@deckwright/contract/schemas';
import { useHydrated } from '@deckwright/islands';
import { Button, CardPicture } from '@deckwright/ui';
import { useState } from 'react';
import { sideFacts } from './card-face-facts.ts';

type Props = { card: ApiCard; sizes: string };

/** Layouts with a second face on the back; in all others both faces are on the front. */
const TWO_SIDED = new Set(['transform', 'modal_dfc', 'double_faced_token', 'reversible_card', 'battle']);

/** The main picture of a page; double-faced cards can be turned over. */
export function TurnableCard({ card, sizes }: Props) {
  const [chosen, setSide] = useState<number | null>(null);
  const side = chosen ?? 0;
  const hydrated = useHydrated();
  const back = card.faces[1];
  const isTurned = side === 1;
  const uris = card.imageUris[side];
  const picture = (
    <CardPicture
      facts={sideFacts(card, side)}
      small={uris?.small ?? null}
      normal={uris?.normal ?? null}
      sizes={sizes}
      alt={isTurned && back ? back.name : card.name}
      eager
    />
  );
  if (!back || !(TWO_SIDED.has(card.layout) || card.imageUris.length > 1)) return picture;
  return (
    <div className="flex flex-col gap-2">
      {/* It turns when its button is pressed, not when the page comes. */}
      <div key={side} className={chosen === null ? undefined : 'card-turned'}>
        {picture}
      </div>
      <Button
        look="quiet"
        disabled={!hydrated}
        aria-pressed={isTurned}
        onClick={() => setSide(isTurned ? 0 : 1)}
      >
        Turn over
      </Button>
    </div>
  );
}
