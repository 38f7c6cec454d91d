type Props = {
  /** Number of cards by mana value from 0. */
  curve: readonly number[];
};

/** The last bar is this mana value or more. */
const LAST = 7;
const HEIGHT = 20;
const [BAR, STEP] = [6, 8];
/** Number of cards of one mana value that fills the height: the same in every row, so that curves can be compared. */
const TALLEST = 25;

/** A deck's mana curve the size of a word. A single path, because a page has a hundred of them. */
export function MiniCurve({ curve }: Props) {
  const bars = [...curve.slice(0, LAST), curve.slice(LAST).reduce((sum, count) => sum + count, 0)];
  const path = bars
    .map((count, index) => {
      const height = Math.min(HEIGHT, Math.round((count / TALLEST) * HEIGHT * 2) / 2);
      return height === 0 ? '' : `M${index * STEP} ${HEIGHT}v${-height}h${BAR}v${height}z`;
    })
    .join('');
  return (
    <svg
      viewBox={`0 0 ${LAST * STEP + BAR} ${HEIGHT}`}
      role="img"
      aria-label={bars.map((count, index) => `${count} at ${index}${index === LAST ? '+' : ''}`).join(', ')}
      className="h-5 w-15.5 fill-muted"
    >
      <path d={path} />
    </svg>
  );
}
