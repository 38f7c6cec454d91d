import { useEffect } from 'react';

/** Focuses the code field when the next step shows it, because on a phone it may be below the visible area. */
export function useFocusOnCode(isCodeShown: boolean): void {
  useEffect(() => {
    if (isCodeShown) document.querySelector<HTMLInputElement>('main [name="code"]')?.focus();
  }, [isCodeShown]);
}
