import { type Answers, createAnswers } from '@deckwright/answers';
import { openTiny, type TinySnapshot } from '@deckwright/answers/testing';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PlanSection } from './plan-section.tsx';
import { recommendFor } from './recommend.server.ts';

let tiny: TinySnapshot;
let answers: Answers;
beforeAll(async () => {
  tiny = await openTiny();
  answers = createAnswers({ snapshot: tiny.snapshot, imageHost: null });
}, 60_000);
afterAll(() => tiny.close());

const DECK = '1 Cyr the Lone *CMDR*\n1 Sunbeam\n1 Beacon';

async function ask(...fields: [string, string][]) {
  const input = new FormData();
  input.set('deck', DECK);
  for (const [name, value] of fields) input.append(name, value);
  const { data } = await recommendFor(answers, input);
  const { form } = data;
  // As of a list of 40 cards, which sets a limit.
  const plan = data.plan && { ...data.plan, bracket: 2 as const };
  const html = plan
    ? renderToStaticMarkup(
        createElement(PlanSection, { plan, form, lands: 38, bracket: null, isShort: false }),
      )
    : '';
  return { plan, form, html, text: html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ') };
}

describe('the plan of a list', () => {
  it('is changed to the themes that were checked and typed, by slug from then on', async () => {
    const { form, text, html } = await ask(
      ['planTheme', 'artifacts'],
      ['planAdded', 'Tokens'],
      ['usePlan', 'chosen'],
    );
    expect(form.plan).toEqual(['artifacts', 'tokens']);
    expect(text).toMatch(/Artifacts \d+ cards?, your choice Tokens \d+ cards?, your choice/);
    expect(html).toMatch(/<input[^>]* checked=""[^>]*value="artifacts"/);
    expect(text).toContain('Read it from my list');
  });

  it('is that of the list without a choice, with every theme to choose from', async () => {
    const { plan, form, text, html } = await ask();
    expect(form.plan).toEqual([]);
    expect(text).not.toContain('your choice');
    expect(text).not.toContain('Read it from my list');
    expect(text).toContain('38 lands · bracket ');
    expect(html.match(/<option/g)).toHaveLength(plan?.choices.length ?? -1);
  });

  it('names what is no theme, in an open form', async () => {
    const { form, text, html } = await ask(['planAdded', 'No Such Theme'], ['usePlan', 'chosen']);
    expect(form.plan).toEqual([]);
    expect(text).toContain('No theme or creature type is called “No Such Theme”.');
    expect(html).toContain('<details open=""');
  });

  it('has a button beside each limit, and one that goes back', async () => {
    const { html } = await ask();
    expect(html).toMatch(/<button[^>]* value="bracket"[^>]* name="lift"/);
    const lifted = await ask(['lift', 'bracket']);
    expect(lifted.form.anyBracket).toBe(true);
    expect(lifted.text).toContain('Any bracket');
    expect(lifted.html).toMatch(/<button[^>]* value="bracket"[^>]* name="restore"/);
    const back = await ask(['anyBracket', 'on'], ['restore', 'bracket']);
    expect(back.form.anyBracket).toBe(false);
    expect(back.html).toBe(html);
  });
});
