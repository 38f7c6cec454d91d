import { Link } from 'react-router';
import { cn } from './cn.ts';

export type Segment = { key: string; to: string; label: string; current: boolean; note?: string };

type Props = {
  label: string;
  segments: readonly Segment[];
  /** Full width on a phone. */
  wide?: boolean;
};

/** A switch of choices, each with its own address; scrolls sideways if there is not enough space. */
export function Segmented({ label, segments, wide = false }: Props) {
  return (
    <nav
      aria-label={label}
      className="-mx-4 overflow-x-auto px-4 -my-0.5 py-1 [scrollbar-width:none] md:-mx-1 md:px-1"
    >
      <div
        className={cn(
          'flex w-max rounded-md border border-line bg-surface/80 p-0.5 md:w-fit md:flex-wrap',
          wide && 'max-md:w-full max-md:flex-wrap',
        )}
      >
        {segments.map(({ key, to, label: words, current, note }) => (
          <Link
            key={key}
            to={to}
            discover="none"
            preventScrollReset
            aria-current={current ? 'true' : undefined}
            className={cn(
              'inline-flex min-h-10 items-center gap-1 rounded-sm px-2 text-xs whitespace-nowrap tabular-nums transition-colors md:min-h-8',
              wide && 'max-md:flex-auto max-md:justify-center max-md:text-sm',
              current ? 'gold font-semibold' : 'border border-transparent text-text hover:bg-raised',
            )}
          >
            <span>{words}</span>
            {note ? <span className={current ? 'opacity-85' : 'text-muted'}>{note}</span> : null}
          </Link>
        ))}
      </div>
    </nav>
  );
}
