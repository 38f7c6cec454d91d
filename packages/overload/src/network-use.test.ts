import { describe, expect, it } from 'vitest';
import { NetworkUse } from './network-use.ts';
import { toNetworks } from './networks.ts';

function open(maxNetworks = 100) {
  const clock = { now: 0 };
  const use = new NetworkUse({ halfLifeMs: 10_000, maxNetworks, now: () => clock.now });
  return { clock, use };
}

describe('the use of networks', () => {
  it('is half forgotten after the half-life, and never less than nothing', () => {
    const { clock, use } = open();
    const [one, other] = [toNetworks('203.0.113.9'), toNetworks('203.0.113.10')];
    use.charge(one, 100);
    clock.now = 10_000;
    use.charge(one, 50);
    expect(use.of(one)).toBe(100);
    expect(use.of(one, 20_000)).toBe(50);
    use.charge(one, -500);
    expect([use.of(one), use.of(other)]).toEqual([0, 0]);
  });

  it('is that of the /64, /56 or /48 that has used the most of its share', () => {
    const { use } = open();
    // 16 times 10 ms of one /56: 10 of each /64, 160 / 4 of the /56, 160 / 16 of the /48.
    for (let at = 0; at < 16; at++) use.charge(toNetworks(`2001:db8:1:1${at.toString(16)}`), 10);
    expect(use.of(toNetworks('2001:db8:1:10'))).toBe(40);
    expect(use.of(toNetworks('2001:db8:1:1ff'))).toBe(10);
    expect(use.of(toNetworks('2001:db8:2:10'))).toBe(0);
  });

  it('forgets those who have used next to nothing first', () => {
    const { clock, use } = open(3);
    use.charge(toNetworks('203.0.113.1'), 1_000);
    use.charge(toNetworks('203.0.113.2'), 1);
    clock.now = 10_000;
    use.charge(toNetworks('203.0.113.3'), 1_000);
    use.charge(toNetworks('203.0.113.4'), 1_000);
    expect(['1', '2', '3', '4'].map((at) => use.of(toNetworks(`203.0.113.${at}`)))).toEqual([
      500, 0, 1_000, 1_000,
    ]);
  });
});
