import { type ReactNode, useId } from 'react';
import { cn } from './cn.ts';

type Props = {
  /** Content of the button. */
  button: ReactNode;
  /** Accessible name of the box. */
  label: string;
  children: ReactNode;
  buttonClass?: string;
  /** A bottom sheet on a phone. */
  sheet?: boolean;
};

/** A button that opens a box; the browser closes it on Escape and on a click outside. Works without JavaScript. */
export function Popover({ button, label, children, buttonClass, sheet = false }: Props) {
  const id = useId();
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        className={cn(
          'inline-flex min-h-11 items-center gap-1.5 rounded-md text-sm transition-colors md:min-h-9',
          buttonClass ?? 'border border-line bg-surface px-3 hover:bg-raised',
        )}
      >
        {button}
      </button>
      <div
        id={id}
        popover="auto"
        role="dialog"
        aria-label={label}
        className={cn('pop', sheet && 'pop-sheet')}
      >
        {children}
      </div>
    </>
  );
}
