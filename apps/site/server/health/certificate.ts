import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';

export type CertificateFacts = {
  /** When it expires. */
  expiresAt: Date;
  /** Whether it is valid for a host name. */
  coversHost: (host: string) => boolean;
};

/** Reads the first certificate of a file, which is the site's own. @throws where the file cannot be read or has none */
export function readCertificate(path: string): CertificateFacts {
  const certificate = new X509Certificate(readFileSync(path));
  return {
    expiresAt: new Date(certificate.validTo),
    coversHost: (host) => certificate.checkHost(host) !== undefined,
  };
}

/** Unix time in seconds; null without a file, 0 where it cannot be read. */
export function readExpiry(path: string | null): number | null {
  if (path === null) return null;
  try {
    return readCertificate(path).expiresAt.getTime() / 1000;
  } catch {
    // Doctor says what is wrong.
    return 0;
  }
}
