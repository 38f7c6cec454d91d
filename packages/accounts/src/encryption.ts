import { createHash, randomUUID } from 'node:crypto';
import { parseEnvelope, symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';
import { everySecret, type SiteSecrets } from './secret.ts';

/** The number by which an encrypted value names its secret: it says nothing of the secret, and is the same in all processes. */
export function readSecretVersion(secret: string): number {
  return createHash('sha256').update(`version of ${secret}`).digest().readUInt32BE(0);
}

/** The beginning of what `encrypt` writes. */
export function encryptedPrefix({ current }: SiteSecrets): string {
  return `$ba$${readSecretVersion(current)}$`;
}

/** XChaCha20-Poly1305, in the library's form, which names the secret. */
export function encrypt(secrets: SiteSecrets, text: string): Promise<string> {
  return symmetricEncrypt({ key: getKeys(secrets), data: text });
}

/** Reads what was encrypted with any of the secrets, also by versions that did not name theirs. @throws Error */
export async function decrypt(secrets: SiteSecrets, encrypted: string): Promise<string> {
  if (parseEnvelope(encrypted)) return symmetricDecrypt({ key: getKeys(secrets), data: encrypted });
  // Authenticated, so that another secret fails.
  return Promise.any(everySecret(secrets).map((key) => symmetricDecrypt({ key, data: encrypted })));
}

/** How codes sent by email are kept: encrypted, so that one sent before a change of the secret works until it expires. */
export function codeStorage(secrets: SiteSecrets) {
  return {
    encrypt: (code: string) => encrypt(secrets, code),
    // One that cannot be read, such as a hash of an earlier version, equals no code.
    decrypt: (stored: string) => decrypt(secrets, stored).catch(() => randomUUID()),
  };
}

function getKeys(secrets: SiteSecrets) {
  const keys = new Map(everySecret(secrets).map((secret) => [readSecretVersion(secret), secret]));
  return { keys, currentVersion: readSecretVersion(secrets.current) };
}
