/** A repeatable sequence of integers (xorshift, 32 bits): the same seed gives the same sample everywhere. */
export type Random = (below: number) => number;

/** `seed` must not be 0. The returned function gives an integer 0…below−1; below at most 2^32. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
}

/** One octave of `longTail`: a card scored so much lower is wanted half as often. */
export const OCTAVE = 64;

/**
 * Noise with a long tail on both sides (Laplace): the sign is one bit, the size −log2 of the other 31 read as a
 * fraction, its whole part by leading zeros and the rest along a straight line. Integers only, in 64ths of an octave.
 */
export function longTail(random: Random): number {
  const bits = random(0x1_0000_0000);
  const fraction = (bits << 1) | 1;
  const zeros = Math.clz32(fraction);
  const size = zeros * OCTAVE + (OCTAVE - 1 - (((fraction << zeros) >>> 25) & (OCTAVE - 1)));
  return bits >>> 31 === 1 ? size : -size;
}

/** log2 of a whole number from 1 on in 64ths, along straight lines between the powers of two. */
export function countOctaves(number: number): number {
  const zeros = Math.clz32(number);
  return (31 - zeros) * OCTAVE + (((number << zeros) >>> 25) & (OCTAVE - 1));
}

/** A number of 32 bits that a text always gives (FNV-1a, mixed). */
export function hashToNumber(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b);
  return (hash ^ (hash >>> 15)) >>> 0;
}

/** A bell of whole numbers −510…510 (standard deviation about 148) from the four bytes of a hash. */
export function toBellCurve(hash: number): number {
  return (hash & 255) + ((hash >>> 8) & 255) + ((hash >>> 16) & 255) + (hash >>> 24) - 510;
}
