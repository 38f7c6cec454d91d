/** What was pressed before the page came alive, oldest first, and how the noting ends. */
type Early = { pressed: HTMLElement[]; end: () => void };

declare global {
  var early: Early | undefined;
}

/**
 * Notes presses of buttons that need scripts while those are on their way; the pointer says meanwhile that something is
 * being done. Links and forms work by themselves. Its text runs in the head of every document: it refers to nothing outside
 * of itself. A key that presses a button counts, as browsers make a click of it.
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

/** For the head of the document; the browser has it there already. */
export const NOTE_CLICKS_SCRIPT = import.meta.env.SSR ? `;(${noteClicks})()` : '';

/** Presses again what was pressed too early, now that the page hears it. */
export function replayClicks(): void {
  const { early } = globalThis;
  if (!early) return;
  globalThis.early = undefined;
  early.end();
  document.documentElement.style.cursor = '';
  for (const button of early.pressed) {
    // A menu that the browser itself has opened is empty: what fills it was not there to hear of it.
    const menu = button.getAttribute('popovertarget');
    if (menu !== null) document.getElementById(menu)?.hidePopover();
    if (button.isConnected) button.click();
  }
}
