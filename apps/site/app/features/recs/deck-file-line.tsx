import { useRef, useState } from 'react';
import { ChooseDeckFile } from '../../shared/deck-list/choose-deck-file.tsx';
import { useDeckDrop } from '../../shared/deck-list/deck-drop.ts';
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
        <ChooseDeckFile onRead={fill} />
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
