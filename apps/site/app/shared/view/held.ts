let held = 0;

/** Parts of the page on screen whose data stayed on the server: any change of the view has to ask for them. */
export function isDataHeld(): boolean {
  return held > 0;
}

/** Counts a held part until the given function is called. */
export function holdData(): () => void {
  held += 1;
  return () => {
    held -= 1;
  };
}
