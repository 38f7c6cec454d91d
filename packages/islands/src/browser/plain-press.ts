/** A primary click that was not handled yet and opens no new tab or window. */
export function isPlainPress(event: MouseEvent): boolean {
  if (event.defaultPrevented || event.button !== 0) return false;
  return !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
}
