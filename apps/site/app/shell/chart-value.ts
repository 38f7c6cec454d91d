/** What a chart shows at one point, in words, and where that is in the window. */
type ChartPoint = { words: string; x: number; y: number; mark: Element | null };

const TIP =
  'pointer-events-none fixed z-50 rounded-md border border-line bg-surface px-2 py-1 text-xs whitespace-nowrap tabular-nums shadow-pop';
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };
/** Space between the value and its bar or point, and the window's edge. */
const GAP_PX = 8;

const followed = new WeakSet<Element>();
/** One for all charts: one of them may be redrawn under the pointer, which then leaves nothing. */
let shared: HTMLElement | undefined;

function getTip(): HTMLElement {
  if (shared) return shared;
  shared = document.createElement('div');
  shared.className = TIP;
  shared.setAttribute('role', 'status');
  return shared;
}

/**
 * Shows the values of a chart one at a time: the nearest to the pointer or finger, or with the focus by arrow keys. They
 * are those of the table below it.
 */
export function followChart(chart: Element, first: Event): void {
  if (followed.has(chart)) return;
  followed.add(chart);
  const tip = getTip();
  let points: ChartPoint[] = [];
  let at = -1;

  function show(index: number): void {
    const point = points[index];
    if (!point) {
      hide();
      return;
    }
    points[at]?.mark?.removeAttribute('data-at');
    at = index;
    point.mark?.setAttribute('data-at', '');
    document.body.append(tip);
    tip.textContent = point.words;
    const half = tip.offsetWidth / 2 + GAP_PX;
    const middle = Math.max(half, Math.min(point.x, document.documentElement.clientWidth - half));
    tip.style.left = `${middle - tip.offsetWidth / 2}px`;
    tip.style.top = `${Math.max(GAP_PX, point.y - tip.offsetHeight - GAP_PX)}px`;
  }
  function hide(): void {
    points[at]?.mark?.removeAttribute('data-at');
    at = -1;
    tip.remove();
  }
  function point(event: Event): void {
    points = readPoints(chart);
    if (event instanceof PointerEvent) show(nearestPoint(points, event.clientX));
    // Of the last, which is the newest, or the only one a reader may be after.
    else if (chart.matches(':focus-visible')) show(at === -1 ? points.length - 1 : at);
  }
  function step(event: Event): void {
    const by = event instanceof KeyboardEvent ? STEPS[event.key] : undefined;
    if (by !== undefined && at !== -1) {
      event.preventDefault();
      show(Math.max(0, Math.min(at + by, points.length - 1)));
    } else if (event instanceof KeyboardEvent && event.key === 'Escape') hide();
  }
  for (const sign of ['pointermove', 'pointerdown', 'focus']) chart.addEventListener(sign, point);
  for (const sign of ['pointerleave', 'blur']) chart.addEventListener(sign, hide);
  chart.addEventListener('keydown', step);
  window.addEventListener('scroll', hide, { passive: true, capture: true });
  point(first);
}

/** The rows of the chart's table, each where its bar or point is; without those, by the day that it begins with. */
function readPoints(chart: Element): ChartPoint[] {
  const rows = [...(chart.closest('figure')?.querySelectorAll('tbody tr') ?? [])].map((row) =>
    [...row.children].map((cell) => cell.textContent ?? ''),
  );
  const marks = [...chart.querySelectorAll('rect, circle')];
  const words = ([label, ...cells]: string[]) => `${label}: ${cells.join(' · ')}`;
  if (marks.length === rows.length)
    return rows.map((row, index) => {
      const mark = marks[index] ?? chart;
      const { left, width, top } = mark.getBoundingClientRect();
      return { words: words(row), x: left + width / 2, y: top, mark };
    });
  const box = chart.getBoundingClientRect();
  const days = rows.map(([day = '']) => Date.parse(day));
  const [begin, end] = [Math.min(...days), Math.max(...days)];
  return rows
    .map((row, index) => ({
      words: words(row),
      x: box.left + (((days[index] ?? begin) - begin) / Math.max(1, end - begin)) * box.width,
      y: box.top,
      mark: null,
    }))
    .sort((one, other) => one.x - other.x);
}

export function nearestPoint(points: readonly Pick<ChartPoint, 'x'>[], x: number): number {
  const far = points.map((point) => Math.abs(point.x - x));
  return far.indexOf(Math.min(...far));
}
