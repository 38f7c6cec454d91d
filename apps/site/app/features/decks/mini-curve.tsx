import { listCurveBars } from '@deckwright/domain';

type Props = {
  /** Number of cards by mana value from 0. */
  curve: readonly number[];
};

const HEIGHT = 20;
const [BAR, STEP] = [4, 6];
/** Number of cards of one mana value that fills the height: the same in every row, so that curves can be compared. */
const TALLEST = 25;

/** A deck's mana curve the size of a word. A single path, because a page has a hundred of them. */
export function MiniCurve({ curve }: Props) {
  const bars = listCurveBars(curve);
  const path = bars
    .map(({ value }, index) => {
      const height = Math.min(HEIGHT, Math.round((value / TALLEST) * HEIGHT * 2) / 2);
      return height === 0 ? '' : `M${index * STEP} ${HEIGHT}v${-height}h${BAR}v${height}z`;
    })
    .join('');
  return (
    <svg
      viewBox={`0 0 ${(bars.length - 1) * STEP + BAR} ${HEIGHT}`}
      role="img"
      aria-label={bars.map(({ label, value }) => `${value} at ${label}`).join(', ')}
      className="h-5 w-16 fill-muted"
    >
      <path d={path} />
    </svg>
  );
}
