/** Elements whose click would be lost if they were rerendered during the press. */
const PRESSABLE = 'a, button, summary, label, input[type="checkbox"], input[type="radio"]';

/**
 * Follows which element of server-rendered markup is being pressed, by mouse or space bar. `read` returns it; `stop`
 * removes the listeners.
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
  // A touch goes to the element below the finger when it ends.
  root.addEventListener(
    'pointerdown',
    (event) => (event.pointerType === 'mouse' ? press(event) : undefined),
    options,
  );
  for (const end of ['keyup', 'pointerup', 'pointercancel']) window.addEventListener(end, release, options);
  return { read: () => pressed, stop: () => ending.abort() };
}
