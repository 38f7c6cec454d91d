/** A network that a visitor is counted in, and its total allowance in multiples of one visitor's. */
export type Network = { name: string; share: number };

const IPV6_64 = /^[0-9a-f]{1,4}(?::[0-9a-f]{1,4}){3}$/;

/**
 * The networks of a visitor as identified by limits (`limitKey`), narrowest first. IPv6 customers usually have a /64,
 * often a whole /56 (256 of them), sometimes a /48: counting only each /64 would give them 256 or 65,536 times the
 * allowance. A /56 may have 4 times and a /48 16 times as much as one visitor, since other visitors may share it.
 */
export function toNetworks(visitor: string): Network[] {
  if (!IPV6_64.test(visitor)) return [{ name: visitor, share: 1 }];
  const [first = '', second = '', third = '', fourth = ''] = visitor.split(':');
  const network48 = [first, second, third].join(':');
  const upper = (Number.parseInt(fourth, 16) >> 8).toString(16);
  return [
    { name: visitor, share: 1 },
    { name: `${network48}:${upper}00/56`, share: 4 },
    { name: `${network48}/48`, share: 16 },
  ];
}
