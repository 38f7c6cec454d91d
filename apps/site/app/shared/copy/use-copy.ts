import { useState } from 'react';
import { toasts } from '../toasts/toasts.ts';

type Copying = { text: string /** Said once the text is on the clipboard. */; done: string };

/**
 * Copies a text. That it worked is said in passing; that the browser does not let us stays, as the reader has to do it
 * by hand: `refused` is true from then on.
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
