import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import * as ui from '../index.ts';
import { SAMPLES } from './samples.tsx';

const components = Object.entries(ui)
  .filter(([name, value]) => /^[A-Z][a-z]/.test(name) && typeof value === 'function')
  .map(([name]) => name)
  .sort();

describe('the gallery', () => {
  it('has a sample of every component and of nothing else', () => {
    expect(Object.keys(SAMPLES).sort()).toEqual(components);
  });

  it.each(Object.keys(SAMPLES))('draws %s without an inline style', (name) => {
    const html = renderToStaticMarkup(createElement(MemoryRouter, null, SAMPLES[name]));
    expect(html).toMatch(/^<[a-z]/);
    expect(html).not.toContain(' style="');
    expect(html).not.toContain('NaN');
    expect(html).not.toContain('undefined');
  });
});
