import { flushSync } from 'react-dom';

/** As a `ref` of what contains fields: focuses the first one when they appear. */
export function focusFirstField(box: HTMLElement | null): void {
  box?.querySelector<HTMLInputElement>('input:not([hidden])')?.focus();
}

/** Makes a change of state that removes the focused element, then focuses what `find` returns, if anything. */
export function focusAfter(change: () => void, find: () => HTMLElement | null | undefined): void {
  flushSync(change);
  find()?.focus();
}
