import { Link } from 'react-router';
import { cn } from './cn.ts';

type Props = {
  /** Name of the list: "White cards". */
  label: string;
  page: number;
  pages: number;
  to: (page: number) => string;
};

/** Links to the pages of a list: first, last and those around the current one. Nothing for a single page. */
export function Pager({ label, page, pages, to }: Props) {
  if (pages <= 1) return null;
  const numbers = [...new Set([1, page - 1, page, page + 1, pages])].filter(
    (number) => number >= 1 && number <= pages,
  );
  return (
    <nav aria-label={`Pages of ${label}`} className="flex justify-center pt-4">
      <ul className="flex flex-wrap items-center gap-1.5">
        {page > 1 ? <Step to={to(Math.min(page - 1, pages))} label="Previous" rel="prev" /> : null}
        {numbers.map((number, index) => (
          <li key={number} className="flex items-center gap-1.5">
            {number - (numbers[index - 1] ?? number) > 1 ? (
              <span aria-hidden="true" className="px-0.5 text-muted">
                …
              </span>
            ) : null}
            <Link
              to={to(number)}
              aria-label={`Page ${number}`}
              aria-current={number === page ? 'page' : undefined}
              className={cn(BOX, number === page && 'gold')}
            >
              {number}
            </Link>
          </li>
        ))}
        {page < pages ? <Step to={to(page + 1)} label="Next" rel="next" /> : null}
      </ul>
    </nav>
  );
}

const BOX =
  'inline-flex min-h-11 min-w-11 items-center justify-center rounded-md border px-3 text-sm font-semibold tabular-nums transition-colors not-aria-[current]:border-line not-aria-[current]:bg-surface not-aria-[current]:hover:bg-raised';

type StepProps = { to: string; label: string; rel: string };

function Step({ to, label, rel }: StepProps) {
  return (
    <li>
      <Link to={to} rel={rel} className={BOX}>
        {label}
      </Link>
    </li>
  );
}
