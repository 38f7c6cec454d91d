export type SpanFields = Readonly<Record<string, string | number | boolean>>;

export type RunSpan = <T>(name: string, fields: SpanFields, work: () => Promise<T>) => Promise<T>;

let run: RunSpan | null = null;

/**
 * Does the work as a named step of the request that is being answered, where traces are sent (docs/operate/traces.md);
 * elsewhere only does it. Name and fields must not contain what a visitor entered.
 */
export function inSpan<T>(name: string, fields: SpanFields, work: () => Promise<T>): Promise<T> {
  return run === null ? work() : run(name, fields, work);
}

/** From now on spans are run by this function; null = by none. */
export function setSpans(next: RunSpan | null): void {
  run = next;
}
