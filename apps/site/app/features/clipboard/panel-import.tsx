import type { UnknownName } from '@deckwright/contract/schemas';
import { Button, cn, FIELD, Fold, LABEL, Notice } from '@deckwright/ui';
import { useRef, useState } from 'react';
import { ChooseDeckFile } from '../../shared/deck-list/choose-deck-file.tsx';
import { useDeckDrop } from '../../shared/deck-list/deck-drop.ts';
import type { DeckFile } from '../../shared/deck-list/deck-file.ts';
import { ImportResult } from './import-result.tsx';
import { type Imported, readImport } from './read-import.ts';
import { client } from './store.ts';
import { takeList } from './take-list.ts';

const NOTHING = 'No card could be read. Paste one card per line, such as “1 Sol Ring”.';
const TOO_LONG = 'That list is too long. Paste one deck, at most 100,000 characters.';
const NOT_FETCHED =
  'We couldn’t look up the cards. No cards were added; check your connection and try again.';
const MAX_LENGTH = 100_000;

type State =
  | { at: 'rest' }
  | { at: 'reading' }
  | { at: 'failed'; problem: string }
  | { at: 'done'; done: Imported };

/** Imports a list into the clipboard: pasted, typed, from a file, or dropped anywhere on the panel. */
export function PanelImport() {
  const box = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const [state, setState] = useState<State>({ at: 'rest' });
  const [isOpen, setIsOpen] = useState(false);
  const isOver = useDeckDrop(box, '[role=dialog]', (file) => {
    setIsOpen(true);
    fill(file);
    box.current?.scrollIntoView({ block: 'nearest' });
  });

  function fill(file: DeckFile): void {
    if ('problem' in file) setState({ at: 'failed', problem: file.problem });
    else {
      if (field.current) field.current.value = file.text;
      void takeIn(file.text, false);
    }
  }

  async function takeIn(text: string, replace: boolean): Promise<void> {
    if (text.length > MAX_LENGTH) return setState({ at: 'failed', problem: TOO_LONG });
    setState({ at: 'reading' });
    const list = await readImport(text, client).catch(() => null);
    if (list === null) return setState({ at: 'failed', problem: NOT_FETCHED });
    if (
      [list.commanders, list.cards, list.unknown, list.problems, list.outside].every(
        ({ length }) => length === 0,
      )
    )
      return setState({ at: 'failed', problem: NOTHING });
    setState({ at: 'done', done: { list, text, ...takeList(list, replace) } });
  }

  const submit = (replace: boolean) => void takeIn(field.current?.value ?? '', replace);
  const busy = state.at === 'reading';
  return (
    <div ref={box} className={cn('rounded-lg', isOver && 'outline-2 outline-accent outline-dashed')}>
      <Fold label="Import a list" open={isOpen} onToggle={setIsOpen}>
        <div className="flex flex-col gap-3 pt-1">
          <div className="flex flex-col gap-1">
            <label htmlFor="import-list" className={LABEL}>
              List
            </label>
            <textarea
              ref={field}
              id="import-list"
              rows={5}
              spellCheck={false}
              placeholder={'1 Sol Ring\n1 Arcane Signet (C21) 237'}
              className={`${FIELD} py-2`}
            />
            <FileLine onRead={fill} />
          </div>
          <div className="flex flex-wrap gap-2">
            <Button disabled={busy} onClick={() => submit(false)}>
              {busy ? 'Reading…' : 'Add to clipboard'}
            </Button>
            <Button look="quiet" disabled={busy} onClick={() => submit(true)}>
              Replace clipboard
            </Button>
          </div>
          {state.at === 'failed' ? (
            <Notice tone="bad">
              <p>{state.problem}</p>
            </Notice>
          ) : null}
          {state.at === 'done' ? (
            <ImportResult
              key={state.done.text}
              imported={state.done}
              onUse={(names) => setState({ at: 'done', done: without(state.done, names) })}
            />
          ) : null}
        </div>
      </Fold>
    </div>
  );
}

function without(done: Imported, names: readonly UnknownName[]): Imported {
  const unknown = done.list.unknown.filter((each) => !names.includes(each));
  return { ...done, list: { ...done.list, unknown } };
}

type FileProps = { onRead: (file: DeckFile) => void };

function FileLine({ onRead }: FileProps) {
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-xs text-muted">
      <ChooseDeckFile onRead={onRead} />
      <span className="max-md:hidden">or drop one anywhere on the clipboard.</span>
    </p>
  );
}
