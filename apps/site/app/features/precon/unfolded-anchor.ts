import { useEffect } from 'react';
import { useLocation } from 'react-router';

/**
 * Opens the fold that contains the target of the address, and goes there. Browsers do so by themselves when a document
 * is loaded or a plain link pressed, but not when the router changes the page, also to the address it has already.
 */
export function useUnfoldedAnchor(): void {
  const location = useLocation();
  useEffect(() => {
    const { hash } = location;
    const target = hash === '' ? null : document.getElementById(hash.slice(1));
    const fold = target?.closest('details');
    if (!fold || fold.open) return;
    fold.open = true;
    target?.scrollIntoView();
  }, [location]); // One object per navigation, so a link to this address counts too.
}
