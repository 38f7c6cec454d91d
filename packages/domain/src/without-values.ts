/** Properties that database drivers add to errors: query parameters, and rows that violate constraints. */
const VALUES = ['params', 'parameters', 'detail', 'where', 'internalQuery', 'queryOptions'];

/** Removes query values from an error and its causes, because they are personal data and errors are logged. */
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

/** The reason of a failure, for the log. */
export function describeFailureWithoutValues(error: unknown): string {
  const reported = withoutValues(error);
  return reported instanceof Error ? reported.message : String(reported);
}
