import { formatCounted, formatDay, formatExact } from '@deckwright/domain';
import { ArtStrip, SetSymbol, ViewPicture } from '@deckwright/ui';
import { Link } from 'react-router';
import type { SetView } from './sets-view.ts';

type Props = { set: SetView };

/** A set with the art of its top card, or with its symbol alone. */
export function SetCard({ set }: Props) {
  const { code, name, iconSvgUri, topCard } = set;
  return (
    <Link to={`/sets/${code}`} className="set-card">
      {topCard ? (
        <ArtStrip colors={topCard.colorIdentity} className="aspect-18/13 w-[min(6rem,26vw)] shrink-0">
          <ViewPicture view={topCard} sizes="7rem" alt="" art />
        </ArtStrip>
      ) : null}
      {topCard && iconSvgUri === null ? null : <SetSymbol code={code} icon={iconSvgUri} />}
      <span>
        <b>{name}</b>
        <span>{describeSet(set)}</span>
      </span>
    </Link>
  );
}

type LinesProps = { sets: readonly SetView[] };

/** Sets of a few cards, by name. */
export function SetLines({ sets }: LinesProps) {
  return (
    <ul className="name-columns">
      {sets.map((set) => (
        <li key={set.code}>
          <Link to={`/sets/${set.code}`}>{set.name}</Link>
          <span className="text-xs text-muted">{set.released.slice(0, 4)}</span>
        </li>
      ))}
    </ul>
  );
}

function describeSet({ code, released, numCards, numNew }: SetView): string {
  const fresh = numNew > 0 && numNew < numCards ? `, ${formatExact(numNew)} new` : '';
  return `${code.toUpperCase()} · ${formatDay(released).replace(/, \d+$/, '')} · ${formatCounted(numCards, 'card')}${fresh}`;
}
