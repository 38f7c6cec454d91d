import { formatShare } from '@deckwright/domain';
import { ShareBar, shareTitle, WideMark } from '@deckwright/ui';
import { Link } from 'react-router';
import type { LandsView } from './lands-view.ts';

type Props = { page: Pick<LandsView, 'cycles' | 'identity' | 'averages' | 'sample'> };

/** The cycles by how often their lands are played. */
export function CyclePanels({ page }: Props) {
  const counted = page.averages.numDecks > 0;
  const cycles = page.cycles?.filter(isCycle) ?? [];
  const others = page.cycles?.filter((cycle) => !isCycle(cycle)) ?? [];
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
      {/* One cycle a row, so that they are read in the order of their shares. */}
      <div className="flex flex-col">
        {[...cycles, ...others].map((cycle) => (
          <Cycle key={cycle.tag} cycle={cycle} counted={counted} />
        ))}
      </div>
    </section>
  );
}

type CycleProps = { cycle: NonNullable<LandsView['cycles']>[number]; counted: boolean };

function Cycle({ cycle, counted }: CycleProps) {
  const share = isCycle(cycle) ? cycle.average : Math.max(...cycle.lands.map(({ rate }) => rate));
  const hasShare = counted && share !== null;
  return (
    <section
      aria-labelledby={`cycle-${cycle.tag}`}
      className="grid lazy-cycle gap-x-6 gap-y-2 border-b border-line py-4 md:grid-cols-[16rem_minmax(0,1fr)]"
    >
      <div className="flex flex-col gap-1">
        <h3
          id={`cycle-${cycle.tag}`}
          className="flex items-baseline justify-between gap-3 font-display text-base font-semibold"
        >
          {cycle.name}
          {hasShare ? (
            <span
              className="font-sans text-sm whitespace-nowrap tabular-nums"
              title={isCycle(cycle) ? 'Average of its lands' : 'The most played of these lands'}
            >
              {`${isCycle(cycle) ? '' : 'up to '}${formatShare(share)}`}
            </span>
          ) : null}
        </h3>
        <p className="text-xs text-muted">{cycle.note}</p>
        {hasShare ? <ShareBar share={share} /> : null}
      </div>
      <ul className="grid grid-cols-2 content-start gap-x-5 text-sm tabular-nums sm:grid-cols-3 lg:grid-cols-4 xxl:grid-cols-5">
        {cycle.lands.map((land) => (
          <li
            key={land.url}
            className={`flex min-h-8 items-baseline justify-between gap-2 ${land.fits ? '' : 'text-muted'}`}
            title={land.potentialDecks > 0 ? shareTitle(land) : 'No eligible decks'}
          >
            <Link to={land.url} className="min-w-0 py-1 leading-tight text-pretty hover:text-accent">
              {land.name.split(' // ')[0]}
              {land.banned ? <span className="text-bad"> banned</span> : null}
            </Link>
            {land.potentialDecks > 0 ? (
              <span className="text-xs font-semibold">
                <WideMark counts={land} />
                {formatShare(land.rate)}
              </span>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Lands of one kind that are no cycle: an average of the best and the worst of them says nothing. */
const KINDS: readonly string[] = ['any-color', 'utility'];

function isCycle({ tag }: { tag: string }): boolean {
  return !KINDS.includes(tag);
}
