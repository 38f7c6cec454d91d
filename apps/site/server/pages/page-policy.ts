import { createHash } from 'node:crypto';

/** Origins beside our own that a page may load from or call. */
export type PolicyOrigins = {
  images: readonly string[];
  connect: readonly string[];
  scripts: readonly string[];
  /** None: no page is shown within ours. */
  frames: readonly string[];
};

export type LockedPage = { html: Buffer<ArrayBuffer>; policy: string };

const INLINE = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1\s*>/gi;

/**
 * Turns a page rendered with a one-time nonce into one that may be kept: the inline scripts and styles that carry the
 * nonce are allowed by their hashes, then the nonce is taken out. What was slipped into the content carries no nonce,
 * so that its hash is not among them.
 */
export function lockPage(page: ArrayBuffer, nonce: string, origins: PolicyOrigins): LockedPage {
  // A letter a byte: all that is looked for is ASCII, and nothing has to be decoded and encoded for it.
  const html = Buffer.from(page).toString('latin1');
  const attribute = `nonce="${nonce}"`;
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const [, tag = '', attributes = '', content = ''] of html.matchAll(INLINE)) {
    if (!attributes.includes(attribute) || /\ssrc=/i.test(attributes)) continue;
    if (tag.toLowerCase() === 'script') scripts.add(hashSource(content));
    else styles.add(hashStyle(content));
  }
  return {
    html: Buffer.from(html.replaceAll(` ${attribute}`, ''), 'latin1'),
    policy: policyOf([...scripts], [...styles], origins),
  };
}

/** The policy of an answer that is not kept: its nonce is allowed. */
export function noncePolicy(nonce: string, origins: PolicyOrigins): string {
  return policyOf([`'nonce-${nonce}'`], [`'nonce-${nonce}'`], origins);
}

/** For answers without inline scripts and styles. */
export function plainPolicy(origins: PolicyOrigins): string {
  return policyOf([], [], origins);
}

/** Forbids only that the page is framed. */
export const OPEN_POLICY = "frame-ancestors 'none'";

let lastStyle = { content: '', hash: '' };

/** All pages bring the same style sheet, which is longer than all their scripts. */
function hashStyle(content: string): string {
  if (content !== lastStyle.content) lastStyle = { content, hash: hashSource(content) };
  return lastStyle.hash;
}

/** Of a text that holds a letter a byte. The parser turns line ends into LF before it hashes. */
function hashSource(content: string): string {
  const digest = createHash('sha256').update(content.replace(/\r\n?/g, '\n'), 'latin1').digest('base64');
  return `'sha256-${digest}'`;
}

function policyOf(scripts: readonly string[], styles: readonly string[], origins: PolicyOrigins): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts, ...origins.scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    ["img-src 'self' data:", ...origins.images].join(' '),
    "font-src 'self' data:",
    ["connect-src 'self'", ...origins.connect].join(' '),
    ...(origins.frames.length > 0 ? [['frame-src', ...origins.frames].join(' ')] : []),
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    OPEN_POLICY,
    "object-src 'none'",
  ].join('; ');
}
