import { settingsOf } from '@deckwright/domain';
import { fetchPart } from '../part/fetch-part.ts';
import { createDeviceStore } from './device-store.ts';
import { paintSettings } from './display-hint.ts';
import { readSession, SETTINGS_KEY } from './kept-session.ts';

/** The choices on this device, in this and other tabs. */
export const device = createDeviceStore({
  read: () => localStorage.getItem(SETTINGS_KEY),
  write(text) {
    if (text === null) localStorage.removeItem(SETTINGS_KEY);
    else localStorage.setItem(SETTINGS_KEY, text);
  },
});

let opened = false;

/**
 * Called once: reads stored settings, applies them to the page if signed out, and follows the other tabs from then on.
 */
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

/** Applies this device's choices to the page, for use without an account. */
export function paintVisitor(): void {
  const { chosen, region, keeping } = device.get();
  paintSettings(settingsOf(chosen, region), { signedIn: false, keep: keeping !== 'refused' });
}

/** Requests the visitor's country from the site once a day. Signed-in users get it with their profile. */
export async function followRegion(apiHost: string): Promise<void> {
  const today = new Date().toISOString().slice(0, 10);
  if (readSession() || device.get().askedOn === today) return;
  try {
    const { createApiClient } = await fetchPart(() => import('@deckwright/api-client/client'));
    const client = createApiClient({ fetch: (url, init) => fetch(url, init), apiHost, log: () => {} });
    const { region } = await client.fetchRegion();
    device.arrived(region, today);
  } catch {
    // The next page retries; until then prices use the stored region.
  }
}
