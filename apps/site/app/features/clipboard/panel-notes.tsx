import { Button, Notice } from '@deckwright/ui';
import { partCards } from './panel-cards.ts';
import { clipboardStore, useClipboard } from './store.ts';

/** Errors with a way to resolve them; hints for an empty clipboard. */
export function PanelNotes() {
  const error = useClipboard((state) => state.error);
  const isEmpty = useClipboard(
    ({ cards, commanders }) => commanders.length === 0 && Object.keys(cards).length === 0,
  );
  return (
    <>
      {error ? (
        <Notice tone="bad">
          <p>{error}</p>
        </Notice>
      ) : null}
      {isEmpty ? <Empty /> : <NotLoaded />}
    </>
  );
}

function Empty() {
  return (
    <div className="flex flex-col gap-2 text-sm text-muted text-pretty">
      <p className="font-display text-lg font-semibold text-text">Nothing here yet</p>
      <p>
        Every card on this site has a clipboard button: press it to add the card here. The crown next to it
        makes the card your commander.
      </p>
    </div>
  );
}

function NotLoaded() {
  const waiting = useClipboard(({ cards, commanders, loadedCards, unknownUrls, dataFailed }) =>
    dataFailed
      ? partCards([...commanders, ...Object.keys(cards)], loadedCards, unknownUrls).waiting.length
      : 0,
  );
  const { fetchData } = clipboardStore.getState();
  if (waiting === 0) return null;
  return (
    <Notice tone="bad">
      <p>
        {waiting === 1 ? 'One card' : `${waiting} cards`} could not be loaded. Nothing is lost; check the
        connection and try again.
      </p>
      <p>
        <Button look="quiet" onClick={() => void fetchData()}>
          Try again
        </Button>
      </p>
    </Notice>
  );
}
