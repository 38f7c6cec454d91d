import { useEffect } from 'react';
import { toasts } from '../toasts/toasts.ts';

type Props = {
  /** Begins the sentence. */
  what: string;
};

/** Says that what opens above the page could not be fetched; the button that opens it is the way to try again. */
export function MissingToast({ what }: Props) {
  useEffect(() => {
    const way = navigator.onLine ? 'Try again.' : 'You’re offline.';
    toasts.add({ key: 'missing', text: `${what} could not be loaded. ${way}` });
  }, [what]);
  return null;
}
