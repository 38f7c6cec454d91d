import { Link, useLocation } from 'react-router';
import { breadcrumbs } from '../shared/page/structured-data.ts';

/** A commander's page begins with its card: the menu marks the one page above it. */
const BEGINS_WITH_CARD = /^\/commanders\/[^/]+$/;

/** Breadcrumbs to the parent pages; nothing on pages directly below the home page, nor on those of commanders. */
export function Breadcrumbs() {
  const { pathname } = useLocation();
  const above = breadcrumbs('', pathname).slice(0, -1);
  if (above.length < 2 || BEGINS_WITH_CARD.test(pathname)) return null;
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
