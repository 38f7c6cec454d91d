import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { lockPage as lockBytes, noncePolicy, type PolicyOrigins } from './page-policy.ts';

const nowhere = { images: [], connect: [], scripts: [], frames: [] };
const lockPage = (text: string, nonce: string, origins: PolicyOrigins) => {
  const { html, policy } = lockBytes(new TextEncoder().encode(text), nonce, origins);
  return { html: html.toString('utf8'), policy };
};
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const directive = (policy: string, name: string) =>
  policy.split('; ').find((part) => part.startsWith(`${name} `)) ?? '';

describe('lockPage', () => {
  it('allows inline scripts and styles that carry the nonce, by their hashes', () => {
    const { policy } = lockPage(
      '<style nonce="n1">a{}</style><script nonce="n1">go()</script>',
      'n1',
      nowhere,
    );
    expect(directive(policy, 'script-src')).toBe(`script-src 'self' ${hash('go()')}`);
    expect(directive(policy, 'style-src')).toBe(`style-src 'self' ${hash('a{}')}`);
  });

  it('does not allow what carries no nonce or another one', () => {
    const html =
      '<script>evil()</script><script nonce="guess">evil()</script><script nonce="n1">go()</script>';
    const { policy } = lockPage(html, 'n1', nowhere);
    expect(policy).not.toContain(hash('evil()'));
    expect(policy).not.toContain('nonce');
    expect(policy).not.toContain('unsafe');
  });

  it('leaves multi-byte characters unchanged, and hashes their bytes', () => {
    const text = '<script nonce="n1">"æther – 龍 🐉"</script><p>Æther</p>';
    const { html, policy } = lockPage(text, 'n1', nowhere);
    expect(html).toBe(text.replace(' nonce="n1"', ''));
    expect(policy).toContain(hash('"æther – 龍 🐉"'));
  });

  it('removes the nonce from the page', () => {
    const { html } = lockPage('<script async nonce="n1" src="/a.js"></script><i>n1</i>', 'n1', nowhere);
    expect(html).toBe('<script async src="/a.js"></script><i>n1</i>');
  });

  it('separates the hash of a style from that of the previous page', () => {
    for (const style of ['a{}', 'b{}', 'a{}']) {
      const { policy } = lockPage(`<style nonce="n1">${style}</style>`, 'n1', nowhere);
      expect(directive(policy, 'style-src')).toBe(`style-src 'self' ${hash(style)}`);
    }
  });

  it('hashes an empty style', () => {
    const { policy } = lockPage('<style nonce="n1"></style>', 'n1', nowhere);
    expect(directive(policy, 'style-src')).toBe(`style-src 'self' ${hash('')}`);
  });

  it('needs no hash for a script with a src', () => {
    const { policy } = lockPage('<script nonce="n1" src="/a.js"></script>', 'n1', nowhere);
    expect(directive(policy, 'script-src')).toBe("script-src 'self'");
  });

  it('hashes line ends as a browser reads them', () => {
    const { policy } = lockPage('<script nonce="n1">a\r\nb\rc</script>', 'n1', nowhere);
    expect(policy).toContain(hash('a\nb\nc'));
  });

  it('names the origins of pictures and calls', () => {
    const origins = { ...nowhere, images: ['https://img.example.org'], connect: ['https://api.example.org'] };
    const { policy } = lockPage('', 'n1', origins);
    expect(directive(policy, 'img-src')).toBe("img-src 'self' data: https://img.example.org");
    expect(directive(policy, 'connect-src')).toBe("connect-src 'self' https://api.example.org");
  });

  it('names the origins of scripts and frames, and no frame source if there are none', () => {
    const ads = ['https://ads.example.org'];
    const { policy } = lockPage('', 'n1', { ...nowhere, scripts: ads, frames: ads });
    expect(directive(policy, 'script-src')).toBe("script-src 'self' https://ads.example.org");
    expect(directive(policy, 'frame-src')).toBe('frame-src https://ads.example.org');
    expect(directive(lockPage('', 'n1', nowhere).policy, 'frame-src')).toBe('');
  });

  it('forbids everything else', () => {
    const { policy } = lockPage('', 'n1', nowhere);
    for (const part of [
      "default-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "object-src 'none'",
    ])
      expect(policy.split('; ')).toContain(part);
    expect(policy).not.toContain('unsafe');
  });
});

describe('noncePolicy', () => {
  it('allows the nonce of one answer', () => {
    expect(directive(noncePolicy('n1', nowhere), 'script-src')).toBe("script-src 'self' 'nonce-n1'");
  });
});
