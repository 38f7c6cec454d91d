import { CardGrid } from './card-grid.tsx';

type Props = { className?: string };

/** A piece of a page that is on its way, in its final size. */
export function Skeleton({ className }: Props) {
  return <div aria-hidden="true" className={`skeleton ${className ?? 'h-4 w-full'}`} />;
}

type TilesProps = { count: number };

/** A grid of tiles that is on its way. */
export function SkeletonTiles({ count }: TilesProps) {
  return (
    <div role="status">
      <span className="sr-only">Loading</span>
      <div aria-hidden="true">
        <CardGrid>
          {Array.from({ length: count }, (_, index) => (
            <li key={index.toString()} className="flex flex-col gap-2">
              <div className="skeleton aspect-63/88 rounded-card" />
              <div className="skeleton h-1" />
              <div className="skeleton h-4 w-4/5" />
              <div className="skeleton h-3 w-1/2" />
            </li>
          ))}
        </CardGrid>
      </div>
    </div>
  );
}
