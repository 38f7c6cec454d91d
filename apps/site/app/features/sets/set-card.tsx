import { ArtStrip, cn, type PicturePriority, SetSymbol, ViewPicture } from '@deckwright/ui';
import { Link } from 'react-router';
import type { SetView } from './sets-view.ts';

type Props = { set: SetView; priority: PicturePriority };

/** A set with the art of its top card, or with its symbol alone. */
export function SetCard({ set, priority }: Props) {
  const { code, name, iconSvgUri = null, topCard } = set;
  return (
    <Link to={`/sets/${code}`} className="set-card">
      {topCard ? (
        <ArtStrip colors={topCard.colorIdentity} className="aspect-18/13 w-[min(6rem,26vw)] shrink-0">
          <ViewPicture view={topCard} sizes="7rem" alt="" priority={priority} art />
        </ArtStrip>
      ) : null}
      {topCard && iconSvgUri === null ? null : <SetSymbol code={code} icon={iconSvgUri} />}
      <span>
        <b>{name}</b>
        <span>{set.detail}</span>
      </span>
    </Link>
  );
}

type LinesProps = { sets: readonly SetView[]; className?: string | undefined };

/** Sets by name. */
export function SetLines({ sets, className }: LinesProps) {
  return (
    <ul className={cn('name-columns set-lines', className)}>
      {sets.map((set) => (
        <li key={set.code}>
          <Link to={`/sets/${set.code}`} discover="none">
            {set.name}
          </Link>
          <small>{set.detail}</small>
        </li>
      ))}
    </ul>
  );
}
