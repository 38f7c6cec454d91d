import {
  formatAverage,
  formatExact,
  formatMonth,
  listCurveBars,
  monthNumber,
  pairName,
} from '@deckwright/domain';
import { isPartDeferred } from '@deckwright/islands';
import {
  BarChart,
  ChartTable,
  CommanderTile,
  type CommanderView,
  cn,
  Fold,
  FullRows,
  LineChart,
  lazyTiles,
  NamesInBrief,
  Panel,
  TypeBar,
} from '@deckwright/ui';
import { Link } from 'react-router';
import { RankLine } from '../../shared/cards/rank-line.tsx';
import { ReadingLinks } from '../../shared/cards/reading-links.tsx';
import { withManaValue } from '../../shared/lists/mana-value-query.ts';
import { useInBrief } from '../../shared/lists/use-compact.ts';
import { WholeList } from '../../shared/lists/whole-list.tsx';
import { useView, type View } from '../../shared/page/use-view.ts';
import type { CommanderPageView } from './commander-view.ts';
import { ResultsPanel } from './results-panel.tsx';

type Props = { page: CommanderPageView };

const TYPES = [
  ['creature', 'Creatures'],
  ['instant', 'Instants'],
  ['sorcery', 'Sorceries'],
  ['artifact', 'Artifacts'],
  ['enchantment', 'Enchantments'],
  ['battle', 'Battles'],
  ['planeswalker', 'Planeswalkers'],
  ['land', 'Lands'],
] as const;

const PIPS = [
  ['W', 'w', 'White'],
  ['U', 'u', 'Blue'],
  ['B', 'b', 'Black'],
  ['R', 'r', 'Red'],
  ['G', 'g', 'Green'],
] as const;

/**
 * Next to the head if there is space, otherwise below the cards. Before them in the document, to avoid layout shifts
 * while a long page is still loading.
 */
export function AverageDeckPanel({ page }: Props) {
  const view = useView(page);
  return (
    <aside
      aria-label="The average deck"
      className="relative max-xl:order-1 xl:col-start-2 xl:row-start-1 in-[main:has(.data-label[open])]:self-start"
    >
      <Panel className="h-full justify-between bg-surface/90 xl:gap-2 xl:py-3">
        <BarChart
          title={CURVE_TITLE}
          columns={CURVE_COLUMNS}
          bars={comparedBars(page, view)}
          legend="all decks"
          chartOnly
        />
        <TypeAverages page={page} />
        <Fold label="More about this deck" quiet>
          <div className="flex flex-col gap-2">
            <ChartTable
              columns={[...CURVE_COLUMNS, 'All decks']}
              rows={comparedBars(page, view).map(({ label, text, compared }) => [
                label,
                text,
                formatAverage(compared),
              ])}
            />
            <BasicsLine page={page} />
            <SaltLine page={page} />
          </div>
        </Fold>
      </Panel>
    </aside>
  );
}

export function CommanderPanels({ page }: Props) {
  return (
    // Two charts take half of the row each, not two of its thirds.
    <div className="col-span-full grid gap-4 pt-4 max-xl:order-2 md:has-[>:nth-child(2)]:grid-cols-2 xl:has-[>:nth-child(3):last-child]:grid-cols-3">
      <ResultsPanel page={page} />
      <RankPanel page={page} />
      <PipPanel page={page} />
      <ReadingLinks links={page.articles} />
    </div>
  );
}

function TypeAverages({ page }: Props) {
  return (
    <TypeBar
      title="Cards by type"
      columns={['Type', 'Cards per deck']}
      parts={TYPES.map(([key, label]) => ({
        key,
        label,
        value: page.averages[key],
        text: formatAverage(page.averages[key]),
      }))}
      legendOnly
      untitled
    />
  );
}

function BasicsLine({ page }: Props) {
  const estimated = page.decksWithEstimatedBasics;
  return (
    <p className="text-xs text-muted tabular-nums">
      {formatAverage(page.averages.basic)} basic lands and {formatAverage(page.averages.nonbasic)} nonbasic.
      {estimated > 0
        ? ` Counts are estimated in ${page.numDecks === 1 ? 'this deck: its' : `${formatExact(estimated)} of ${formatExact(page.numDecks)} decks: their`} source lists each card once.`
        : null}
    </p>
  );
}

/** The average salt of these decks and the salt of their commander. */
function SaltLine({ page }: Props) {
  const { card } = page;
  if (page.avgSalt === null && card.salt === null) return null;
  const votes = `${formatExact(card.saltVotes)} ${page.sample ? 'sample ' : ''}${card.saltVotes === 1 ? 'vote' : 'votes'}`;
  return (
    <p className="text-xs text-muted tabular-nums">
      <Link to="/top/salt" className="link">
        Salt
      </Link>
      {page.avgSalt === null ? ':' : `: ${page.avgSalt.toFixed(2)} of 4 on average.`}
      {card.salt === null
        ? null
        : ` ${card.isPartner ? 'The pair' : 'The commander'}: ${card.salt.toFixed(2)}, ${votes}.`}
    </p>
  );
}

function PipPanel({ page }: Props) {
  const parts = PIPS.map(([color, key, label]) => {
    const value = page.pips[color] ?? 0;
    return { key, label, value, text: formatAverage(value) };
  });
  if (parts.every((part) => part.value === 0)) return null;
  return (
    <Panel>
      <TypeBar title="Mana symbols per deck" columns={['Color', 'Symbols']} parts={parts} legendOnly />
    </Panel>
  );
}

const CURVE_TITLE = 'Mana curve';
const CURVE_COLUMNS: [string, string] = ['Mana value', 'Cards per deck'];

/** Each beside the average of all decks, and leading to the cards of these decks with that mana value. */
function comparedBars(page: CommanderPageView, view: View) {
  const overall = listCurveBars(page.overallManaCurve);
  return curveBars(page).map((bar, index) => ({
    ...bar,
    compared: overall[index]?.value ?? 0,
    to: `${view.to({ q: withManaValue(view.query.q, index) })}#cards`,
  }));
}

function curveBars({ manaCurve }: CommanderPageView) {
  return listCurveBars(manaCurve).map((bar) => ({ ...bar, text: formatAverage(bar.value) }));
}

function RankPanel({ page }: Props) {
  const months = page.rankHistory;
  const { countHistory: history = [], query } = page;
  const since = query === '' && history.length > 1 ? <RankLine history={history} among="commanders" /> : null;
  if (months.length < 2) return since === null ? null : <Panel title="Rank">{since}</Panel>;
  const ranks = months.map(({ rank }) => rank);
  return (
    <Panel>
      <LineChart
        title="Rank by month"
        columns={['Month', 'Rank', 'Decks']}
        edges={[`#${Math.min(...ranks)}`, `#${Math.max(...ranks)}`]}
        points={months.map(({ month, rank, numDecks }) => ({
          label: formatMonth(month),
          month: monthNumber(month),
          height: -rank,
          cells: [`#${rank}`, formatExact(numDecks)],
        }))}
      />
      {since}
    </Panel>
  );
}

export function RelatedCommanders({ page }: Props) {
  const brief = useInBrief(isPartDeferred(page, 'similar'));
  return (
    <>
      <Row id="pairings" title="Partners with" views={page.pairings ?? []} brief={brief} />
      <Row id="similar" title="Similar commanders" views={page.similar ?? []} brief={brief} />
    </>
  );
}

/** One row on the widest screen. */
const FIRST_RELATED = 7;

type RowProps = { id: string; title: string; views: CommanderView[]; brief: boolean };

function Row({ id, title, views, brief }: RowProps) {
  if (views.length === 0) return null;
  const row = (
    <section
      aria-labelledby={id}
      data-brief={brief ? '' : undefined}
      className={cn(
        'section-row related col-span-full flex flex-col gap-4 pt-4 max-xl:order-2',
        lazyTiles(views.length),
      )}
    >
      <h2 id={id} className="border-b border-line pb-2 font-display text-xl font-semibold">
        {title}
      </h2>
      {brief ? (
        <NamesInBrief
          entries={views.slice(0, FIRST_RELATED).map((view) => ({
            url: view.url,
            name: pairName(view),
            note: view.rank ? `#${view.rank}` : null,
          }))}
        />
      ) : (
        <FullRows count={views.length}>
          {views.map((view) => (
            <li key={view.url}>
              <CommanderTile view={view} priority="far" />
            </li>
          ))}
        </FullRows>
      )}
    </section>
  );
  if (!brief || views.length <= FIRST_RELATED) return row;
  // Not in the section: while that is not drawn, its height is that of the row, and the link would stick out.
  return (
    <>
      {row}
      <div className="col-span-full max-xl:order-2">
        <WholeList brief />
      </div>
    </>
  );
}
