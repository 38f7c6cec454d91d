import { toasts } from '../toasts/toasts.ts';
import { useHydrated } from '../view/use-hydrated.ts';
import { usePersist } from './remembering.ts';

/** Keeps group, order and filters for the next page and the next visit; needs JavaScript and is absent without. */
export function RememberSwitch() {
  const [on, setOn] = usePersist();
  if (!useHydrated()) return null;
  function choose(next: boolean): void {
    setOn(next);
    const text = next ? 'Your choices are kept for your next visit.' : 'Your choices are forgotten.';
    toasts.add({ key: 'remember', text });
  }
  return (
    <label className="mt-1 flex min-h-11 cursor-pointer items-center gap-2.5 border-t border-line px-3 pt-1 text-sm whitespace-nowrap md:min-h-10">
      <input
        type="checkbox"
        checked={on}
        onChange={(event) => choose(event.target.checked)}
        className="size-4.5 accent-accent"
      />
      Remember my choices
    </label>
  );
}
