import { CloseIcon, UndoIcon } from '@deckwright/ui';
import { clipboardStore, useClipboard } from './store.ts';

type Props = { titleId: string };

const BUTTON =
  'inline-flex h-11 items-center justify-center gap-1.5 rounded-md px-2.5 text-sm font-semibold hover:bg-raised aria-disabled:opacity-50 aria-disabled:hover:bg-transparent';

/** Name and size of the clipboard, undo, clear and close. A button that has nothing to do keeps the focus it has. */
export function PanelHead({ titleId }: Props) {
  const count = useClipboard(({ cards, commanders }) => Object.keys(cards).length + commanders.length);
  const canUndo = useClipboard(({ prevStates }) => prevStates.length > 0);
  const { undo, clear, toggle } = clipboardStore.getState();
  return (
    <div className="sticky top-0 z-10 flex items-center gap-1 border-b border-line bg-surface py-1.5 pr-1.5 pl-4">
      <h2 id={titleId} className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-2">
        <span className="font-display text-lg font-semibold">Clipboard</span>
        <span role="status" className="text-sm text-muted tabular-nums">
          {count === 1 ? '1 card' : `${count} cards`}
        </span>
      </h2>
      <button type="button" aria-disabled={!canUndo} onClick={canUndo ? undo : undefined} className={BUTTON}>
        <UndoIcon className="size-4.5" />
        Undo
      </button>
      <button
        type="button"
        aria-disabled={count === 0}
        onClick={count > 0 ? clear : undefined}
        className={BUTTON}
      >
        Clear
      </button>
      <button type="button" aria-label="Close the clipboard" onClick={toggle} className={`${BUTTON} w-11`}>
        <CloseIcon className="size-5" />
      </button>
    </div>
  );
}
