import { formatCounted, formatExact } from '@deckwright/domain';
import { fetchPart } from '@deckwright/islands';
import { Button, ChevronIcon, ClipboardIcon, cn } from '@deckwright/ui';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../shared/loading/lazy-part.tsx';
import { FORM_ID } from './deck-form.tsx';
import { copyAll } from './new-list/copy-all.ts';
import type { NewList } from './new-list/new-list.ts';
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
        'edits-bar sticky z-10 flex flex-wrap items-center justify-between gap-x-2 gap-y-2 sm:gap-x-4 bg-surface shadow-pop',
        !wasPressed && (list ? 'noscript:hidden lg:sr-only' : 'sr-only'),
      )}
    >
      <p
        role="status"
        className={cn('text-sm tabular-nums', box.isRefused ? 'basis-full' : 'max-lg:sr-only lg:flex-1')}
      >
        {wasPressed ? describeEdit(list) : ''}
        {box.isRefused ? ` ${EDITED}` : ''}
      </p>
      {list ? (
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
          className={cn(
            'flex min-h-11 min-w-0 items-center gap-1 px-1 text-left text-sm font-semibold tabular-nums lg:hidden',
            wasPressed ? 'flex-1' : 'grow',
          )}
        >
          <ChevronIcon className="size-4 shrink-0 rotate-180" />
          {wasPressed ? (
            <span className="min-w-0 truncate">
              <span className="max-sm:sr-only">New list: </span>
              {[describeChange(list), formatExact(list.size)].filter(Boolean).join(' · ')}
              <span className="max-sm:sr-only"> cards</span>
            </span>
          ) : (
            `New list: ${formatCounted(list.size, 'card')}`
          )}
        </button>
      ) : null}
      {list ? (
        <Button
          look={wasPressed ? 'quiet' : 'primary'}
          className={cn('px-3 lg:hidden noscript:hidden', wasPressed && 'max-sm:hidden')}
          onClick={() => void copyAll(list)}
        >
          Copy list
        </Button>
      ) : null}
      {wasPressed ? (
        <div className="flex flex-wrap gap-1.5 sm:gap-2">
          <Button
            look="quiet"
            className="max-sm:px-2 sm:px-3 lg:hidden"
            aria-disabled={box.undoable === 0}
            onClick={box.undo}
          >
            Undo
          </Button>
          <Button
            look="quiet"
            form={FORM_ID}
            data-clip-deck=""
            className="max-sm:px-2 sm:px-3 lg:hidden noscript:hidden"
          >
            <ClipboardIcon className="size-5 sm:hidden" />
            <span className="max-sm:sr-only">Add to clipboard</span>
          </Button>
          <Button type="submit" form={FORM_ID} className="max-md:px-3 max-sm:px-2">
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
  'You’ve edited the list since, and Undo would lose that. Press “Added” or “Cut” in the suggestions again to take back that change alone, or edit the list.';

function describeEdit(list: NewList | null): string {
  const { added, cut } = list ?? { added: 0, cut: 0 };
  if (added + cut === 0) return 'Your list is as you sent it.';
  const words = [added > 0 ? `${added} added` : '', cut > 0 ? `${cut} cut` : ''].filter(Boolean);
  return `In your list: ${words.join(', ')}.`;
}

/** Beside figures of the list as it was sent, once it has changed. */
export function AsSent({ list }: { list: NewList | null }) {
  if (!list || list.added + list.cut === 0) return null;
  return (
    <p className="text-sm text-accent">
      These figures are for the list before your changes. Only the number of cards and the price at the top
      are new: “Ask again” updates the rest.
    </p>
  );
}
