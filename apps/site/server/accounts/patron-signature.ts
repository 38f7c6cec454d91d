import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Whether the patron service signed exactly these bytes: the header contains the hexadecimal HMAC-MD5 of the body with
 * the webhook's secret. https://docs.patreon.com/#webhooks
 */
export function isSigned(body: Uint8Array, signature: string | undefined, secret: string): boolean {
  if (signature === undefined || !/^[0-9a-f]{32}$/i.test(signature)) return false;
  const expected = createHmac('md5', secret).update(body).digest();
  return timingSafeEqual(expected, Buffer.from(signature, 'hex'));
}
