type Env = Record<string, string | undefined>;

/**
 * Chooses the builds of React and React Router for production where nothing else is named, before they are loaded: those for
 * development render a page two to three times slower.
 */
export function preferProduction(env: Env): void {
  if (!env.NODE_ENV?.trim()) env.NODE_ENV = 'production';
}

/** What is wrong with the mode of a site that serves its built pages; null for production, also where none is named. */
export function describeSlowMode(env: Readonly<Env>): string | null {
  const mode = env.NODE_ENV?.trim() || 'production';
  if (mode === 'production') return null;
  return `NODE_ENV is ${mode}: a site started so renders pages two to three times slower. Set NODE_ENV=production, or unset it.`;
}
