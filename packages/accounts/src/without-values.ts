/** What drivers of databases add to an error: values of the query, and rows that break a rule. */
const VALUES = ['params', 'parameters', 'detail', 'where', 'internalQuery', 'queryOptions'];

/** The same error, and its causes, without the values of a query: those are people's, and errors end in logs. */
export function withoutValues(error: unknown): unknown {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 8; cause = cause.cause, depth += 1) {
    for (const name of VALUES) Reflect.deleteProperty(cause, name);
    const { message, stack } = cause;
    const query = /^(Failed query: .*?)\nparams: /s.exec(message)?.[1];
    if (query === undefined) continue;
    cause.message = query;
    if (stack) cause.stack = stack.replace(message, () => query);
  }
  return error;
}

/** Why something failed, for the log. */
export function reasonOf(error: unknown): string {
  const told = withoutValues(error);
  return told instanceof Error ? told.message : String(told);
}
