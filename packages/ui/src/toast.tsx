import { type ReactNode, useEffect, useRef } from 'react';

/** How long a message stands where nobody says otherwise. */
export const TOAST_DELAY_MS = 5000;

const HOVER_MS = 500;

type Props = {
  children: ReactNode;
  action?: { label: string; onAction: () => void } | undefined;
  /** Called once the message has stood long enough; one that is pointed at or has the focus stays. */
  onHide?: (() => void) | undefined;
  delayMs?: number;
};

/** One message, with its way back where there is one. */
export function Toast({ children, action, onHide, delayMs = TOAST_DELAY_MS }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!onHide) return;
    let timer = setTimeout(leave, delayMs);
    function leave(): void {
      if (box.current?.matches(':hover, :focus-within')) timer = setTimeout(leave, HOVER_MS);
      else onHide?.();
    }
    return () => clearTimeout(timer);
  }, [onHide, delayMs]);
  return (
    <div
      ref={box}
      className="pointer-events-auto flex min-h-12 max-w-md items-center gap-4 rounded-lg border border-line bg-surface py-1 pr-1.5 pl-4 text-sm shadow-pop"
    >
      <p className="py-2 pr-2">{children}</p>
      {action ? (
        <button
          type="button"
          onClick={action.onAction}
          className="min-h-11 rounded-md px-3 font-semibold text-accent hover:bg-raised"
        >
          {action.label}
        </button>
      ) : null}
    </div>
  );
}
