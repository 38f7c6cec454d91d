import { useRef, useState } from 'react';
import { DECK_FILE_KINDS, openDeckFile, useDeckDrop } from '../../shared/deck-list/deck-drop.ts';
import type { DeckFile } from '../../shared/deck-list/deck-file.ts';

type Props = {
  /** Id of the text field for the file's list. */
  field: string;
};

/** Reads a file into the deck box: chosen here or dropped anywhere on the form. */
export function DeckFileLine({ field }: Props) {
  const line = useRef<HTMLDivElement>(null);
  const [problem, setProblem] = useState('');
  const isOver = useDeckDrop(line, 'form', fill);

  function fill(file: DeckFile): void {
    setProblem('problem' in file ? file.problem : '');
    const box = document.getElementById(field);
    if ('problem' in file || !(box instanceof HTMLTextAreaElement)) return;
    box.value = file.text;
    box.focus();
    box.setSelectionRange(0, 0);
  }

  return (
    <div ref={line} className="flex flex-col gap-1 text-xs text-muted noscript:hidden">
      <p className={isOver ? 'rounded-md outline-2 outline-accent outline-dashed' : undefined}>
        <label className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-text underline underline-offset-4 has-focus-visible:outline-2 has-focus-visible:outline-accent md:min-h-8">
          Choose a file
          <input
            type="file"
            className="sr-only"
            accept={DECK_FILE_KINDS}
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              target.value = '';
              if (file) void openDeckFile(file).then(fill);
            }}
          />
        </label>
        <span className="max-md:hidden"> or drop one here.</span>
      </p>
      {problem ? (
        <p role="alert" className="text-sm text-bad">
          {problem}
        </p>
      ) : null}
    </div>
  );
}
