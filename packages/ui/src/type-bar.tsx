import { ChartTable } from './chart-table.tsx';

export type TypePart = { key: TypeKey; label: string; value: number; text: string };
export type TypeKey = keyof typeof FILL;

const FILL = {
  creature: 'fill-type-creature',
  instant: 'fill-type-instant',
  sorcery: 'fill-type-sorcery',
  artifact: 'fill-type-artifact',
  enchantment: 'fill-type-enchantment',
  battle: 'fill-type-battle',
  planeswalker: 'fill-type-planeswalker',
  land: 'fill-type-land',
  w: 'fill-mana-w',
  u: 'fill-mana-u',
  b: 'fill-mana-b',
  r: 'fill-mana-r',
  g: 'fill-mana-g',
} as const;

type Props = {
  title: string;
  columns: [string, string];
  parts: readonly TypePart[];
  /** Leaves the table out where the legend already holds every number. */
  legendOnly?: boolean;
  /** Hides the title where it is plain from what stands around. */
  untitled?: boolean;
};

/** One bar divided by kind, with a legend that holds the numbers. */
export function TypeBar({ title, columns, parts, legendOnly = false, untitled = false }: Props) {
  const shown = parts.filter((part) => part.value > 0);
  const total = shown.reduce((sum, part) => sum + part.value, 0);
  let start = 0;
  return (
    <figure className="flex flex-col gap-2.5">
      <figcaption className={untitled ? 'sr-only' : 'text-sm font-semibold'}>{title}</figcaption>
      <div className="-my-2 py-2" data-chart="">
        <svg
          viewBox="0 0 1000 24"
          preserveAspectRatio="none"
          role="img"
          aria-label={title}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys show its values (shell/chart-value.ts).
          tabIndex={0}
          className="block h-3 w-full rounded-full"
        >
          {shown.map((part) => {
            const width = (part.value / total) * 1000;
            const x = start;
            start += width;
            return (
              <rect
                key={part.key}
                x={x.toFixed(1)}
                width={Math.max(width - 3, 1).toFixed(1)}
                height="24"
                className={FILL[part.key]}
              />
            );
          })}
        </svg>
      </div>
      <dl className="grid grid-cols-[minmax(0,auto)_minmax(0,auto)] gap-x-3 gap-y-1 text-xs tabular-nums">
        {shown.map((part) => (
          <div key={part.key} className="flex items-center gap-1.5">
            <svg viewBox="0 0 8 8" aria-hidden="true" className="size-2 shrink-0">
              <rect width="8" height="8" rx="2" className={FILL[part.key]} />
            </svg>
            <dt className="min-w-0 truncate text-muted">{part.label}</dt>
            <dd className="ml-auto font-semibold">{part.text}</dd>
          </div>
        ))}
      </dl>
      {legendOnly ? null : (
        <ChartTable columns={columns} rows={shown.map((part) => [part.label, part.text])} />
      )}
    </figure>
  );
}
