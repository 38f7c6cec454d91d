/** As a `ref`: focuses the element when it appears, because what was pressed is gone. */
export function focusWhenShown(element: HTMLElement | null): void {
  element?.focus();
}
