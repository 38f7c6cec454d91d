import { Link, useLocation } from 'react-router';
import { breadcrumbs } from '../shared/page/structured-data.ts';

/** Breadcrumbs to the parent pages; nothing on pages directly below the home page. */
export function Breadcrumbs() {
  const above = breadcrumbs('', useLocation().pathname).slice(0, -1);
  if (above.length < 2) return null;
  return (
    <nav aria-label="Breadcrumbs" className="mx-auto -mb-3 w-full max-w-[112rem] px-6 pt-1 max-md:hidden">
      <ol className="flex flex-wrap text-xs text-muted">
        {above.map(({ name, path }, index) => (
          <li key={path} className="flex items-center">
            {index > 0 ? (
              <span aria-hidden="true" className="px-2">
                ›
              </span>
            ) : null}
            <Link to={path} className="inline-flex min-h-8 items-center hover:text-text hover:underline">
              {name}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
