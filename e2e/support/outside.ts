/** A name of this machine that the site must take for another's. */
export const OUTSIDE_NAME = 'visitor.test';
