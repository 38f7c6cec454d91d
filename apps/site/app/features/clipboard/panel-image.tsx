import { CardPicture, CloseIcon } from '@deckwright/ui';
import { Link } from 'react-router';
import { faceFacts } from '../../shared/cards/card-face-facts.ts';
import { clipboardStore, useClipboard } from './store.ts';

/** A large picture of the current card next to the drawer; on a phone above everything, until touched. */
export function PanelImage() {
  const card = useClipboard(({ viewerImage, loadedCards }) => viewerImage && loadedCards[viewerImage]);
  const onPhone = useClipboard((state) => state.mobileImageIsOpen);
  if (!card) return null;
  const close = () => clipboardStore.getState().showImage(null);
  const picture = (
    <CardPicture
      key={card.url}
      facts={faceFacts(card)}
      small={card.imageUris[0]?.small ?? null}
      normal={card.imageUri}
      sizes="20rem"
      alt={card.name}
      eager
    />
  );
  if (!onPhone) return <div className="clip-image max-md:hidden">{picture}</div>;
  return (
    <div className="fixed inset-0 z-20 flex flex-col items-center justify-center gap-3 bg-ground/90 p-6 md:hidden">
      <button
        type="button"
        aria-label={`${card.name}, large; close`}
        ref={takeFocus}
        onClick={close}
        className="w-full max-w-72 rounded-card"
      >
        {picture}
      </button>
      <div className="flex gap-2">
        <Link
          to={card.url}
          className="inline-flex min-h-11 items-center rounded-md border border-line bg-surface px-4 text-sm font-semibold"
        >
          View card page
        </Link>
        <button
          type="button"
          aria-label="Close the picture"
          onClick={close}
          className="inline-flex size-11 items-center justify-center rounded-md border border-line bg-surface"
        >
          <CloseIcon className="size-5" />
        </button>
      </div>
    </div>
  );
}

/** Focuses the picture that a tap has opened, which a second tap closes. */
function takeFocus(button: HTMLButtonElement | null): void {
  button?.focus({ preventScroll: true });
}
