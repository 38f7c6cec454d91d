import type {
  SaltDevice,
  SaltMoved,
  SaltVote,
  SaltVotePage,
  SaltVotes,
  SaltWithdrawn,
} from '@deckwright/contract/schemas';
import type { ApiClient } from '../../shared/api/api-client.ts';
import { FetchError } from '../../shared/api/request.ts';
import { browserClient } from '../../shared/session/browser-client.ts';
import { STORAGE_KEYS } from '../../shared/storage/keys.ts';
import { storedSession } from '../../shared/storage/stored-session.ts';
import { createStoredValue } from '../../shared/storage/stored-value.ts';
import type { Score } from './ballot.ts';

const PATH = '/api/salt';

/** The id of this device, signed by the site; null before its first vote. */
const storedDevice = createStoredValue<string | null>({
  key: STORAGE_KEYS.saltDevice,
  parse: (text) => text,
  print: (device) => device,
  inMemory: true,
});

export type VoteCalls = ReturnType<typeof createVoteCalls>;

/**
 * Votes of the signed-in user, otherwise of this device, which gets its id with its first vote. They are sent to the
 * page's own origin, because the cookie is.
 */
export function createVoteCalls(hosts: { apiHost: string; staticHost: string }) {
  const headers = () => deviceHeader(storedDevice.read());

  async function write(slug: string, score: Score): Promise<void> {
    const client = await browserClient();
    if (!storedSession.read() && storedDevice.read() === null) await beginDevice(client);
    const path = `${PATH}/votes/${encodeURIComponent(slug)}`;
    if (score === null)
      await client.requester.json<SaltWithdrawn>('DELETE', path, undefined, { headers: headers() });
    else await client.requester.json<SaltVote>('PUT', path, { score }, { headers: headers() });
  }

  return {
    /** Sends a vote, or null to withdraw it. */
    async send(slug: string, score: Score): Promise<void> {
      try {
        await write(slug, score);
      } catch (error) {
        // The site's secret has changed since it signed this device's id, so the earlier votes are lost.
        if (storedSession.read() || !isUnknown(error)) throw error;
        storedDevice.write(null);
        await write(slug, score);
      }
    },
    /** The votes so far; those of this device are moved to a signed-in user. */
    async load(): Promise<SaltVote[]> {
      const device = storedDevice.read();
      const session = storedSession.read();
      if (!session && device === null) return [];
      const client = await browserClient();
      // Of two loads at once, one may forget the device while the other waits: each names the one it began with.
      const isMoved = session !== null && device !== null ? await moveDevice(client, device) : false;
      try {
        const { votes } = await client.requester.get<SaltVotes>(`${PATH}/votes`, {
          headers: deviceHeader(device),
        });
        if (isMoved) storedDevice.write(null);
        return votes;
      } catch (error) {
        if (session || !isUnknown(error)) throw error;
        storedDevice.write(null);
        return [];
      }
    },
    more: async (query: string): Promise<SaltVotePage> =>
      (await browserClient(hosts)).requester.get<SaltVotePage>(`/api/v1/pages/salt${query}`, { auth: false }),
    card: async (url: string) => (await browserClient(hosts)).fetchCard(url.slice(url.lastIndexOf('/') + 1)),
  };
}

async function beginDevice(client: ApiClient): Promise<void> {
  const { device } = await client.requester.json<SaltDevice>('POST', `${PATH}/device`, undefined, {
    auth: false,
  });
  storedDevice.write(device);
}

/**
 * Whether the device has no votes of its own left. A device unknown to the site has none either; if the session was
 * refused instead, the next call reports it.
 */
async function moveDevice(client: ApiClient, device: string): Promise<boolean> {
  const headers = deviceHeader(device);
  try {
    await client.requester.json<SaltMoved>('POST', `${PATH}/move`, undefined, { headers });
  } catch (error) {
    if (!isUnknown(error)) throw error;
  }
  return true;
}

function deviceHeader(device: string | null): Record<string, string> {
  return device === null ? {} : { 'salt-device': device };
}

function isUnknown(error: unknown): boolean {
  return error instanceof FetchError && error.status === 401;
}
