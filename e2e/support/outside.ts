/** A name of this machine that the site must treat as another's. */
export const OUTSIDE_NAME = 'visitor.test';
