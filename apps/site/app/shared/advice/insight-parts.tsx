import type { DeckInsight, InsightCard } from '@deckwright/contract/schemas';
import { CARD_TYPE_PLURALS, faceNames, formatExact, listCurveBars } from '@deckwright/domain';
import { BarChart, Fold, TypeBar, type TypeKey } from '@deckwright/ui';
import { Link } from 'react-router';
import { BracketReasons } from './bracket-reasons.tsx';

type Props = { insight: DeckInsight };

export function Curve({ insight }: Props) {
  const { curve, averageCurve, averageManaValue, averageWithLands } = insight;
  const averages = averageCurve && listCurveBars(averageCurve);
  const bars = listCurveBars(curve).map((bar, index) => ({
    ...bar,
    text: `${bar.value}`,
    ...(averages ? { compared: averages[index]?.value ?? 0 } : {}),
  }));
  return (
    <>
      <BarChart
        title="Cards by mana value"
        columns={['Mana value', 'Cards']}
        bars={bars}
        {...(averages ? { legend: 'average' } : {})}
      />
      {averageManaValue === null || averageWithLands === null ? null : (
        <p className="text-xs text-muted tabular-nums">
          {`Average mana value ${averageManaValue.toFixed(2)} without lands, ${averageWithLands.toFixed(2)} with them.`}
        </p>
      )}
    </>
  );
}

export function Types({ insight }: Props) {
  const parts = Object.entries(insight.types).map(([type, count]) => ({
    key: type.toLowerCase() as TypeKey,
    label: CARD_TYPE_PLURALS[type as keyof typeof CARD_TYPE_PLURALS],
    value: count,
    text: formatExact(count),
  }));
  return <TypeBar title="Cards by type" columns={['Type', 'Cards']} parts={parts} legendOnly />;
}

/**
 * "37 lands, 12 basic, and 2 cards with a land on the back: Malakir Rebirth, Pelakka Predation. Recommended: 36."
 */
export function LandsLine({ insight }: Props) {
  const { count, basic, advised, modal } = insight.lands;
  const lands = `${formatExact(count)} ${count === 1 ? 'land' : 'lands'}, ${formatExact(basic)} basic`;
  const backs = `, and ${formatExact(modal.length)} ${modal.length === 1 ? 'card' : 'cards'} with a land on the back: `;
  return (
    <p className="text-xs text-pretty text-muted tabular-nums">
      {lands}
      {modal.length === 0 ? null : (
        <>
          {backs}
          <CardNameList cards={modal.map(({ name, url }) => ({ name: getFront(name), url }))} />
        </>
      )}
      {advised === null ? '.' : `. Recommended: ${formatExact(advised)}.`}
    </p>
  );
}

function getFront(name: string): string {
  return faceNames(name)[0] ?? name;
}

/** The companion with its condition; that the deck breaks it is among the problems. */
export function CompanionPart({ companion }: { companion: NonNullable<DeckInsight['companion']> }) {
  const { name, url, condition, meets } = companion;
  const verdict =
    meets === null
      ? 'Our data don’t say whether the deck meets its condition.'
      : meets
        ? 'The deck meets its condition.'
        : 'The deck can’t have it as its companion: see the problems above.';
  return (
    <>
      <p className="text-sm">
        <Link to={url} className="link font-semibold">
          {name}
        </Link>
      </p>
      {condition === null ? null : <p className="text-xs text-pretty text-muted">{condition}</p>}
      <p className={meets === false ? 'text-sm text-bad' : 'text-sm'}>{verdict}</p>
    </>
  );
}

/** Each problem in a sentence; if there are none, that the deck is legal. */
export function DeckProblems({ faults, legal }: { faults: DeckInsight['faults']; legal: string }) {
  if (faults.length === 0) return <p className="text-sm text-good">{legal}</p>;
  return (
    <ul className="flex flex-col gap-1.5 text-sm text-bad">
      {faults.map(({ kind, text }) => (
        <li key={kind} className="text-pretty">
          {text}
        </li>
      ))}
    </ul>
  );
}

export function BracketPart({ insight }: Props) {
  const { bracket } = insight;
  const named = [
    { label: 'Game Changers', cards: bracket.gameChangers },
    { label: 'Mass land denial', cards: bracket.massLandDenial },
    { label: 'Extra turns', cards: bracket.extraTurns },
    { label: 'Tutors', cards: bracket.tutors },
  ].filter(({ cards }) => cards.length > 0);
  return (
    <>
      <p className="flex items-baseline gap-2">
        <strong className="font-display text-2xl leading-none font-semibold">{bracket.bracket}</strong>
        <span className="font-semibold">{bracket.name}</span>
      </p>
      <BracketReasons reasons={bracket.reasons} />
      <p className="text-xs text-pretty text-muted">
        Estimated from the list, and never 1: a list alone can’t tell 1 from 2. The kind of game you want
        matters more. Tutors don’t affect the bracket.
      </p>
      {named.length > 0 ? (
        <Fold label="All by name" quiet>
          <dl className="flex flex-col gap-2 pb-1 text-sm">
            {named.map(({ label, cards }) => (
              <div key={label}>
                <dt className="text-xs text-muted">{`${label} (${cards.length})`}</dt>
                <dd>
                  <CardNameList cards={cards} />
                </dd>
              </div>
            ))}
          </dl>
        </Fold>
      ) : null}
    </>
  );
}

type NamesProps = { cards: readonly InsightCard[] };

export function CardNameList({ cards }: NamesProps) {
  return (
    <>
      {cards.map(({ name, url }, index) => (
        <span key={url}>
          {index > 0 ? ', ' : ''}
          <Link to={url} className="hover:text-accent">
            {name}
          </Link>
        </span>
      ))}
    </>
  );
}
