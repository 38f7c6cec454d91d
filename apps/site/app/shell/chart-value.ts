/** What a chart shows at one point, in words, and where that is in the window. */
type ChartPoint = { words: string; x: number; y: number; mark: Element | null };

const TIP =
  'pointer-events-none fixed z-50 rounded-md border border-line bg-surface px-2 py-1 text-xs whitespace-nowrap tabular-nums shadow-pop';
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };
/** Space between the value and its bar or point, and the window's edge. */
const GAP_PX = 8;

const followed = new WeakSet<Element>();
/** One for all charts, in the page from the first on, so that screen readers hear what is put into it. */
let shared: HTMLElement | undefined;
/** Hides the value that is shown. */
let hideCurrent = (): void => {};
/** The chart whose value is shown. */
let current: Element | null = null;
/** What scrolling does to it: away from a pointer it is hidden, of a chart with the focus it stays with its bar. */
let onScroll = (): void => {};

function getTip(): HTMLElement {
  if (shared) return shared;
  shared = document.createElement('div');
  shared.className = TIP;
  shared.hidden = true;
  shared.setAttribute('role', 'status');
  document.body.append(shared);
  window.addEventListener('scroll', () => onScroll(), { passive: true, capture: true });
  window.addEventListener('popstate', () => hideCurrent());
  // A chart that was drawn anew tells nobody that pointer or focus have left it.
  for (const sign of ['pointermove', 'keydown', 'focusin'])
    window.addEventListener(
      sign,
      () => {
        if (current && !current.isConnected) hideCurrent();
      },
      { passive: true, capture: true },
    );
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
    hideCurrent();
    const point = points[index];
    if (!point || !chart.isConnected) return;
    at = index;
    hideCurrent = hide;
    current = chart;
    onScroll = chart.matches(':focus-visible') ? showAgain : hide;
    point.mark?.setAttribute('data-at', '');
    tip.hidden = false;
    tip.textContent = point.words;
    const half = tip.offsetWidth / 2 + GAP_PX;
    const middle = Math.max(half, Math.min(point.x, document.documentElement.clientWidth - half));
    tip.style.left = `${middle - tip.offsetWidth / 2}px`;
    tip.style.top = `${Math.max(GAP_PX, point.y - tip.offsetHeight - GAP_PX)}px`;
  }
  function showAgain(): void {
    const index = at;
    points = readPoints(chart);
    show(index);
  }
  function hide(): void {
    points[at]?.mark?.removeAttribute('data-at');
    at = -1;
    tip.hidden = true;
    current = null;
    onScroll = () => {};
  }
  function point(event: Event): void {
    if (event instanceof PointerEvent) {
      points = readPoints(chart);
      show(nearestPoint(points, event.clientX));
    } else if (chart.matches(':focus-visible')) showBy(0);
  }
  /** Begins with the last, which is the newest, or the only one a reader may be after. */
  function showBy(steps: number): void {
    const before = at;
    points = readPoints(chart);
    const index = before === -1 ? points.length - 1 : before + steps;
    show(Math.max(0, Math.min(index, points.length - 1)));
  }
  function step(event: Event): void {
    const by = event instanceof KeyboardEvent ? STEPS[event.key] : undefined;
    if (by !== undefined) {
      event.preventDefault();
      showBy(by);
    } else if (event instanceof KeyboardEvent && event.key === 'Escape') hide();
  }
  for (const sign of ['pointermove', 'pointerdown', 'focus']) chart.addEventListener(sign, point);
  for (const sign of ['pointerleave', 'blur']) chart.addEventListener(sign, hide);
  chart.addEventListener('keydown', step);
  // The pointer may have left while this code was loading.
  if (chart.matches(':hover, :focus-visible') || first.type === 'pointerdown') point(first);
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
