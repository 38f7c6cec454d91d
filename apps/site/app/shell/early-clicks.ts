/** What was pressed before hydration, oldest first, and a function that stops recording. */
type Early = { pressed: HTMLElement[]; end: () => void };

declare global {
  var early: Early | undefined;
}

/**
 * Records presses of buttons that need JavaScript until it has loaded; meanwhile the pointer shows progress. Links and
 * forms work natively. Its source text runs in the head of every document, so it must not refer to anything outside of
 * itself. Keyboard presses are included, because browsers turn them into clicks.
 */
function noteClicks(): void {
  const pressed: HTMLElement[] = [];
  const note = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest('button[type=button]') : null;
    if (!(button instanceof HTMLElement)) return;
    pressed.push(button);
    document.documentElement.style.cursor = 'progress';
  };
  document.addEventListener('click', note, true);
  globalThis.early = { pressed, end: () => document.removeEventListener('click', note, true) };
}

/** For the head of the document; the browser already has it there. */
export const NOTE_CLICKS_SCRIPT = import.meta.env.SSR ? `;(${noteClicks})()` : '';

/** Repeats early presses, now that the page handles them. */
export function replayClicks(): void {
  const { early } = globalThis;
  if (!early) return;
  globalThis.early = undefined;
  early.end();
  document.documentElement.style.cursor = '';
  for (const button of early.pressed) {
    // A menu opened by the browser itself is empty, because its content was not loaded in time.
    const menu = button.getAttribute('popovertarget');
    if (menu !== null) document.getElementById(menu)?.hidePopover();
    if (button.isConnected) button.click();
  }
}
