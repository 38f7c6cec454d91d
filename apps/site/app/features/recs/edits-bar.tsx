import { formatExact } from '@deckwright/domain';
import { fetchPart } from '@deckwright/islands';
import { Button, ChevronIcon, cn } from '@deckwright/ui';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../shared/loading/lazy-part.tsx';
import { FORM_ID } from './deck-form.tsx';
import { copyAll } from './new-list/copy-all.ts';
import { describeChange } from './new-list/new-list-panel.tsx';
import { useNewList } from './new-list/use-new-list.ts';
import type { RecsResult } from './recs-result.ts';
import type { DeckBox } from './use-deck-box.ts';

const NewListDialog = lazyPart(() => fetchPart(() => import('./new-list/new-list-dialog.tsx')));

type Props = { result: RecsResult; box: DeckBox };

/**
 * What was done to the list, with a button for a new answer; once the list has changed and, where the new list is not
 * next to the answer, always: there its button opens it.
 */
export function EditsBar({ result, box }: Props) {
  const { wasPressed } = box;
  const list = useNewList(result, box);
  const [isOpen, setOpen] = useState(false);
  return (
    <div
      className={cn(
        'edits-bar sticky bottom-3 z-10 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-lg border border-line bg-surface p-2 shadow-pop md:p-3',
        !wasPressed && (list ? 'noscript:hidden lg:sr-only' : 'sr-only'),
      )}
    >
      <p
        role="status"
        className={cn('text-sm tabular-nums', box.isRefused ? 'basis-full' : 'max-lg:sr-only lg:flex-1')}
      >
        {wasPressed ? describeEdit(box) : ''}
        {box.isRefused ? ` ${EDITED}` : ''}
      </p>
      {list ? (
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
          className="flex min-h-11 min-w-0 flex-1 items-center gap-1.5 px-1 text-left text-sm font-semibold tabular-nums lg:hidden"
        >
          <ChevronIcon className="size-4 shrink-0 rotate-180" />
          {`New list: ${[describeChange(list), `${formatExact(list.size)} cards`].filter(Boolean).join(' · ')}`}
        </button>
      ) : null}
      {list ? (
        <Button
          look={wasPressed ? 'quiet' : 'primary'}
          className="px-3 lg:hidden noscript:hidden"
          onClick={() => void copyAll(list)}
        >
          Copy list
        </Button>
      ) : null}
      {wasPressed ? (
        <div className="flex flex-wrap gap-2">
          <Button
            look="quiet"
            className="px-3 lg:hidden"
            aria-disabled={box.undoable === 0}
            onClick={box.undo}
          >
            Undo
          </Button>
          <Button look="quiet" form={FORM_ID} data-clip-deck="" className="px-3 lg:hidden noscript:hidden">
            Add to clipboard
          </Button>
          <Button type="submit" form={FORM_ID} className="max-md:px-3">
            Ask again
          </Button>
        </div>
      ) : null}
      {isOpen && list ? (
        <Suspense fallback={null}>
          <NewListDialog result={result} box={box} list={list} onClose={() => setOpen(false)} />
        </Suspense>
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
export function AsSent({ box }: { box: DeckBox }) {
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
