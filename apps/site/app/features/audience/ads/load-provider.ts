import type { Audience } from '@deckwright/api-client/schemas';
import type { AdProvider } from './ad-provider.ts';

/** Loads the provider that is set. @throws Event where its script cannot be loaded. */
export async function loadProvider({ script, site }: NonNullable<Audience['ads']>): Promise<AdProvider> {
  if (script === null) return (await import('./development-provider.ts')).developmentProvider();
  return (await import('./script-provider.ts')).scriptProvider(script, site);
}
