import { Button, cn } from '@deckwright/ui';
import { useRef } from 'react';
import { FORM_ID } from './deck-form.tsx';
import type { DeckBox } from './use-deck-box.ts';

type Props = { box: DeckBox };

/** Shown once the list has changed: what was done, with buttons to undo it and for a new answer. */
export function EditsBar({ box }: Props) {
  const status = useRef<HTMLParagraphElement>(null);
  const { undo, wasPressed } = box;
  return (
    <div
      className={cn(
        wasPressed
          ? 'edits-bar sticky bottom-3 z-10 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-lg border border-line bg-surface p-3 shadow-pop'
          : 'sr-only',
      )}
    >
      <p
        ref={status}
        role="status"
        tabIndex={-1}
        className="text-sm tabular-nums max-md:basis-full md:flex-1"
      >
        {wasPressed ? describeEdit(box) : ''}
        {box.isRefused ? ` ${EDITED}` : ''}
      </p>
      {undo ? (
        <Button
          look="quiet"
          onClick={() => {
            // The button is gone after the last one.
            if (undo() && box.undoable === 1) status.current?.focus();
          }}
        >
          Undo
        </Button>
      ) : null}
      {wasPressed ? (
        <div className="flex flex-wrap gap-2">
          <Button look="quiet" form={FORM_ID} data-clip-deck="" className="noscript:hidden">
            Add to clipboard
          </Button>
          <Button type="submit" form={FORM_ID}>
            Ask again
          </Button>
        </div>
      ) : null}
    </div>
  );
}

const EDITED =
  'You’ve edited the list since, and Undo would lose that. Press “Added” or “Cut” beside a card to take back that change alone, or edit the list.';

function describeEdit(box: DeckBox): string {
  const [added, cut] = [box.count('add'), box.count('cut')];
  if (added + cut === 0) return 'Your list is as you sent it.';
  const words = [added > 0 ? `${added} added` : '', cut > 0 ? `${cut} cut` : ''].filter(Boolean);
  return `In your list: ${words.join(', ')}.`;
}

/** Beside figures of the list as it was sent, once it has changed. */
export function AsSent({ box }: Props) {
  if (box.count('add') + box.count('cut') === 0) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-sm">
      <p className="text-accent">These figures are for the list before your changes.</p>
      <Button type="submit" look="quiet" form={FORM_ID}>
        Update figures
      </Button>
    </div>
  );
}
