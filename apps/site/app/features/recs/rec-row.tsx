import type { DeckChanges } from '@deckwright/answers';
import type { RecommendedCard } from '@deckwright/contract/schemas';
import { formatCount, formatShare } from '@deckwright/domain';
import {
  ArtStrip,
  CardPicture,
  cn,
  ManaCost,
  ShareBar,
  shareTitle,
  shownPrice,
  useDecksLink,
  useDisplay,
  WideMark,
} from '@deckwright/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { SuggestionText } from '../../shared/advice/suggestion-text.tsx';
import { faceFacts } from '../../shared/cards/card-face-facts.ts';
import { useCollection } from '../../shared/collection/use-collection.ts';
import { statedShare } from './stated-share.ts';

type Props = {
  card: RecommendedCard;
  /** Level of its name, below the heading of the list. */
  heading: 'h3' | 'h4';
  sample: boolean;
  /** How many of the eligible decks of the commander run it; shown of enough decks. */
  played: DeckChanges['played'][string] | undefined;
  /** Whether one button stands next to the name on a phone, so that what follows has the whole width. */
  wide: boolean;
  /** Buttons. */
  children: ReactNode;
};

/** A card in one row: its art, name, mana cost and price, the first reason, and the percentage of decks running it. */
export function RecRow({ card, heading: Heading, sample, played: counted, wide, children }: Props) {
  const played = statedShare(counted);
  const { priceSources } = useDisplay();
  const { collection } = useCollection();
  const linkToDecks = useDecksLink();
  const price = shownPrice(card.prices, priceSources);
  const [reason, ...further] = card.reasons;
  return (
    <>
      <ArtStrip colors={card.colorIdentity} className="h-10 w-14 shrink-0 max-md:row-span-2 md:h-13 md:w-18">
        <CardPicture
          facts={faceFacts(card)}
          small={card.imageUris[0]?.small ?? null}
          normal={card.imageUri}
          sizes="5.5rem"
          alt=""
          art
        />
      </ArtStrip>
      <SuggestionText
        className={cn('text-sm', wide && 'max-md:col-span-2 max-md:col-start-2 max-md:text-xs')}
        inGrid={wide}
        name={
          <div className={cn('flex flex-wrap items-baseline gap-x-2.5', wide && 'max-md:self-center')}>
            <Heading className="min-w-0 font-display text-base font-semibold">
              <Link to={`/cards/${card.slug}`} className="hover:text-accent">
                {card.name}
              </Link>
            </Heading>
            {card.manaCost ? <ManaCost cost={card.manaCost} className="text-xs" /> : null}
            {price ? (
              <span className="text-xs text-muted tabular-nums">{`${price}${sample ? ' sample' : ''}`}</span>
            ) : null}
            {collection && Object.hasOwn(collection.cards, card.slug) ? (
              <span className="text-xs text-muted">you own it</span>
            ) : null}
          </div>
        }
        reason={reason}
        further={
          further.length > 0 ? (
            <details className="contents">
              <summary className="link w-fit cursor-pointer text-sm max-md:min-h-8">
                why<span className="sr-only"> {card.name}</span>
              </summary>
              <ul className="flex w-full flex-col gap-0.5">
                {further.map((more) => (
                  <li key={more}>{more}</li>
                ))}
              </ul>
            </details>
          ) : null
        }
      />
      {played ? (
        <div
          className={cn(
            'flex min-w-0 shrink-0 flex-wrap items-center gap-x-2 text-xs text-muted tabular-nums max-md:col-start-2 md:w-36 md:items-baseline md:gap-y-1',
            wide ? 'max-md:col-span-2' : 'max-md:row-start-2',
          )}
          title={shareTitle({ ...played, numDecks: played.decks, potentialDecks: played.of })}
        >
          <strong className="text-sm font-semibold text-text md:text-lg">
            <WideMark counts={{ ...played, numDecks: played.decks, potentialDecks: played.of }} />
            {formatShare(played.decks / played.of)}
          </strong>
          {linkToDecks && played.decks > 0 ? (
            <Link to={linkToDecks(card)} className="link whitespace-nowrap max-md:py-2">
              {`of ${formatCount(played.of)} ${played.of === 1 ? 'deck' : 'decks'}`}
              <span className="sr-only">{` with this commander play ${card.name}`}</span>
            </Link>
          ) : (
            <span className="whitespace-nowrap">{`of ${formatCount(played.of)} ${played.of === 1 ? 'deck' : 'decks'}`}</span>
          )}
          <span className="w-16 max-md:flex-1 md:w-full">
            <ShareBar share={played.decks / played.of} />
          </span>
        </div>
      ) : null}
      {children}
    </>
  );
}
