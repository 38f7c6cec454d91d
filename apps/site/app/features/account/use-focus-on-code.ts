import { useEffect } from 'react';

/** Focuses the code field when the next step shows it, because on a phone it may be below the visible area. */
export function useFocusOnCode(requested: boolean): void {
  useEffect(() => {
    if (requested) document.querySelector<HTMLInputElement>('main [name="code"]')?.focus();
  }, [requested]);
}
