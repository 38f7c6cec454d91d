let held = 0;

/** Whether the page has deferred parts: then any change of the view has to request their data. */
export function isDataHeld(): boolean {
  return held > 0;
}

/** Counts a deferred part until the returned function is called. */
export function holdData(): () => void {
  held += 1;
  return () => {
    held -= 1;
  };
}
