import { createContext } from 'react';

/** What the site tells its islands. */
export type IslandSettings = {
  /** CSS selector of markup that the visitor's settings have made outdated; null if there is none. */
  outdated: string | null;
  /** Called when the rest of a page could not be loaded; `retry` loads it again. */
  reportLoadFailure: (retry: () => void) => void;
};

export const IslandSettingsContext = createContext<IslandSettings>({
  outdated: null,
  reportLoadFailure: () => undefined,
});
