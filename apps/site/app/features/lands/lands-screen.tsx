import { COLORS, formatExact } from '@deckwright/domain';
import { DeferredMarkup, fetchPart, isPartDeferred } from '@deckwright/islands';
import { BackToTop, ChoiceMenu, RANGE_CHOICES, whenIdle } from '@deckwright/ui';
import { useEffect } from 'react';
import { ColorPicker } from '../../shared/lists/color-picker.tsx';
import { ListHead } from '../../shared/lists/list-head.tsx';
import { useInBrief } from '../../shared/lists/use-compact.ts';
import { lazyPart } from '../../shared/loading/lazy-part.tsx';
import { LandBasePanel } from './land-base-panel.tsx';
import { LandFigures } from './land-figures.tsx';
import { type LandsView, landsUrl } from './lands-view.ts';

/** A document has them as markup: the code that renders them is loaded when the page changes. */
const tables = () => fetchPart(() => import('./land-tables.tsx'));
const LandTables = lazyPart(async () => ({ default: (await tables()).LandTables }));

type Props = { page: LandsView };

export function LandsScreen({ page }: Props) {
  // Colors are usually chosen one by one, so the code is loaded before the next page needs it.
  useEffect(() => whenIdle(() => void tables().catch(() => undefined)), []);
  const { range } = page.window;
  const slug = page.identity?.slug ?? null;
  const brief = useInBrief(isPartDeferred(page, 'cycles'));
  return (
    <div className="flex min-w-0 flex-col gap-6">
      <ListHead page={page} colors={page.identity?.colors ?? COLORS} line={getLine(page)}>
        <div className="flex min-w-0 flex-wrap items-start justify-between gap-x-6 gap-y-3">
          <div className="flex min-w-0 flex-wrap items-start gap-x-4 gap-y-2 max-md:w-full">
            <ColorPicker identity={slug} to={(wanted) => landsUrl(wanted, range)} />
            <div className="bar">
              <ChoiceMenu
                label="Time range"
                changed={range !== 'none'}
                choices={RANGE_CHOICES.map((choice) => ({
                  key: choice.range,
                  label: choice.label,
                  to: landsUrl(slug, choice.range),
                  current: choice.range === range,
                }))}
              />
            </div>
          </div>
          <LandFigures page={page} />
        </div>
      </ListHead>
      {page.identity ? <LandBasePanel page={page} /> : null}
      <DeferredMarkup deferred={page.cycles === undefined} className="flex min-w-0 flex-col gap-6">
        <LandTables page={page} brief={brief} />
      </DeferredMarkup>
      <BackToTop />
    </div>
  );
}

/** Says how many decks the averages count. */
function getLine({ identity, averages: { numDecks }, sample }: LandsView): string {
  const kind = [sample ? 'sample' : '', identity?.name ?? ''].filter(Boolean);
  const counted = numDecks === 0 ? [] : [formatExact(numDecks)];
  const play = numDecks === 1 ? 'deck plays' : 'decks play';
  const lands = `The lands that ${[...counted, ...kind, play].join(' ')}`;
  return identity
    ? `${lands}, and how many a deck like them needs.`
    : `${lands}, cycle by cycle. Choose colors for a land base.`;
}
