import { type CertificateFacts, readCertificate } from '../health/certificate.ts';
import { type Finding, finding } from './finding.ts';

const DAY_MS = 86_400_000;
/** Certificates of 90 days are renewed 30 days before they expire. */
const LATE_DAYS = 21;
const URGENT_DAYS = 7;

/** Whether the certificate of the proxy expires soon, and is for every address of this site; nothing where no file is named. */
export function checkCertificate(path: string | null, origins: readonly string[], now: Date): Finding[] {
  if (path === null) return [];
  let found: CertificateFacts;
  try {
    found = readCertificate(path);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const text = `${path} cannot be read as a certificate (${code ?? message}). See that the user of the site may read it, and that TLS_CERTIFICATE names it.`;
    return [finding('problem', 'Certificate', text)];
  }
  const { expiresAt, coversHost } = found;
  const hosts = origins.filter((origin) => origin !== '').map((origin) => new URL(origin).hostname);
  const missing = hosts.filter((host) => !coversHost(host));
  const day = expiresAt.toISOString().slice(0, 10);
  if (missing.length > 0) {
    const text = `${path} is not for ${missing.join(', ')}, of PUBLIC_ORIGIN or MORE_ORIGINS.`;
    return [finding('problem', 'Certificate', text)];
  }
  const days = Math.floor((expiresAt.getTime() - now.getTime()) / DAY_MS);
  const advice = 'See why it is not renewed (docs/operate/install.md, step 5).';
  if (days < 0) return [finding('problem', 'Certificate', `It expired on ${day}. ${advice}`)];
  if (days < LATE_DAYS)
    return [
      finding(
        days < URGENT_DAYS ? 'problem' : 'warning',
        'Certificate',
        `It expires on ${day}, in ${days} days. ${advice}`,
      ),
    ];
  return [finding('ok', 'Certificate', `expires on ${day}, in ${days} days`)];
}
