import type { SingleCard } from '@deckwright/contract/schemas';
import {
  ArtStrip,
  CloseIcon,
  ManaCost,
  Skeleton,
  SwapIcon,
  shownPrice,
  useDisplay,
  ViewPicture,
} from '@deckwright/ui';
import { type MouseEvent, memo } from 'react';
import { hasCommanderButton, pictureView } from '../../shared/cards/card-face-facts.ts';
import { wordsOfUrl } from './panel-cards.ts';
import { takeOut } from './panel-keys.ts';
import { RowName } from './row-name.tsx';
import { clipboardStore } from './store.ts';

type RowProps = {
  card: SingleCard;
  /** Whether it has a color outside the commanders' identity. */
  illegal: boolean;
  /** Whether there is a commander that the card may replace. */
  hasCommander: boolean;
};

const BUTTON =
  'inline-flex h-11 w-11 shrink-0 items-center justify-center rounded-md text-muted hover:bg-raised hover:text-text md:h-9 md:w-9';

/** A row of the list, memoized because there may be hundreds. */
export const CardRow = memo(function CardRow({ card, illegal, hasCommander }: RowProps) {
  const crownable = hasCommanderButton(card);
  const { priceSources } = useDisplay();
  const price = shownPrice(card.prices, priceSources);
  return (
    <li data-card={card.url} className="clip-line">
      <ArtStrip colors={card.colorIdentity} className="h-8 w-11 shrink-0 rounded-sm">
        <ViewPicture view={pictureView(card)} sizes="3.25rem" alt="" priority="far" art />
      </ArtStrip>
      <span className="relative flex min-w-0 flex-1 flex-col justify-center self-stretch leading-tight">
        {/* All of this box can be pressed. */}
        <RowName url={card.url} to={card.url} className="max-w-full truncate after:absolute after:inset-0">
          {card.name}
        </RowName>
        {price || illegal ? (
          <span className="flex gap-2 text-2xs text-muted tabular-nums">
            {price}
            {illegal ? (
              <span className="rounded-sm bg-bad-surface px-1 font-semibold text-bad">
                off color<span className="sr-only">, outside your commander’s color identity</span>
              </span>
            ) : null}
          </span>
        ) : null}
      </span>
      <ManaCost cost={card.faces[0]?.manaCost ?? card.manaCost} className="text-xs" />
      <span className="-mr-1 flex shrink-0 items-center">
        {crownable ? (
          <>
            {hasCommander ? (
              <button
                type="button"
                aria-label={`Make ${card.name} the only commander`}
                title="Make sole commander"
                onClick={() => clipboardStore.getState().replace(card)}
                className={BUTTON}
              >
                <SwapIcon className="size-4" />
              </button>
            ) : null}
            <button
              type="button"
              data-crown={card.url}
              aria-pressed={false}
              aria-label={`Crown: ${card.name}`}
              title="Make commander"
            />
          </>
        ) : null}
        <RemoveButton name={card.name} />
      </span>
    </li>
  );
});

type WaitingProps = {
  url: string;
  /** Whether there is no card with this URL, rather than its data loading. */
  unknown: boolean;
};

/** A card without data: its name comes from its URL, and it can be removed. */
export function WaitingRow({ url, unknown }: WaitingProps) {
  const words = wordsOfUrl(url);
  return (
    <li data-card={url} className="clip-line">
      <span className="min-w-0 flex-1 truncate text-muted capitalize">{words}</span>
      {unknown ? <span className="text-xs text-bad">unknown</span> : <Skeleton className="h-3 w-12" />}
      <RemoveButton name={words} />
    </li>
  );
}

function RemoveButton({ name }: { name: string }) {
  return (
    <button type="button" aria-label={`Remove ${name}`} onClick={removeRow} className={BUTTON}>
      <CloseIcon className="size-4" />
    </button>
  );
}

function removeRow({ currentTarget }: MouseEvent): void {
  const row = currentTarget.closest<HTMLElement>('[data-card]');
  if (row) takeOut(row);
}
