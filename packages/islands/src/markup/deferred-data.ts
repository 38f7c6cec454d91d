let parts = 0;

/** Whether the page has deferred parts: then any change of the view has to request their data. */
export function hasDeferredData(): boolean {
  return parts > 0;
}

/** Counts a deferred part until the returned function is called. */
export function countDeferredData(): () => void {
  parts += 1;
  return () => {
    parts -= 1;
  };
}
