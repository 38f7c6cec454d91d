/** In place of an earlier secret of a site: the one that its database keeps. */
export const STORED_SECRET = 'stored';
