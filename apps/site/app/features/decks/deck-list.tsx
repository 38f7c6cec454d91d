import type { DeckPage } from '@deckwright/api-client/schemas';
import type { Price } from '@deckwright/domain';
import { formatPrice, ManaCost, TypeGlyph } from '@deckwright/ui';
import { Link } from 'react-router';

type Group = DeckPage['groups'][number];
type Line = Omit<Group['lines'][number], 'price'> & { price: Price | null };
type Props = { groups: readonly (Omit<Group, 'lines'> & { lines: readonly Line[] })[]; sample: boolean };

/** A whole list by type: copies, cost and price of each card. */
export function DeckList({ groups, sample }: Props) {
  return (
    <>
      <div className="columns-1 gap-8 sm:columns-2 xxl:columns-3">
        {groups.map((group) => (
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
                  className="flex min-h-9 break-inside-avoid items-center gap-2 border-b border-line/60 tabular-nums"
                >
                  <span className="w-5 shrink-0 text-right text-muted">{line.quantity}</span>
                  <Link
                    to={line.url}
                    className="flex min-h-9 min-w-0 flex-1 items-center gap-1.5 hover:text-accent"
                  >
                    <span className="min-w-0 py-1 leading-tight text-pretty">{line.name}</span>
                    {line.banned ? <span className="shrink-0 text-xs text-bad">banned</span> : null}
                    {line.game_changer ? (
                      <span
                        className="shrink-0 text-2xs font-bold text-accent"
                        title="On the list of game changers"
                      >
                        <span aria-hidden="true">GC</span>
                        <span className="sr-only">game changer</span>
                      </span>
                    ) : null}
                  </Link>
                  <ManaCost cost={line.mana_cost.split(' // ')[0] ?? ''} className="shrink-0 text-xs" />
                  <span className="w-14 shrink-0 text-right text-xs text-muted">
                    {line.price ? formatPrice(line.price) : ''}
                  </span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      {sample ? <p className="text-xs text-muted">Sample prices, each for one copy.</p> : null}
    </>
  );
}
