/** What a chart shows at one point, in words, and where that is in the window. */
type ChartPoint = {
  words: string;
  /** Its middle, and how far it goes on either side. */
  x: number;
  half?: number;
  y: number;
  mark: Element | null;
};

const TIP =
  'pointer-events-none fixed z-50 rounded-md border border-line bg-surface px-2 py-1 text-xs whitespace-nowrap tabular-nums shadow-pop';
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };
/** Space between the value and its bar or point, and the window's edge. */
const GAP_PX = 8;
/** A chart that is moved by less has not been scrolled. */
const MOVED_PX = 2;

/** The chart itself, or its only stop of the tab key, or one of its links. */
const FOCUSED = ':focus-visible, :has(:focus-visible)';

const followed = new WeakSet<Element>();
/** One for all charts, in the page from the first on, so that screen readers hear what is put into it. */
let shared: HTMLElement | undefined;
/** Hides the value that is shown. */
let hideCurrent = (): void => {};
/** The chart whose value is shown. */
let current: Element | null = null;
/** The point that a touch shows, or -1. It outlives its chart, which may be drawn again under the finger. */
let touchedAt = -1;
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
  // After a touch a value stays until the next one.
  window.addEventListener(
    'pointerdown',
    ({ target }) => {
      if (target instanceof Node && !current?.contains(target)) hideCurrent();
    },
    { passive: true, capture: true },
  );
  // A chart that was drawn anew tells nobody that pointer or focus have left it.
  for (const sign of ['pointermove', 'keydown', 'focusin'])
    window.addEventListener(
      sign,
      ({ target }) => {
        const goesOn =
          touchedAt !== -1 && target instanceof Element && target.closest('[data-chart]') !== null;
        if (current && !current.isConnected && !goesOn) hideCurrent();
      },
      { passive: true, capture: true },
    );
  return shared;
}

/**
 * Shows the values of a chart one at a time: the nearest to the pointer or finger, or with the focus by arrow keys, or of
 * the link that has the focus. They are those of its legend or of the table below it.
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
    const shownAt = chart.getBoundingClientRect();
    onScroll = () => {
      // Drawn again: its successor takes over when it gets the focus.
      if (!chart.isConnected && touchedAt !== -1) return;
      const { left, top } = chart.getBoundingClientRect();
      const hasMoved = Math.abs(left - shownAt.left) > MOVED_PX || Math.abs(top - shownAt.top) > MOVED_PX;
      // Lists that are drawn above make the browser scroll so that nothing moves, and the scroll that brought the chart may be
      // reported after the touch.
      if (!hasMoved) return;
      if (chart.matches(FOCUSED)) showAgain();
      else hide();
    };
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
    touchedAt = -1;
    tip.hidden = true;
    current = null;
    onScroll = () => {};
  }
  function point(event: Event): void {
    if (event instanceof PointerEvent) {
      points = readPoints(chart);
      show(nearestPoint(points, event.clientX));
      if (event.pointerType === 'touch') touchedAt = at;
    } else if (chart.matches(FOCUSED)) {
      const link = listLinks().indexOf(document.activeElement);
      if (link < 0) showBy(0);
      else {
        points = readPoints(chart);
        show(link);
      }
    }
  }
  /** One over each bar; then the tab key goes from value to value. */
  function listLinks(): (Element | null)[] {
    return [...chart.querySelectorAll('a')];
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
    if (by !== undefined && listLinks().length === 0) {
      event.preventDefault();
      showBy(by);
    } else if (event instanceof KeyboardEvent && event.key === 'Escape') hide();
  }
  function leave(event: Event): void {
    if (event instanceof PointerEvent && event.pointerType === 'touch') return;
    // The focus leaves a chart that is drawn again too, and for no other element.
    if (event instanceof FocusEvent && event.relatedTarget === null && touchedAt !== -1) return;
    hide();
  }
  for (const sign of ['pointermove', 'pointerdown', 'focusin']) chart.addEventListener(sign, point);
  for (const sign of ['pointerleave', 'focusout']) chart.addEventListener(sign, leave);
  chart.addEventListener('keydown', step);
  if (first.type === 'focusin' && touchedAt !== -1 && current && !current.isConnected) {
    const index = touchedAt;
    points = readPoints(chart);
    show(index);
    touchedAt = at;
    return;
  }
  // The pointer may have left while this code was loading.
  if (chart.matches(`:hover, ${FOCUSED}`) || first.type === 'pointerdown') point(first);
}

/** Its values, each where its bar or point is; without those, by the day that it begins with. */
function readPoints(chart: Element): ChartPoint[] {
  const rows = readRows(chart);
  const marks = [...chart.querySelectorAll('rect, circle')];
  if (marks.length === rows.length)
    return rows.map((words, index) => {
      const mark = marks[index] ?? chart;
      const { left, width, top } = mark.getBoundingClientRect();
      return { words: words.join(''), x: left + width / 2, half: width / 2, y: top, mark };
    });
  const box = chart.getBoundingClientRect();
  const days = rows.map(([day = '']) => Date.parse(day));
  const [begin, end] = [Math.min(...days), Math.max(...days)];
  return rows
    .map((words, index) => ({
      words: words.join(''),
      x: box.left + (((days[index] ?? begin) - begin) / Math.max(1, end - begin)) * box.width,
      y: box.top,
      mark: null,
    }))
    .sort((one, other) => one.x - other.x);
}

/** Label and values: of the table of the chart, of its legend, or of the table that its panel has elsewhere. */
function readRows(chart: Element): [label: string, values: string][] {
  const figure = chart.closest('figure');
  const legend = [...(figure?.querySelectorAll('dl > div') ?? [])];
  const table = figure?.querySelector('table');
  if (!table && legend.length > 0)
    return legend.map((part) => {
      const [label = '', value = ''] = [...part.querySelectorAll('dt, dd')].map(getText);
      return [label, `: ${value}`];
    });
  const source = table ?? chart.closest('section')?.querySelector('.chart-table');
  const [, , ...others] = [...(source?.querySelectorAll('thead th') ?? [])].map(getText);
  return [...(source?.querySelectorAll('tbody tr') ?? [])].map((row) => {
    const [label = '', ...cells] = [...row.children].map(getText);
    return [label, `: ${nameValues(cells, others).join(' · ')}`];
  });
}

/** "22.3", "21.0 all decks": all but the first with what they are, unless each is of a vendor, whose names are on the chart. */
export function nameValues(cells: readonly string[], others: readonly string[]): string[] {
  return cells.map((cell, index) => {
    const name = others[index - 1] ?? '';
    return NAMED.has(name) ? `${cell} ${name.toLowerCase()}` : cell;
  });
}

/** Headings of second values. */
const NAMED = new Set(['Decks', 'All decks', 'Average']);

function getText({ textContent }: Element): string {
  return textContent ?? '';
}

export function nearestPoint(points: readonly Pick<ChartPoint, 'x' | 'half'>[], x: number): number {
  const far = points.map((point) => Math.max(0, Math.abs(point.x - x) - (point.half ?? 0)));
  return far.indexOf(Math.min(...far));
}
