import { useState } from 'react';
import { toasts } from './toasts.ts';

type Copying = { text: string /** Shown when the text is on the clipboard. */; done: string };

/**
 * Copies a text. Success is shown as a toast; a refusal by the browser stays visible, because the reader has to copy
 * manually: `refused` is true from then on.
 */
export function useCopy({ text, done }: Copying): { copy: () => void; refused: boolean } {
  const [refused, setRefused] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setRefused(false);
      toasts.add({ key: 'copied', text: done });
    } catch {
      setRefused(true);
    }
  };
  return { copy: () => void copy(), refused };
}
