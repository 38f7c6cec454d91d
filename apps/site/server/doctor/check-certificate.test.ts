import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { readCertificate, readExpiry } from '../health/certificate.ts';
import { checkCertificate } from './check-certificate.ts';

const FILE = fileURLToPath(new URL('../../../../tooling/testing/tls/cert.pem', import.meta.url));
/** Of 127.0.0.1, ::1 and ip.example.org. */
const OF_ADDRESSES = FILE.replace('cert.pem', 'addresses.pem');
const KEY = FILE.replace('cert.pem', 'key.pem');
const HOST = 'https://decks.example.org';
const { expiresAt } = readCertificate(FILE);
const before = (days: number): Date => new Date(expiresAt.getTime() - days * 86_400_000);
const states = (now: Date, origin = HOST, path: string | null = FILE): string[] =>
  checkCertificate(path, origin.split(' '), now).map(({ state, text }) => `${state} ${text}`);

it('warns three weeks before the certificate expires, when it should have been renewed', () => {
  const day = expiresAt.toISOString().slice(0, 10);
  expect(states(before(30))).toEqual([`ok expires on ${day}, in 30 days`]);
  expect(states(before(20))[0]).toMatch(new RegExp(`^warning It expires on ${day}, in 20 days\\.`));
  expect(states(before(6))[0]).toMatch(/^problem It expires .* in 6 days/);
  expect(states(before(-1))[0]).toMatch(new RegExp(`^problem It expired on ${day}\\.`));
});

it('knows IP addresses and every address of the site', () => {
  for (const origin of [
    'https://127.0.0.1',
    'https://[::1]:8443',
    'https://127.0.0.1 https://ip.example.org',
  ])
    expect(states(before(30), origin, OF_ADDRESSES)[0], origin).toMatch(/^ok/);
  expect(states(before(30), 'https://192.0.2.1', OF_ADDRESSES)[0]).toMatch(
    /^problem .* is not for 192\.0\.2\.1,/,
  );
  expect(states(before(30), `${HOST} https://www.example.org`)[0]).toMatch(
    /^problem .* is not for www\.example\.org,/,
  );
});

it('says where the file is of another host, is none, or is not named', () => {
  expect(states(before(30), 'https://other.example.org')[0]).toMatch(/^problem .* is not for other\.example/);
  expect(states(before(30), '')[0]).toMatch(/^ok/);
  expect(states(before(30), HOST, KEY)[0]).toMatch(/^problem .* cannot be read as a certificate/);
  expect(states(before(30), HOST, '/none')[0]).toMatch(/^problem .*\(ENOENT\)/);
  expect(states(before(30), HOST, null)).toEqual([]);
  expect([readExpiry(null), readExpiry('/none'), readExpiry(FILE)]).toEqual([null, 0, +expiresAt / 1000]);
});
