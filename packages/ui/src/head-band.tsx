import type { Color } from '@deckwright/domain';
import { spineTones } from './color-classes.ts';

type Props = { colors: readonly Color[] };

/** The color gradient behind the first row of a page's grid, across the full width and up to the header. */
export function HeadBand({ colors }: Props) {
  return (
    <div
      aria-hidden="true"
      className="relative col-span-full self-stretch row-start-1 mx-[calc(50%-50vw)] -mt-14 -mb-4 -z-10"
    >
      <div className="wash">
        {spineTones(colors).map((tone) => (
          <span key={tone} className={`wash-${tone}`} />
        ))}
      </div>
    </div>
  );
}
