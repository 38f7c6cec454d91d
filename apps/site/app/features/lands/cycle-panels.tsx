import { formatShare } from '@deckwright/domain';
import { Fold } from '@deckwright/ui';
import { toPictureRows } from '../../shared/lists/picture-rows.ts';
import { Cycle } from './cycle.tsx';

import { type CycleView, isPictured } from './cycle-view.ts';
import { LandNames } from './land-tile.tsx';
import type { LandsView } from './lands-view.ts';

type Props = {
  page: Pick<LandsView, 'cycles' | 'identity' | 'averages' | 'sample'>;
  /** In a document without its data, cycles further down contain only names. */
  brief: boolean;
};

/** A row may be filled with one of the next cycles, whose share is a little lower. */
const MAX_AHEAD = 3;

/** Cycles drawn in every document: what a wide screen shows at first. */
const FIRST_DRAWN = 3;

/** The cycles by how often their lands are played: each is a row of pictures, the least played ones are lists. */
export function CyclePanels({ page, brief }: Props) {
  const { cycles = [], sample } = page;
  const counted = page.averages.numDecks > 0;
  const pictured = toPictureRows(cycles.filter(isPictured), {
    count: ({ lands }) => lands.length,
    maxAhead: MAX_AHEAD,
  });
  const listed = cycles.filter((cycle) => !isPictured(cycle));
  return (
    <section aria-labelledby="cycles-heading" className="flex flex-col">
      <div className="flex flex-wrap items-baseline gap-x-3 pb-2">
        <h2 id="cycles-heading" className="font-display text-xl font-semibold md:text-2xl">
          Land cycles
        </h2>
        <p className="text-xs text-muted md:text-sm">
          {counted
            ? `share of eligible ${sample ? 'sample ' : ''}decks that run each land${sample ? ', sample prices' : ''}${page.identity ? '; a cycle’s share is the average of its lands that make one of these colors, the others are paler' : ''}`
            : 'the lands of these colors'}
        </p>
      </div>
      <div className="picture-rows">
        {pictured.map(({ item: cycle, width }, index) => (
          <Cycle
            key={cycle.tag}
            cycle={cycle}
            width={width}
            counted={counted}
            brief={brief && index >= FIRST_DRAWN}
            position={index}
          />
        ))}
      </div>
      {listed.length > 0 ? (
        <Fold
          label={`${listed.length} more ${listed.length === 1 ? 'cycle' : 'cycles'}, played less`}
          className="border-t border-line pt-3"
        >
          <div className="grid gap-x-8 gap-y-5 pt-3 md:grid-cols-2">
            {listed.map((cycle) => (
              <ListedCycle key={cycle.tag} cycle={cycle} counted={counted} />
            ))}
          </div>
        </Fold>
      ) : null}
    </section>
  );
}

type ListedProps = { cycle: CycleView; counted: boolean };

function ListedCycle({ cycle, counted }: ListedProps) {
  return (
    <section aria-labelledby={`cycle-${cycle.tag}`} className="flex flex-col gap-1 tabular-nums">
      <h3
        id={`cycle-${cycle.tag}`}
        className="flex items-baseline justify-between gap-3 font-display text-base font-semibold"
      >
        {cycle.name}
        {counted && cycle.share !== null ? (
          <span className="font-sans text-sm">{formatShare(cycle.share)}</span>
        ) : null}
      </h3>
      <p className="text-xs text-muted">{cycle.note}</p>
      <LandNames lands={cycle.lands} />
    </section>
  );
}
