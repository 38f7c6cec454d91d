import { formatShare } from '@deckwright/domain';
import { ShareBar, shareTitle, WideMark } from '@deckwright/ui';
import { Link } from 'react-router';
import type { LandsView } from './lands-view.ts';

type Props = { page: Pick<LandsView, 'cycles' | 'identity' | 'averages' | 'sample'> };

/** The cycles by how often their lands are played. */
export function CyclePanels({ page }: Props) {
  const counted = page.averages.numDecks > 0;
  return (
    <section aria-labelledby="cycles-heading" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-baseline gap-x-3 border-b border-line pb-2">
        <h2 id="cycles-heading" className="font-display text-xl font-semibold md:text-2xl">
          Land cycles
        </h2>
        <p className="text-xs text-muted md:text-sm">
          {counted
            ? `share of eligible ${page.sample ? 'sample ' : ''}decks that run each land${page.identity ? '; a cycle’s share is the average of its lands that make one of these colors, the others are paler' : ''}`
            : 'the lands of these colors'}
        </p>
      </div>
      <div className="columns-1 gap-4 *:mb-4 *:break-inside-avoid sm:columns-2 lg:columns-3 xxl:columns-4">
        {page.cycles?.map((cycle) => (
          <section
            key={cycle.tag}
            aria-labelledby={`cycle-${cycle.tag}`}
            className="flex lazy-cycle flex-col gap-2 rounded-lg border border-line bg-surface p-4 shadow-card"
          >
            <div>
              <h3
                id={`cycle-${cycle.tag}`}
                className="flex items-baseline justify-between gap-3 font-display text-base font-semibold"
              >
                {cycle.name}
                {counted && cycle.average !== null ? (
                  <span className="font-sans text-sm tabular-nums" title="Average of its lands">
                    {formatShare(cycle.average)}
                  </span>
                ) : null}
              </h3>
              <p className="text-xs text-muted">{cycle.note}</p>
            </div>
            {counted && cycle.average !== null ? <ShareBar share={cycle.average} /> : null}
            <ul className="flex flex-col text-sm tabular-nums">
              {cycle.lands.map((land) => (
                <li
                  key={land.url}
                  className={`flex min-h-7 items-center justify-between gap-3 ${land.fits ? '' : 'text-muted'}`}
                  title={land.potentialDecks > 0 ? shareTitle(land) : 'No eligible decks'}
                >
                  <Link to={land.url} className="min-w-0 py-1 leading-tight text-pretty hover:text-accent">
                    {land.name.split(' // ')[0]}
                    {land.banned ? <span className="text-bad"> banned</span> : null}
                  </Link>
                  {land.potentialDecks > 0 ? (
                    <span className="text-xs">
                      <WideMark counts={land} />
                      {formatShare(land.rate)}
                    </span>
                  ) : null}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  );
}
