import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';

export type CertificateFacts = {
  /** When it expires. */
  expiresAt: Date;
  /** Whether it is valid for a host name or an IP address, as an address of a site has it. */
  coversHost: (host: string) => boolean;
};

/** Reads the first certificate of a file, which is the site's own. @throws where the file cannot be read or has none */
export function readCertificate(path: string): CertificateFacts {
  const certificate = new X509Certificate(readFileSync(path));
  return {
    expiresAt: new Date(certificate.validTo),
    coversHost: (host) => {
      const bare = host.replace(/^\[(.*)\]$/, '$1');
      const found = isIP(bare) > 0 ? certificate.checkIP(bare) : certificate.checkHost(bare);
      return found !== undefined;
    },
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
