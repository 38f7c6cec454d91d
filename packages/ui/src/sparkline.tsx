type Props = {
  /** What the line says, in words. */
  label: string;
  /** Already turned so that more is higher; at least two. */
  heights: readonly number[];
};

const WIDTH = 80;
const HEIGHT = 20;

/** A line the size of a word; the words beside it say the same. */
export function Sparkline({ label, heights }: Props) {
  if (heights.length < 2) return null;
  const low = Math.min(...heights);
  const span = Math.max(...heights) - low || 1;
  const points = heights.map((height, index) => ({
    x: 2 + (index / (heights.length - 1)) * (WIDTH - 4),
    y: HEIGHT - 3 - ((height - low) / span) * (HEIGHT - 6),
  }));
  const last = points.at(-1);
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label} className="h-5 w-20 shrink-0">
      <polyline
        points={points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')}
        fill="none"
        strokeWidth="1.5"
        strokeLinejoin="round"
        strokeLinecap="round"
        className="stroke-accent"
      />
      {last ? <circle cx={last.x.toFixed(1)} cy={last.y.toFixed(1)} r="2" className="fill-accent" /> : null}
    </svg>
  );
}
