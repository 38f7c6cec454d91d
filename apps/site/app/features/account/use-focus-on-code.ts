import { useEffect } from 'react';

/** The field of a code gets the focus as a further step brings it: on a phone it comes below the screen. */
export function useFocusOnCode(asked: boolean): void {
  useEffect(() => {
    if (asked) document.querySelector<HTMLInputElement>('main [name="code"]')?.focus();
  }, [asked]);
}
