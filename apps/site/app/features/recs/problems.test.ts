import { type Answers, createAnswers } from '@deckwright/answers';
import { openTiny, type TinySnapshot } from '@deckwright/answers/testing';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isNotInData, Problems } from './problems.tsx';
import { recommendFor } from './recommend.server.ts';
import type { DeckBox } from './use-deck-box.ts';

let tiny: TinySnapshot;
let answers: Answers;
beforeAll(async () => {
  tiny = await openTiny();
  answers = createAnswers({ snapshot: tiny.snapshot, imageHost: null });
}, 60_000);
afterAll(() => tiny.close());

const box: DeckBox = { isDone: () => false, press: () => {}, cutAll: () => {} } as unknown as DeckBox;

async function ask(...lines: string[]) {
  const input = new FormData();
  input.set('deck', ['1 Cyr the Lone *CMDR*', '1 Sunbeam', ...lines].join('\n'));
  const { data } = await recommendFor(answers, input);
  // Only names are in question here.
  const insight = data.insight && { ...data.insight, faults: [] };
  const element = createElement(Problems, {
    result: { ...data, insight },
    box: { ...box, text: data.form.deck },
  });
  const router = createMemoryRouter([{ path: '/', element }]);
  const html = renderToStaticMarkup(createElement(RouterProvider, { router }));
  return { html, unknown: data.answer?.unknown ?? [] };
}

describe('banned cards', () => {
  const render = async (commander: string) => {
    const input = new FormData();
    input.set('deck', `1 ${commander} *CMDR*\n1 Sunbeam\n1 Old Terror`);
    const { data } = await recommendFor(answers, input);
    const element = createElement(Problems, { result: data, box: { ...box, text: data.form.deck } });
    const router = createMemoryRouter([{ path: '/', element }]);
    return renderToStaticMarkup(createElement(RouterProvider, { router })).replace(/<[^>]+>/g, ' ');
  };

  it('must go, and are named once', async () => {
    const text = await render('Cyr the Lone');
    expect(text).toMatch(/Must go .*Old Terror\s+banned in Commander/);
    expect(text).not.toContain('Banned in Commander:');
  });

  it('are named also where the commander is none', async () => {
    expect(await render('Beacon')).toMatch(
      /Beacon cannot be a commander\s.*Banned in Commander: Old Terror\./,
    );
  });
});

describe('names that our data lacks', () => {
  it('are one neutral line, no problem of the list', async () => {
    const { html, unknown } = await ask('1 Zzyx Nothing', '1 Qwv Unheard');
    expect(unknown.every(isNotInData)).toBe(true);
    expect(html).toMatch(/2 cards not in our data of [^<]+, probably newer; left out/);
    expect(html).not.toContain('Problems');
    expect(html).not.toContain('<button');
  });

  it('are faults where they are written like no card', async () => {
    const { html, unknown } = await ask('1 asdf qwer', '1 Zzyx Nothing');
    expect(unknown.map(isNotInData).sort()).toEqual([false, true]);
    expect(html).toContain('“asdf qwer” is no card we know.');
    expect(html).toMatch(/1 card not in our data of [^<]+, probably newer; left out/);
  });

  it('stand below what is to be corrected', async () => {
    const { html } = await ask('1 Becon', '1 Zzyx Nothing');
    expect(html).toContain('“Becon” is no card we know');
    expect(html.indexOf('probably newer')).toBeGreaterThan(html.indexOf('</section>'));
  });
});
