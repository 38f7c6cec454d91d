import { formatPrice, TypeGlyph } from '@deckwright/ui';
import { Link } from 'react-router';
import type { PreconPageView } from './precon-view.ts';

type Props = { page: Pick<PreconPageView, 'deck' | 'sample'> };

/** Every printed card by type, with its number and price. */
export function PrintedList({ page }: Props) {
  return (
    <section id="list" aria-labelledby="list-heading" className="flex scroll-mt-2 flex-col gap-4">
      <h2
        id="list-heading"
        className="border-b border-line pb-2 font-display text-xl font-semibold md:text-2xl"
      >
        The printed list
      </h2>
      <div className="columns-1 gap-8 sm:columns-2 lg:columns-3 xxl:columns-4">
        {page.deck.map((group) => (
          <section key={group.tag} aria-labelledby={`list-${group.tag}`} className="mb-6">
            <h3
              id={`list-${group.tag}`}
              className="flex break-after-avoid items-center gap-2 pb-1 font-display text-base font-semibold"
            >
              {group.type ? <TypeGlyph type={group.type} className="size-4 text-muted" /> : null}
              {group.header}
              <span className="font-sans text-sm font-normal text-muted tabular-nums">{group.count}</span>
            </h3>
            <ul className="flex flex-col text-sm">
              {group.lines.map((line) => (
                <li
                  key={line.name}
                  className="flex min-h-8 break-inside-avoid items-center gap-2 border-b border-line/60 tabular-nums"
                >
                  <span className="w-5 shrink-0 text-right text-muted">{line.quantity}</span>
                  <span className="min-w-0 flex-1 py-1 leading-tight text-pretty">
                    {line.url ? (
                      <Link to={line.url} className="hover:text-accent">
                        {line.name}
                      </Link>
                    ) : (
                      line.name
                    )}
                    {line.banned ? <span className="text-bad"> banned</span> : null}
                  </span>
                  {line.price ? (
                    <span className="shrink-0 text-xs text-muted">{formatPrice(line.price)}</span>
                  ) : null}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      {page.sample ? <p className="text-xs text-muted">Sample prices, each for one copy.</p> : null}
    </section>
  );
}
