/** What a loose reader knows of an entry. */
type LooseView = Record<string, unknown> & { name?: string; url?: string };
type LooseList = {
  tag?: string;
  header?: string;
  cardviews?: LooseView[];
  more?: string;
  combo?: Record<string, unknown>;
};
export type LooseDocument = Record<string, unknown> & {
  container?: { json_dict?: { cardlists?: LooseList[]; card?: Record<string, unknown> } };
  cardviews?: LooseView[];
  more?: string;
};

/** Where recorded documents have null. */
const MAY_BE_NULL = /\.prices\.\w+\.price$|\.table\[\d+\]\.(theme|tribe)$|^\$\.(theme|tribe)$|\.price$/;

/** Paths of every null that a program would calculate with. */
export function nullsIn(value: unknown, at = '$'): string[] {
  if (value === null) return MAY_BE_NULL.test(at) ? [] : [at];
  if (typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, part]) =>
    nullsIn(part, Array.isArray(value) ? `${at}[${key}]` : `${at}.${key}`),
  );
}

export function readLists(document: LooseDocument): LooseList[] {
  return document.container?.json_dict?.cardlists ?? [];
}

/**
 * Calculates as scripts do: shares and percentages of whatever is there, each a finite number in its range. Returns the
 * number of calculations. @throws RangeError for an invalid result.
 */
export function calculate(document: LooseDocument): number {
  let done = 0;
  const take = (value: number, low: number, high: number, what: string): void => {
    done += 1;
    if (!Number.isFinite(value) || value < low || value > high) throw new RangeError(`${what}: ${value}`);
  };
  for (const { header, cardviews = [] } of readLists(document))
    for (const view of cardviews) {
      const what = `${header} ${view.name}`;
      const [decks, potential] = [Number(view.num_decks ?? 0), Number(view.potential_decks ?? 0)];
      if (potential > 0) take((100 * decks) / potential, 0, 100, `share of ${what}`);
      if ('synergy' in view)
        take(Math.round((view.synergy as number) * 100), -100, 100, `synergy of ${what}`);
      if ('lift' in view) take(Math.log10(Math.max(view.lift as number, 1e-9)), -9, 9, `lift of ${what}`);
      if ('inclusion' in view) take((view.inclusion as number) - decks, 0, 0, `inclusion of ${what}`);
    }
  return done;
}

/** Names and quantities of list lines such as "1 Sol Ring". */
export function readLines(lines: readonly string[]): [name: string, copies: number][] {
  return lines.map((line) => {
    const [, copies, name] = /^(\d+)\s+(.+)$/.exec(line.trim()) ?? [];
    if (copies === undefined || name === undefined) throw new RangeError(`No line of a deck: ${line}`);
    return [name, Number(copies)];
  });
}

/** All entries of a ranked list, page after page, following `more` as programs do. */
export async function followMore(
  read: (path: string) => Promise<LooseDocument>,
  path: string,
  maxPages: number,
): Promise<LooseView[]> {
  const first = readLists(await read(path))[0];
  const views = [...(first?.cardviews ?? [])];
  let more = first?.more;
  for (let page = 1; more && page < maxPages; page += 1) {
    const next = await read(more);
    views.push(...(next.cardviews ?? []));
    more = next.more;
  }
  return views;
}
