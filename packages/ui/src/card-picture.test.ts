import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { CardPicture } from './card-picture.tsx';

const facts = { name: 'Sol Ring', primaryType: 'Artifact', colors: [] } as const;

function markup(props: { eager?: boolean; normal?: string | null }): string {
  const picture = {
    facts,
    small: null,
    normal: 'https://images.example/normal.jpg',
    sizes: '18rem',
    alt: '',
  };
  return renderToStaticMarkup(createElement(CardPicture, { ...picture, ...props }));
}

describe('CardPicture', () => {
  it('shows the drawn face with its name behind the main picture of a page', () => {
    expect(markup({ eager: true })).toMatch(/class="face[^"]*".*Sol Ring.*<img/s);
  });

  it('is the picture alone in a list', () => {
    expect(markup({})).not.toContain('Sol Ring');
  });

  it('is the drawn face alone if there is no picture', () => {
    expect(markup({ eager: true, normal: null })).toMatch(/^<div [^>]*class="face/);
  });
});
