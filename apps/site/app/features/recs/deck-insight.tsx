import type { DeckInsight } from '@deckwright/contract/schemas';
import { formatDays, formatExact, formatPrice } from '@deckwright/domain';
import { ChevronIcon, Fold, Panel, VENDOR_LABELS } from '@deckwright/ui';
import { Link } from 'react-router';
import {
  BracketPart,
  CardNameList,
  CompanionPart,
  Curve,
  LandsLine,
  Types,
} from '../../shared/advice/insight-parts.tsx';
import { ListValue } from '../../shared/deck-list/list-value.tsx';
import { AsSent } from './edits-bar.tsx';
import type { NewList } from './new-list/new-list.ts';

type Props = { insight: DeckInsight };
type ViewProps = Props & { list: NewList | null };

/** Statistics of the list: legality, bracket, mana curve, types, colors, roles, price and salt. */
export function DeckInsightView({ insight, list }: ViewProps) {
  return (
    <section aria-labelledby="insight" className="flex flex-col gap-4">
      <h2 id="insight" className="border-b border-line pb-2 font-display text-2xl font-semibold">
        Your deck in numbers
      </h2>
      <AsSent list={list} />
      <div className="columns-1 gap-4 *:mb-4 *:break-inside-avoid xl:columns-2">
        {insight.companion ? (
          <Panel title="Companion">
            <CompanionPart companion={insight.companion} />
          </Panel>
        ) : null}
        {insight.faults.length === 0 && insight.companion?.meets !== null ? (
          <Panel title="Legality">
            <p className="text-sm">
              {`Legal in Commander: 100 cards${insight.companion ? ' and a companion' : ''}, one of each, in your colors, none banned.`}
            </p>
          </Panel>
        ) : null}
        <Panel title="Bracket, estimated">
          <BracketPart insight={insight} />
        </Panel>
        <Panel>
          <Curve insight={insight} />
        </Panel>
        <Panel>
          <Types insight={insight} />
          <LandsLine insight={insight} />
        </Panel>
        <Roles insight={insight} />
        <Prices insight={insight} />
        <Salt insight={insight} />
      </div>
    </section>
  );
}

function Roles({ insight }: Props) {
  const { roles } = insight;
  return (
    <Panel title="What its cards do">
      {roles === null ? (
        <p className="text-sm text-muted">Our data doesn’t say what these cards do.</p>
      ) : (
        <ul className="flex flex-col text-sm">
          {roles.map(({ role, label, count, cards }) => (
            <li key={role} className="border-t border-line first:border-0">
              {count === 0 ? (
                <p className="flex min-h-11 items-center justify-between text-muted md:min-h-8">
                  {label} <span className="tabular-nums">0</span>
                </p>
              ) : (
                <details className="group/role">
                  <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between hover:text-accent md:min-h-8 [&::-webkit-details-marker]:hidden">
                    <span className="flex items-center gap-1.5">
                      {label}
                      <ChevronIcon className="size-3.5 text-muted transition-transform group-open/role:rotate-180" />
                    </span>
                    <span className="font-semibold tabular-nums">{formatExact(count)}</span>
                  </summary>
                  <p className="pb-2 text-xs text-pretty text-muted">
                    <CardNameList cards={cards} />
                  </p>
                </details>
              )}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

function Prices({ insight }: Props) {
  const { prices, value, sample } = insight;
  return (
    <Panel title={sample ? 'Sample prices' : 'Price'}>
      {prices.length === 0 ? (
        <p className="text-sm text-muted">No vendor prices available.</p>
      ) : (
        <>
          <ListValue value={value} />
          <ul className="flex flex-col gap-2 text-sm tabular-nums">
            {prices.map((entry) => (
              <li key={entry.source}>
                <p className="flex flex-wrap items-baseline justify-between gap-x-4">
                  <span className="text-muted">{VENDOR_LABELS[entry.source]}</span>
                  <span>
                    <span className="font-semibold">{formatPrice(entry)}</span>
                    <span className="text-xs text-muted">
                      {`, ${formatPrice({ price: entry.average, currency: entry.currency })} a card`}
                    </span>
                  </span>
                </p>
                {entry.newestDate === entry.date ? null : (
                  <p className="text-xs text-muted">{`prices of ${formatDays(entry.date, entry.newestDate)}`}</p>
                )}
                {entry.foilOrEtched > 0 ? (
                  <p className="text-xs text-muted">{`${formatExact(entry.foilOrEtched)} foil or etched`}</p>
                ) : null}
                {entry.without.length > 0 ? (
                  <Fold label={`${formatExact(entry.missing)} without a price`} quiet>
                    <p className="pb-1 text-xs text-pretty text-muted">
                      <CardNameList cards={entry.without} />
                    </p>
                  </Fold>
                ) : null}
              </li>
            ))}
          </ul>
        </>
      )}
    </Panel>
  );
}

function Salt({ insight }: Props) {
  const { mean, scored, cards } = insight.salt;
  return (
    <Panel title="Salt">
      {mean === null ? (
        <p className="text-sm text-muted">No card in the deck has a salt score yet.</p>
      ) : (
        <>
          <p className="text-sm tabular-nums">
            <strong className="text-xl font-semibold">{mean.toFixed(2)}</strong>{' '}
            <span className="text-muted">{`of 4, the mean of ${formatExact(scored)} scored ${scored === 1 ? 'card' : 'cards'}`}</span>
          </p>
          {cards.length > 0 ? (
            <ol className="flex flex-col gap-1 text-sm tabular-nums">
              {cards.map((card) => (
                <li key={card.url} className="flex items-baseline justify-between gap-4">
                  <Link to={card.url} className="min-w-0 hover:text-accent">
                    {card.name}
                  </Link>
                  <span className="font-semibold">{card.salt.toFixed(2)}</span>
                </li>
              ))}
            </ol>
          ) : (
            <p className="text-sm text-muted">None of its cards are salty.</p>
          )}
        </>
      )}
    </Panel>
  );
}
