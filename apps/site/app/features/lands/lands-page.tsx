import { BackToTop, DataLabel, HeadBand, RANGE_CHOICES, Segmented } from '@deckwright/ui';
import { ColorPicker } from './color-picker.tsx';
import { ColorTable } from './color-table.tsx';
import { CyclePanels } from './cycle-panels.tsx';
import { IdentityTable } from './identity-table.tsx';
import { LandBase } from './land-base.tsx';
import { LandFigures } from './land-figures.tsx';
import { type LandsView, landsUrl } from './lands-view.ts';

type Props = { page: LandsView };

export function LandsPage({ page }: Props) {
  const { range } = page.window;
  const slug = page.identity?.slug ?? null;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-y-6">
      {page.identity ? <HeadBand colors={page.identity.colors} /> : null}
      <header className="relative col-start-1 row-start-1 flex min-w-0 flex-col gap-4">
        <h1 className="font-display text-3xl font-semibold md:text-4xl">{page.header}</h1>
        <ColorPicker page={page} />
        <Segmented
          label="Time range"
          segments={RANGE_CHOICES.map((choice) => ({
            key: choice.range,
            label: choice.label,
            to: landsUrl(slug, choice.range),
            current: choice.range === range,
          }))}
        />
        <LandFigures page={page} />
        <DataLabel head={page} />
      </header>
      {page.identity ? <LandBase page={page} /> : null}
      {page.identity && page.averages.num_decks > 0 ? <ColorTable page={page} /> : null}
      <CyclePanels page={page} />
      {page.identity ? null : <IdentityTable page={page} />}
      <BackToTop />
    </div>
  );
}
