import { type RefObject, useEffect, useRef, useState } from 'react';

/** The text of a file or of what was dropped, or a sentence that says why there is none. */
export type DeckFile = { text: string } | { problem: string };

/** Reads a deck list from a file, by code that is fetched with the first. Never rejects. */
export async function readDeckFile(file: File): Promise<DeckFile> {
  try {
    return await (await import('./read-deck-file.ts')).readDeckFile(file);
  } catch {
    return { problem: 'The file could not be read: the site could not be reached. Try again.' };
  }
}

/** Of what is dropped: the first file, else the text. */
async function readDropped(data: DataTransfer): Promise<DeckFile | null> {
  const [file] = data.files;
  if (file) return readDeckFile(file);
  const text = data.getData('text/plain');
  return text.trim() === '' ? null : { text };
}

/**
 * Takes files and texts that are dropped anywhere on the nearest element around `inner` that `around` selects; true
 * while one is held above it. Text dropped on a field goes into the field, as ever.
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
      void readDropped(event.dataTransfer).then((file) => file && taking.current(file));
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
