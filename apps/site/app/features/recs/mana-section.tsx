import type { DeckInsight } from '@deckwright/contract/schemas';
import { faceNames, formatCounted, formatExact, formatShare } from '@deckwright/domain';
import { Button, Fold, IdentityPips, Panel, ShareBar } from '@deckwright/ui';
import { CardNameList, LandsLine } from '../../shared/advice/insight-parts.tsx';
import { withListedLands } from './basics-only.ts';
import { AsSent } from './edits-bar.tsx';
import { costText } from './mana-text.ts';
import type { NewList } from './new-list/new-list.ts';
import type { DeckBox } from './use-deck-box.ts';

type Props = { insight: DeckInsight; list: NewList | null; box: DeckBox };
type InsightColor = DeckInsight['colors'][number];

/** Costs of a color that are shown at first. */
const FIRST_COSTS = 2;
/** Cards of a cost that are named. */
const FIRST_CARDS = 3;

/** The mana of a list: how many lands, those that fill it, and for each color its sources and the chance of its costs. */
export function ManaSection({ insight, list, box }: Props) {
  const colors = insight.colors.filter(({ pips, lands }) => pips + lands > 0);
  return (
    <section aria-labelledby="mana" className="flex flex-col gap-4">
      <h2 id="mana" className="border-b border-line pb-2 font-display text-2xl font-semibold">
        Mana
      </h2>
      <AsSent list={list} />
      <div className="columns-1 gap-4 *:mb-4 *:break-inside-avoid xl:columns-2">
        <Panel title="Lands">
          <LandsLine insight={insight} />
          {insight.lands.reason ? (
            <p className="text-xs text-pretty text-muted tabular-nums">{insight.lands.reason}</p>
          ) : null}
          {insight.fill ? <FillButton fill={withListedLands(insight.fill)} box={box} /> : null}
        </Panel>
        {colors.map((color) => (
          <Panel key={color.color}>
            <ColorPart color={color} />
          </Panel>
        ))}
      </div>
      {colors.length > 0 ? (
        <p className="text-xs text-pretty text-muted">
          The chance to have a color on the turn of a card’s mana value if you draw enough lands, with one
          free mulligan, as Frank Karsten counts it. He aims at 90% for one mana and 1% more for each further
          mana, up to 96%. Mana artifacts count as three quarters of a source from the turn after they can be
          cast, creatures as half.
        </p>
      ) : null}
    </section>
  );
}

function FillButton({ fill, box }: { fill: NonNullable<DeckInsight['fill']>; box: DeckBox }) {
  const isFilled = box.isFilled(fill.cards);
  const nonbasics = fill.cards.filter(({ source }) => source !== 'basic');
  const basics = fill.cards
    .filter(({ source }) => source === 'basic')
    .map(({ name, quantity }) => `${quantity} ${name}`)
    .join(', ');
  const label = fill.spells > 0 ? 'Add' : 'Fill to 100 with';
  return (
    <div className="flex flex-col gap-2 text-sm">
      <Button
        look="quiet"
        className="w-fit noscript:hidden"
        aria-pressed={isFilled}
        onClick={() => box.fill(fill.cards)}
      >
        {isFilled
          ? '✓ Added'
          : `${label} ${formatCounted(fill.lands, nonbasics.length > 0 ? 'land' : 'basic')}`}
      </Button>
      <p className="text-xs text-pretty text-muted tabular-nums">
        <CardNameList cards={nonbasics} />
        {nonbasics.length > 0 && basics !== '' ? ', ' : ''}
        {`${basics}.`}
      </p>
      <p className="text-xs text-pretty text-muted tabular-nums">
        {fill.reason}
        {fill.spells > 0 ? ` ${formatCounted(fill.spells, 'card')} to 100 remain for spells.` : ''}
      </p>
    </div>
  );
}

function ColorPart({ color }: { color: InsightColor }) {
  const { words, sources, lands, artifacts, others, asked, short, costs } = color;
  return (
    <>
      <p className="flex items-baseline gap-2 text-sm">
        <IdentityPips colors={[color.color]} silent className="self-center" />
        <span className={short > 0 ? 'font-semibold text-bad' : 'font-semibold'}>{words}</span>
      </p>
      {asked === null || asked === 0 ? null : <ShareBar share={sources / asked} />}
      <p className="text-xs text-muted tabular-nums">
        {[
          formatCounted(lands, 'land'),
          artifacts > 0 ? formatCounted(artifacts, 'mana artifact') : '',
          others > 0 ? formatCounted(others, 'other card') : '',
        ]
          .filter(Boolean)
          .join(', ')}
      </p>
      {costs.length > 0 ? <CostTable costs={costs.slice(0, FIRST_COSTS)} caption="Hardest costs" /> : null}
      {costs.length > FIRST_COSTS ? (
        <Fold label={formatCounted(costs.length - FIRST_COSTS, 'other cost')} quiet>
          <CostTable costs={costs.slice(FIRST_COSTS)} caption="Other costs" />
        </Fold>
      ) : null}
    </>
  );
}

function CostTable({ costs, caption }: { costs: InsightColor['costs']; caption: string }) {
  return (
    <table className="w-full text-sm tabular-nums">
      <caption className="sr-only">{caption}</caption>
      <thead className="text-left text-xs text-muted">
        <tr>
          <th scope="col" className="font-normal">
            Cost
          </th>
          <th scope="col" className="w-24 text-right font-normal">
            On curve
          </th>
        </tr>
      </thead>
      <tbody>
        {costs.map(({ pips, manaValue, chance, target, cards }) => (
          <tr key={`${pips} ${manaValue}`} className="border-t border-line align-top">
            <th scope="row" className="py-1.5 pr-3 text-left font-normal">
              <span className="font-semibold">{costText(pips, manaValue)}</span>
              <span className="block text-xs text-pretty text-muted">
                <CardNameList
                  cards={cards
                    .slice(0, FIRST_CARDS)
                    .map(({ name, url }) => ({ name: faceNames(name)[0] ?? name, url }))}
                />
                {cards.length > FIRST_CARDS ? ` and ${formatExact(cards.length - FIRST_CARDS)} more` : ''}
              </span>
            </th>
            <td className="py-1.5 text-right">
              <span className={chance < target ? 'font-semibold text-bad' : 'font-semibold'}>
                {formatShare(chance)}
              </span>
              <ShareBar share={chance} />
              <span className="text-xs text-muted">{`of ${formatShare(target)}`}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
