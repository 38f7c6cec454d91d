import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { cn } from './cn.ts';
import { ChevronIcon } from './icons.tsx';
import { Popover } from './popover.tsx';

export type Choice = { key: string; label: string; to: string; current: boolean; note?: string };

type Props = {
  /** Label of the menu, such as "Sort". */
  label: string;
  choices: readonly Choice[];
  /** What the button shows next to the label; by default the current choice. */
  value?: string;
  /** Whether the current choice is not the default. */
  changed?: boolean;
  /** Below the choices. */
  children?: ReactNode;
  /** Of the button. */
  className?: string | undefined;
};

/** A button that opens a menu of choices, each with its own address; a bottom sheet on a phone. */
export function ChoiceMenu({ label, choices, value, changed = false, children, className }: Props) {
  const current = value ?? choices.find((choice) => choice.current)?.label ?? '';
  return (
    <Popover
      label={label}
      sheet
      buttonClass={cn('bar-button', changed && 'bar-button-changed', className)}
      button={
        <>
          <span className="min-w-0 truncate">
            {changed ? (
              <>
                <span className="sr-only">{`${label}: `}</span>
                {current}
              </>
            ) : (
              <>
                {label}
                <span className="sr-only">{`: ${current}`}</span>
              </>
            )}
          </span>
          <ChevronIcon className="size-3 shrink-0 md:size-3.5 opacity-70" />
        </>
      }
    >
      <nav aria-label={label} className="flex min-w-44 flex-col">
        <p aria-hidden="true" className="px-3 pb-1 text-xs font-semibold text-muted">
          {label}
        </p>
        {choices.map(({ key, label: words, to, current: chosen, note }) => (
          <Link
            key={key}
            to={to}
            discover="none"
            rel="nofollow"
            preventScrollReset
            onClick={(event) => event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()}
            aria-current={chosen ? 'true' : undefined}
            className="choice"
          >
            {/* A plain choice is one element: a page has a hundred of them. */}
            {note || chosen ? <span>{words}</span> : words}
            {note || chosen ? (
              <span className="choice-note">
                {note}
                {chosen ? <span aria-hidden="true">✓</span> : null}
              </span>
            ) : null}
          </Link>
        ))}
      </nav>
      {children}
    </Popover>
  );
}
