import { createHmac } from 'node:crypto';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const STEP_MS = 30_000;

/** The code that an authenticator app shows for a base-32 secret, `steps` half minutes later. */
export function totpCode(secret: string, steps = 0): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / STEP_MS) + steps));
  const hash = createHmac('sha1', toKey(secret)).update(counter).digest();
  const start = (hash.at(-1) ?? 0) & 15;
  return `${(hash.readUInt32BE(start) & 0x7fff_ffff) % 1_000_000}`.padStart(6, '0');
}

function toKey(secret: string): Buffer {
  let bits = '';
  for (const letter of secret.replace(/=+$/, '').toUpperCase())
    bits += ALPHABET.indexOf(letter).toString(2).padStart(5, '0');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
