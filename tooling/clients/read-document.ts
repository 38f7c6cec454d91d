import { createApp } from '../../apps/site/server/app.ts';
import { readSettings } from '../../apps/site/server/settings/settings.ts';
import type { OpenApi } from './api-model.ts';

/** The description of the API as a site serves it; it needs no data. */
export async function readDocument(): Promise<OpenApi> {
  const app = createApp({ acquire: noData, settings: readSettings({}) });
  return (await app.request('/api/openapi.json')).json();
}

function noData(): never {
  throw new Error('The description of the API needs no data.');
}
