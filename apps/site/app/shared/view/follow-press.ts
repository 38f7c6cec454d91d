/** What a click does something to that drawing it anew would lose. */
const PRESSABLE = 'a, button, summary, label, input[type="checkbox"], input[type="radio"]';

/**
 * Follows which element of server-rendered markup is pressed, by mouse or space bar, and not let go yet. `read` returns it;
 * `stop` ends the following.
 */
export function followPress(root: HTMLElement): { read: () => Element | null; stop: () => void } {
  let pressed: Element | null = null;
  const ending = new AbortController();
  const options = { capture: true, signal: ending.signal };
  const press = ({ target }: Event) => {
    pressed = target instanceof Element ? target.closest(PRESSABLE) : null;
  };
  const release = () => {
    pressed = null;
  };
  root.addEventListener('keydown', (event) => (event.key === ' ' ? press(event) : undefined), options);
  // A finger's press goes to what is below it at its end.
  root.addEventListener(
    'pointerdown',
    (event) => (event.pointerType === 'mouse' ? press(event) : undefined),
    options,
  );
  for (const end of ['keyup', 'pointerup', 'pointercancel']) window.addEventListener(end, release, options);
  return { read: () => pressed, stop: () => ending.abort() };
}
