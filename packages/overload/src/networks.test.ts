import { describe, expect, it } from 'vitest';
import { toNetworks } from './networks.ts';

describe('the networks of a visitor', () => {
  it('are only its address for IPv4', () => {
    expect(toNetworks('203.0.113.9')).toEqual([{ name: '203.0.113.9', share: 1 }]);
    expect(toNetworks('')).toEqual([{ name: '', share: 1 }]);
    expect(toNetworks('jo@example.org\n2001:db8:1:2')).toHaveLength(1);
  });

  it('are its /64, /56 and /48 for IPv6', () => {
    expect(toNetworks('2001:db8:1:ab2f')).toEqual([
      { name: '2001:db8:1:ab2f', share: 1 },
      { name: '2001:db8:1:ab00/56', share: 4 },
      { name: '2001:db8:1/48', share: 16 },
    ]);
    expect(toNetworks('2001:db8:1:2')[1]?.name).toBe('2001:db8:1:000/56');
  });
});
