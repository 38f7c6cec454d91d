import { z } from 'zod';

export function certificatePath(setting: string) {
  const message = `${setting} must be the absolute path of a certificate file.`;
  return z.string().refine((text) => text.startsWith('/'), message);
}

/** Where the site is known by an address with TLS, browsers are to use no other for a year. */
export function makeHstsHeader(
  choice: 'on' | 'off' | 'subdomains' | null,
  origin: string | null,
): string | null {
  const chosen = choice ?? (origin?.startsWith('https://') ? 'on' : 'off');
  if (chosen === 'off') return null;
  return `max-age=31536000${chosen === 'subdomains' ? '; includeSubDomains' : ''}`;
}
