import { fetchPart } from '@deckwright/islands';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { DeckFile } from './deck-file.ts';

/** For the file dialog: what deck sites and programs export. */
export const DECK_FILE_KINDS = '.txt,.csv,.tsv,.dek,.cod,.dck,.dec,.json,.md,text/*,application/json';

const NOT_FETCHED = 'The file could not be opened. Check the connection and try again.';

/** Reads a deck list from a file, loading the reader first. Never rejects. */
export async function openDeckFile(file: File): Promise<DeckFile> {
  const reader = await fetchPart(() => import('./deck-file.ts')).catch(() => null);
  return reader ? reader.readDeckFile(file) : { problem: NOT_FETCHED };
}

/** The first file of a drop, otherwise its text. The data are only available during the event. */
function readDropped(data: DataTransfer): Promise<DeckFile> | null {
  const [file] = data.files;
  if (file) return openDeckFile(file);
  const text = data.getData('text/plain');
  return text.trim() === '' ? null : Promise.resolve({ text });
}

/**
 * Accepts files and text dropped anywhere on the closest ancestor of `inner` that matches `around`; true while
 * something is dragged over it. Text dropped on a field goes into the field as usual.
 */
export function useDeckDrop(
  inner: RefObject<HTMLElement | null>,
  around: string,
  take: (file: DeckFile) => void,
): boolean {
  const [isOver, setIsOver] = useState(false);
  const taking = useRef(take);
  useEffect(() => {
    taking.current = take;
  });
  useEffect(() => {
    const area = inner.current?.closest(around);
    if (!(area instanceof HTMLElement)) return undefined;
    const isOurs = ({ dataTransfer, target }: DragEvent) =>
      dataTransfer !== null &&
      (dataTransfer.types.includes('Files') ||
        (dataTransfer.types.includes('text/plain') && !(target instanceof HTMLTextAreaElement)));
    const over = (event: DragEvent) => {
      if (!isOurs(event)) return;
      event.preventDefault();
      setIsOver(true);
    };
    const leave = ({ relatedTarget }: DragEvent) => {
      if (!(relatedTarget instanceof Node && area.contains(relatedTarget))) setIsOver(false);
    };
    const drop = (event: DragEvent) => {
      setIsOver(false);
      if (!isOurs(event) || !event.dataTransfer) return;
      event.preventDefault();
      void readDropped(event.dataTransfer)?.then((file) => taking.current(file));
    };
    area.addEventListener('dragover', over);
    area.addEventListener('dragleave', leave);
    area.addEventListener('drop', drop);
    return () => {
      area.removeEventListener('dragover', over);
      area.removeEventListener('dragleave', leave);
      area.removeEventListener('drop', drop);
    };
  }, [inner, around]);
  return isOver;
}
