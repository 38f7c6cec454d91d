import { CardTile, cn, FullRows, lazyTiles, placeOf, type TileView } from '@deckwright/ui';

type Props = {
  id: string;
  title: string;
  views: TileView[];
  sample: boolean;
  /** How many rows of the page come before it. */
  place: number;
  measure?: 'synergy' | 'none';
};

export function TileRow({ id, title, views, sample, place, measure = 'synergy' }: Props) {
  if (views.length === 0) return null;
  return (
    <section
      aria-labelledby={`${id}-heading`}
      className={cn('col-span-full flex flex-col gap-3', place > 0 && lazyTiles(views.length))}
    >
      <h2
        id={`${id}-heading`}
        className="border-b border-line pb-2 font-display text-xl font-semibold md:text-2xl"
      >
        {title}
      </h2>
      <FullRows all={`all ${views.length.toString()}`}>
        {views.map((view, index) => (
          <li key={view.url}>
            <CardTile view={view} sample={sample} measure={measure} place={placeOf(index, place)} />
          </li>
        ))}
      </FullRows>
    </section>
  );
}
