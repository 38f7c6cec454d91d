import { Button } from '@deckwright/ui';
import { useClipboard } from './store.ts';

/** The clipboard beside the page, from below on a phone. */
export default function Panel() {
  const { cards, commanders, loadedCards, prevStates, undo, clear, toggle } = useClipboard((state) => state);
  return (
    <aside
      aria-label="Clipboard"
      data-keeps-clipboard=""
      className="fixed inset-x-0 bottom-0 z-50 max-h-[85dvh] overflow-y-auto border-line bg-surface p-4 shadow-pop md:inset-y-0 md:right-0 md:left-auto md:max-h-none md:w-96 md:border-l"
    >
      <Button look="quiet" disabled={prevStates.length === 0} onClick={undo}>
        Undo
      </Button>
      <Button look="quiet" onClick={clear}>
        Clear
      </Button>
      <Button look="quiet" onClick={toggle}>
        Close
      </Button>
      <ul>
        {[...commanders, ...Object.keys(cards)].map((url) => (
          <li key={url}>{loadedCards[url]?.name ?? url}</li>
        ))}
      </ul>
    </aside>
  );
}
