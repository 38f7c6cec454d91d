import { settingsOf } from '@deckwright/domain';
import { fetchPart } from '../part/fetch-part.ts';
import { createDeviceStore } from './device-store.ts';
import { paintSettings } from './display-hint.ts';
import { readSession, SETTINGS_KEY } from './kept-session.ts';

/** What was chosen on this device, here and in the other tabs. */
export const device = createDeviceStore({
  read: () => localStorage.getItem(SETTINGS_KEY),
  write(text) {
    if (text === null) localStorage.removeItem(SETTINGS_KEY);
    else localStorage.setItem(SETTINGS_KEY, text);
  },
});

let opened = false;

/** Once: reads what is kept, puts it on the page of who is not signed in, and follows the other tabs from then on. */
export function openDevice(): void {
  if (opened) return;
  opened = true;
  device.meet();
  const paint = () => {
    if (!readSession()) paintVisitor();
  };
  paint();
  device.subscribe(paint);
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === SETTINGS_KEY || key === null) device.heard(newValue);
  });
}

/** The page as it is for who has no account: with what was chosen on this device. */
export function paintVisitor(): void {
  const { chosen, region, keeping } = device.get();
  paintSettings(settingsOf(chosen, region), { signedIn: false, keep: keeping !== 'refused' });
}

/** Asks the site, once a day, in which country the visitor is. Who is signed in is told with the profile. */
export async function followRegion(apiHost: string): Promise<void> {
  const today = new Date().toISOString().slice(0, 10);
  if (readSession() || device.get().askedOn === today) return;
  try {
    const { createApiClient } = await fetchPart(() => import('@deckwright/api-client/client'));
    const client = createApiClient({ fetch: (url, init) => fetch(url, init), apiHost, log: () => {} });
    const { region } = await client.fetchRegion();
    device.arrived(region, today);
  } catch {
    // The next page asks again; until then prices are as the device knows them.
  }
}
