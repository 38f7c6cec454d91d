import { cn, IdentityPips } from '@deckwright/ui';
import { Link } from 'react-router';
import { type LandsView, landsUrl } from './lands-view.ts';

type Props = { page: Pick<LandsView, 'identity' | 'identities' | 'window'> };

const GROUPS = ['Colorless and one color', 'Two colors', 'Three colors', 'Four and five colors'] as const;

/** All 32 combinations as links, by number of colours. */
export function ColorPicker({ page }: Props) {
  const { range } = page.window;
  const groupOf = (count: number): number => Math.min(Math.max(count, 1), 4) - 1;
  return (
    <nav aria-label="Colors" className="flex flex-col gap-2">
      <Link
        to={landsUrl(null, range)}
        aria-current={page.identity === null ? 'page' : undefined}
        className={cn(
          'inline-flex min-h-11 w-fit items-center rounded-md border px-3 text-sm font-semibold',
          page.identity === null
            ? 'border-accent bg-accent text-on-accent'
            : 'border-line bg-surface hover:bg-raised',
        )}
      >
        All decks
      </Link>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-2 md:grid-cols-2">
        {GROUPS.map((title, group) => (
          <section key={title} aria-label={title} className="min-w-0">
            <ul className="-mx-4 flex gap-1.5 overflow-x-auto px-4 py-0.5 [scrollbar-width:none] md:mx-0 md:flex-wrap md:px-0">
              {page.identities
                .filter(({ colors }) => groupOf(colors.length) === group)
                .map((choice) => (
                  <li key={choice.slug}>
                    <Link
                      to={landsUrl(choice.slug, range)}
                      aria-current={choice.slug === page.identity?.slug ? 'page' : undefined}
                      className={cn(
                        'inline-flex min-h-11 items-center gap-1.5 rounded-md border px-2.5 text-xs whitespace-nowrap md:min-h-9',
                        choice.slug === page.identity?.slug
                          ? 'border-accent bg-accent font-semibold text-on-accent'
                          : 'border-line bg-surface/80 hover:bg-raised',
                      )}
                    >
                      <IdentityPips colors={choice.colors} silent />
                      {choice.name}
                    </Link>
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </div>
    </nav>
  );
}
