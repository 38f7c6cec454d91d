import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import type { ApiEnv } from '../api/api.ts';
import {
  clientAddress,
  clientCountry,
  limitKey,
  NO_PROXIES,
  readTrustedProxies,
  type TrustedProxies,
} from './client-address.ts';

const PROXIES = readTrustedProxies('10.0.0.0/8, 192.168.1.7 fd00::/8');

async function seen(remoteAddress: string, headers: Record<string, string>, proxies: TrustedProxies) {
  const app = new Hono<ApiEnv>().get('/', (c) =>
    c.json({
      address: clientAddress(c, proxies),
      country: clientCountry(c, proxies, 'cf-ipcountry') ?? null,
    }),
  );
  const answer = await app.request('/', { headers }, { incoming: { socket: { remoteAddress } } });
  return (await answer.json()) as { address: string; country: string | null };
}

const address = async (remote: string, forwarded: string, proxies = PROXIES) =>
  (await seen(remote, { 'x-forwarded-for': forwarded }, proxies)).address;

describe('clientAddress', () => {
  it('is that of the connection, whatever the headers claim', async () => {
    expect(await address('203.0.113.9', '198.51.100.1', NO_PROXIES)).toBe('203.0.113.9');
    expect(await address('203.0.113.9', '198.51.100.1')).toBe('203.0.113.9');
    expect(await address('::ffff:203.0.113.9', '')).toBe('203.0.113.9');
  });

  it('is, behind proxies, the right-most address that is not a proxy', async () => {
    expect(await address('10.1.2.3', '198.51.100.1')).toBe('198.51.100.1');
    expect(await address('::ffff:10.1.2.3', 'faked, 198.51.100.1, 192.168.1.7, 10.9.9.9')).toBe(
      '198.51.100.1',
    );
    expect(await address('fd00::1', '1.1.1.1, 2001:DB8::7')).toBe('2001:db8::7');
    expect(await address('10.1.2.3', '[2001:db8::7]:443')).toBe('2001:db8::7');
    expect(await address('10.1.2.3', '198.51.100.1:5123')).toBe('198.51.100.1');
  });

  it('remains that of the last proxy if nothing valid is further left', async () => {
    expect(await address('10.1.2.3', '')).toBe('10.1.2.3');
    expect(await address('10.1.2.3', 'unknown, 10.0.0.1')).toBe('10.0.0.1');
    expect(await address('10.1.2.3', '1.1.1.1, nonsense')).toBe('10.1.2.3');
    expect(await address('', '1.1.1.1')).toBe('');
  });
});

describe('clientCountry', () => {
  it('is accepted only from a trusted proxy', async () => {
    const headers = { 'cf-ipcountry': 'CA' };
    expect((await seen('10.1.2.3', headers, PROXIES)).country).toBe('CA');
    expect((await seen('203.0.113.9', headers, PROXIES)).country).toBeNull();
    expect((await seen('10.1.2.3', { 'cf-ipcountry': 'T1!' }, PROXIES)).country).toBeNull();
  });
});

describe('readTrustedProxies', () => {
  it.each(['10.0.0.0/33', 'localhost', '10.0.0', '::/129', '10.0.0.0/8/8', '10.0.0.0/x'])(
    'refuses %s',
    (text) => {
      expect(() => readTrustedProxies(text)).toThrow(/neither an address nor a network/);
    },
  );
});

describe('limitKey', () => {
  it('counts a whole IPv6 network as one visitor', () => {
    expect(limitKey('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2');
    expect(limitKey('2001:db8:1:2::9')).toBe('2001:db8:1:2');
    expect(limitKey('2001:db8::9')).toBe('2001:db8:0:0');
    expect(limitKey('::1')).toBe('0:0:0:0');
    expect(limitKey('203.0.113.9')).toBe('203.0.113.9');
  });
});
