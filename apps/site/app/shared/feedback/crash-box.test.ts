import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { CrashBox, isNew, logCrash } from './crash-box.tsx';

function markup(props: Parameters<typeof CrashBox>[0]): string {
  return renderToStaticMarkup(createElement(CrashBox, props));
}

describe('CrashBox', () => {
  const error = new Error('the sky fell');

  it('says that something went wrong, and whom to write to', () => {
    const html = markup({ error, email: 'jo@example.org' });
    expect(html).toContain('An error occurred</h1>');
    expect(html).toContain('Something went wrong and our team has been automatically notified.');
    expect(html).toMatch(
      /You can email us at <a href="mailto:jo@example.org\?[^"]+"[^>]*>jo@example.org<\/a>\./,
    );
  });

  it('puts the page’s URL into the email', () => {
    const html = markup({ error, email: 'jo@example.org', page: '/cards/x?range=week&bracket=core' });
    expect(html).toContain(encodeURIComponent('Page: /cards/x?range=week&bracket=core'));
  });

  it('leaves the address to the reader if the operator set none', () => {
    const html = markup({ error, email: null, page: '/cards/x?range=week' });
    expect(html).not.toContain('email us');
    expect(html).toMatch(
      /<a href="mailto:\?subject=An%20error%20occurred&amp;body=Page%3A%20%2Fcards%2Fx%3F/,
    );
  });

  it('shows the stack trace unless told to hide it', () => {
    expect(markup({ error, email: null })).toContain('the sky fell');
    expect(markup({ error, email: null, hideTrace: true })).not.toContain('the sky fell');
  });

  it('shows no empty box without a stack trace', () => {
    expect(markup({ error: 'a word', email: null })).not.toContain('<pre');
  });
});

describe('logCrash', () => {
  it('logs the crash as a warning with its tag', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const error = new Error('the sky fell');
    logCrash(error, 'page');
    logCrash(error);
    expect(warn.mock.calls).toEqual([['[page]', error], [error]]);
    warn.mockRestore();
  });
});

describe('reports of a page view', () => {
  it('are three at most, without duplicates', () => {
    const reportedAsNew = ['One', 'One', 'Two', 'One', 'Three', 'Four'].map(isNew);
    expect(reportedAsNew).toEqual([true, false, true, false, true, false]);
  });
});
