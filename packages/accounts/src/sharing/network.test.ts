import { describe, expect, it } from 'vitest';
import { networkHash, toNetwork } from './network.ts';

describe('getNetwork', () => {
  it('is /24 of IPv4 and /48 of IPv6, in any notation', () => {
    expect(toNetwork('203.0.113.7')).toBe('203.0.113');
    expect(toNetwork('::ffff:203.0.113.200')).toBe('203.0.113');
    expect(toNetwork('2001:db8:1:2::7')).toBe('2001:db8:1');
    expect(toNetwork('2001:0DB8:0001:ffff::')).toBe('2001:db8:1');
    expect(toNetwork('2001:db8::7')).toBe('2001:db8:0');
    expect(toNetwork('fe80::1%eth0')).toBe('fe80:0:0');
    expect(toNetwork('::1')).toBe('0:0:0');
  });

  it('is null for an invalid address', () => {
    for (const text of ['', 'localhost', '203.0.113', '2001:db8:::1']) expect(toNetwork(text)).toBeNull();
  });
});

describe('networkHash', () => {
  it('is the same for one network with one secret, and does not reveal it', () => {
    const hash = networkHash('secret', '203.0.113.7');
    expect(hash).toMatch(/^[\w-]{22}$/);
    expect(networkHash('secret', '203.0.113.8')).toBe(hash);
    expect(networkHash('secret', '203.0.114.7')).not.toBe(hash);
    expect(networkHash('other', '203.0.113.7')).not.toBe(hash);
    expect(networkHash('secret', '')).toBeNull();
  });
});
