import { useEffect } from 'react';
import { toasts } from '../feedback/toasts.ts';

type Props = {
  /** Beginning of the sentence. */
  what: string;
};

/** Says that something opened above the page could not be loaded; pressing the button that opens it retries. */
export function MissingToast({ what }: Props) {
  useEffect(() => {
    const way = navigator.onLine ? 'Try again.' : 'You’re offline.';
    toasts.add({ key: 'missing', text: `${what} could not be loaded. ${way}` });
  }, [what]);
  return null;
}
