import { createHash } from 'node:crypto';

/** Origins other than our own that a page may load from or call. */
export type PolicyOrigins = {
  images: readonly string[];
  connect: readonly string[];
  scripts: readonly string[];
  /** None: pages show no frames. */
  frames: readonly string[];
};

export type LockedPage = { html: Buffer<ArrayBuffer>; policy: string };

const TAG_BEGIN = '<'.charCodeAt(0);
const TAG_END = '>'.charCodeAt(0);

/**
 * Makes a page rendered with a one-time nonce cacheable: the inline scripts and styles that carry the nonce are allowed
 * by their hashes, then the nonce is removed. Injected content carries no nonce, so its hash is not included.
 */
export function lockPage(page: Uint8Array<ArrayBuffer>, nonce: string, origins: PolicyOrigins): LockedPage {
  // Everything searched for is ASCII, so nothing has to be decoded.
  const bytes = Buffer.from(page.buffer, page.byteOffset, page.byteLength);
  const attribute = Buffer.from(` nonce="${nonce}"`);
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const parts: Buffer[] = [];
  let from = 0;
  for (let at = bytes.indexOf(attribute); at !== -1; at = bytes.indexOf(attribute, from)) {
    parts.push(bytes.subarray(from, at));
    from = at + attribute.byteLength;
    const { name, content } = inlineAt(bytes, at);
    if (name === 'script') scripts.add(hashSource(content));
    if (name === 'style') styles.add(hashStyle(content));
  }
  return {
    html: Buffer.concat([...parts, bytes.subarray(from)]),
    policy: getPolicy([...scripts], [...styles], origins),
  };
}

type Inline = { name: string; content: Buffer };

/**
 * The element whose attribute is at a position, as React renders it: angle brackets in attributes are escaped. Without
 * a name if its content is elsewhere.
 */
function inlineAt(page: Buffer, index: number): Inline {
  const begin = page.lastIndexOf(TAG_BEGIN, index);
  const end = page.indexOf(TAG_END, index);
  const [, name = '', attributes = ''] =
    /^<(script|style)\b(.*)/s.exec(page.toString('latin1', begin, end)) ?? [];
  const close = name === '' || /\ssrc=/.test(attributes) ? -1 : page.indexOf(`</${name}`, end);
  return close === -1
    ? { name: '', content: page.subarray(0, 0) }
    : { name, content: page.subarray(end + 1, close) };
}

/** The policy of an uncached answer: allows its nonce. */
export function noncePolicy(nonce: string, origins: PolicyOrigins): string {
  return getPolicy([`'nonce-${nonce}'`], [`'nonce-${nonce}'`], origins);
}

/** For answers without inline scripts and styles. */
export function plainPolicy(origins: PolicyOrigins): string {
  return getPolicy([], [], origins);
}

/** Only forbids framing the page. */
export const OPEN_POLICY = "frame-ancestors 'none'";

let lastStyle = { content: Buffer.alloc(0), hash: '' };

/** All pages have the same style sheet, which is longer than all their scripts together. */
function hashStyle(content: Buffer): string {
  if (!content.equals(lastStyle.content))
    lastStyle = { content: Buffer.from(content), hash: hashSource(content) };
  return lastStyle.hash;
}

const RETURN = '\r'.charCodeAt(0);

/** The parser converts line ends to LF before hashing. */
function hashSource(content: Buffer): string {
  const read = content.includes(RETURN)
    ? Buffer.from(content.toString('latin1').replace(/\r\n?/g, '\n'), 'latin1')
    : content;
  return `'sha256-${createHash('sha256').update(read).digest('base64')}'`;
}

function getPolicy(scripts: readonly string[], styles: readonly string[], origins: PolicyOrigins): string {
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
