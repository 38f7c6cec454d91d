import type { LoadedSnapshot } from './loaded-snapshot.ts';

/** What answers are made from: the snapshot, and the origin of card pictures, or null for the upstream's own. */
export type ViewContext = { snapshot: LoadedSnapshot; imageHost: string | null };
