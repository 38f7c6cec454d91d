import type { DeckChanges } from '@deckwright/answers';
import { ArtStrip, Button, ViewPicture } from '@deckwright/ui';
import { Link } from 'react-router';
import { hasCard, type NewList } from './new-list/new-list.ts';
import type { DeckBox } from './use-deck-box.ts';

type Props = { cards: DeckChanges['mustGo']; list: NewList | null; box: DeckBox };

/** The cards that are illegal in the deck, each with its art and the reason, and one button for all of them. */
export function MustGo({ cards, list, box }: Props) {
  const isRemoved = cards.every(({ name }) => !hasCard(list, name));
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2.5">
      <p
        aria-hidden="true"
        className="font-display text-lg leading-tight font-semibold text-bad max-md:basis-full"
      >
        Must go
      </p>
      <ul aria-label="Must go" className="flex min-w-0 flex-1 flex-wrap gap-x-7 gap-y-2.5">
        {cards.map(({ name, url, reason, picture }) => (
          <li key={url} className="flex items-center gap-3">
            {picture ? (
              <ArtStrip colors={picture.colorIdentity} className="h-10 w-14 shrink-0">
                <ViewPicture view={picture} sizes="5.5rem" alt="" art />
              </ArtStrip>
            ) : null}
            <p className="leading-snug">
              <Link to={url} className="font-display text-base font-semibold hover:text-accent">
                {name}
              </Link>
              <span className="block text-muted">{reason}</span>
            </p>
          </li>
        ))}
      </ul>
      {/* It keeps the focus once pressed. */}
      <Button
        look="quiet"
        className="noscript:hidden max-md:w-full"
        onClick={() => box.cutAll(cards.map(({ name }) => name))}
        aria-disabled={isRemoved}
      >
        {isRemoved
          ? '✓ Removed from your list'
          : cards.length === 1
            ? `Remove ${cards[0]?.name}`
            : `Remove all ${cards.length}`}
      </Button>
    </div>
  );
}
