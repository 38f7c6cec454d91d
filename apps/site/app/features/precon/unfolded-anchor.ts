import { useEffect } from 'react';
import { useLocation } from 'react-router';

/**
 * Opens the fold that contains the target of the address, and goes there. Browsers do so by themselves when a document
 * is loaded or a plain link pressed, but not when the router changes the page, also to the address it has already.
 */
export function useUnfoldedAnchor(): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link to this address is a navigation of its own
  useEffect(() => {
    const target = hash === '' ? null : document.getElementById(hash.slice(1));
    const fold = target?.closest('details');
    if (!fold || fold.open) return;
    fold.open = true;
    target?.scrollIntoView();
  }, [hash, key]);
}
