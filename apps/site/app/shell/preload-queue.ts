type Settings = {
  /** How many load at a time: a page may import dozens of files. */
  maxLoading: number;
  /** After it a file counts as ended, whatever becomes of it. */
  patienceMs: number;
  /** Begins to load a file, and calls `end` once it has come or failed. */
  load: (href: string, end: () => void) => void;
};

/**
 * Loads files a few at a time, each once. A file of which nothing is heard does not keep the others waiting: no event comes
 * from browsers that do not know the kind of link, nor from an element that was removed from the page meanwhile.
 */
export function createPreloadQueue({ maxLoading, patienceMs, load }: Settings): (href: string) => void {
  const known = new Set<string>();
  const waiting: string[] = [];
  let loading = 0;

  function next(): void {
    const href = loading < maxLoading ? waiting.shift() : undefined;
    if (href === undefined) return;
    loading += 1;
    let isOver = false;
    const end = () => {
      if (isOver) return;
      isOver = true;
      clearTimeout(patience);
      loading -= 1;
      next();
    };
    const patience = setTimeout(end, patienceMs);
    try {
      load(href, end);
    } catch {
      end();
    }
  }

  return (href) => {
    if (known.has(href)) return;
    known.add(href);
    waiting.push(href);
    next();
  };
}
