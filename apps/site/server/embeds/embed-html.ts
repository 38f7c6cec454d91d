import type { Color } from '@deckwright/domain';
import { html, raw } from 'hono/html';
import type { EmbedFacts } from './embed-facts.ts';

export const EMBED_THEMES = ['auto', 'light', 'dark'] as const;
export type EmbedTheme = (typeof EMBED_THEMES)[number];

/** `style` is the text of the style sheet, `address` the origin of the site. */
type Dress = {
  theme: EmbedTheme;
  style: string;
  address: string;
  /** Says that the numbers are without the filters of the page that was linked. */
  unfiltered: boolean;
};

type Html = ReturnType<typeof html>;

const COLOR_LABELS: Readonly<Record<Color | 'C', string>> = {
  W: 'white',
  U: 'blue',
  B: 'black',
  R: 'red',
  G: 'green',
  C: 'colorless',
};

/** The page inside a frame of another site: no script, and every link opens in a tab of its own. */
export function embedHtml(facts: EmbedFacts, dress: Dress): Html {
  const { kind, title, line, colors, image, figures, rows, rowsTitle, rowsNote, curve, source, credits } =
    facts;
  return toDocument(
    { ...dress, title, canonical: facts.page },
    html`<header>${image === null ? '' : html`<img src="${image}" alt="" width="488" height="680" referrerpolicy="no-referrer">`}<div>
<p class="kind">${kind} ${colors === null ? '' : pips(colors)}</p>
<h1>${link(dress, facts.page, title)}</h1>
<p class="line">${line}</p>${dress.unfiltered ? html`<p class="note">All of it, without the filters of the link</p>` : ''}</div></header>
<dl>${figures.map(({ value, label }) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`)}</dl>
${rows.length === 0 ? '' : html`<section><h2>${rowsTitle}</h2><p class="note">${rowsNote}</p><ul>${rows.map((row) => rowHtml(row, dress))}</ul></section>`}
${curve === null ? '' : curveHtml(curve)}`,
    html`${creditsHtml(credits)}<p class="note">${source}</p>`,
  );
}

/** What an embed shows for a name that nothing has. */
export function noEmbedHtml(message: string, dress: Dress): Html {
  return toDocument(
    { ...dress, title: 'Nothing here', canonical: '/' },
    html`<h1>Nothing here</h1><p class="line">${message}</p>`,
    html``,
  );
}

type Head = Dress & { title: string; canonical: string };

function toDocument(head: Head, content: Html, notes: Html): Html {
  const { theme, style, address, title, canonical } = head;
  return html`<!doctype html>
<html lang="en" data-theme="${theme}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${title} · Deckwright</title><meta name="robots" content="noindex"><link rel="canonical" href="${address}${canonical}">
<style>${raw(style)}</style></head>
<body><main>${content}
<footer><p class="home">${link(head, canonical, 'More on Deckwright')}</p>${notes}</footer></main></body></html>
`;
}

function link({ address }: Pick<Dress, 'address'>, path: string, words: string): Html {
  return html`<a href="${address}${path}" target="_blank" rel="noopener">${words}<span class="unseen"> (opens in a new tab)</span></a>`;
}

function pips(colors: readonly Color[]): Html {
  const shown: readonly (Color | 'C')[] = colors.length === 0 ? ['C'] : colors;
  const words = shown.map((color) => COLOR_LABELS[color]).join(', ');
  return html`${shown.map((color) => html`<span class="pip pip-${color.toLowerCase()}" aria-hidden="true">${color}</span>`)}<span class="unseen">Color identity: ${words}</span>`;
}

function rowHtml({ name, page, share, words }: EmbedFacts['rows'][number], dress: Dress): Html {
  const width = Math.round(share * 1000) / 10;
  return html`<li>${link(dress, page, name)}<span>${words}</span><svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true"><rect width="${width}" height="1"/></svg></li>`;
}

function curveHtml(curve: readonly number[]): Html {
  const most = Math.max(1, ...curve);
  const key = (value: number): string => (value === curve.length - 1 ? `${value}+` : `${value}`);
  const words = curve.map((count, value) => `${key(value)}: ${count}`).join(', ');
  const bars = curve.map(
    (count, value) =>
      html`<rect x="${value * 10 + 1}" y="${40 - (count / most) * 40}" width="8" height="${(count / most) * 40}"/>`,
  );
  return html`<section><h2>Mana curve</h2><svg class="curve" role="img" aria-label="Nonland cards by mana value: ${words}" viewBox="0 0 ${curve.length * 10} 40" preserveAspectRatio="none">${bars}</svg><p class="curve-keys" aria-hidden="true">${curve.map((_, value) => html`<span>${key(value)}</span>`)}</p></section>`;
}

function creditsHtml(credits: EmbedFacts['credits']): Html {
  return html`${credits.map(({ text, url }) => html`<p class="note"><a href="${url}" target="_blank" rel="noopener">${text}<span class="unseen"> (opens in a new tab)</span></a></p>`)}`;
}
