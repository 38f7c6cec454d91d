import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Api } from '../api/api.ts';
import { KEY_SCHEME, SESSION_SCHEME } from '../api/define-route.ts';
import { addExampleAnswers } from '../api/example-answers.ts';
import { ResponseCache } from '../cache/response-cache.ts';
import { describeFields } from '../printers/describe-fields.ts';
import { DOCS_CSS } from './docs-css.data.ts';

const CACHE_BYTES = 4_000_000;

const FILES: Readonly<Record<string, string>> = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
  'favicon-32x32.png': 'image/png',
};

/** As on the site's other pages. */
const FONTS = ['inter', 'fraunces'];

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Deckwright API</title>
<link rel="icon" href="/api/docs/favicon-32x32.png">
<link rel="stylesheet" href="/api/docs/swagger-ui.css">
<link rel="stylesheet" href="/api/docs/theme.css">
<script src="/api/docs/theme.js"></script>
</head>
<body>
<header>
<a href="/" class="name">Deckwright</a>
<nav aria-label="Site"><a href="/developers">For developers</a><a href="/faq">FAQ</a></nav>
</header>
<main id="swagger-ui"><p>The description of the calls is at <a href="/api/openapi.json">/api/openapi.json</a>.</p></main>
<script src="/api/docs/swagger-ui-bundle.js"></script>
<script src="/api/docs/start.js"></script>
</body>
</html>
`;

/** Before the first paint: the theme chosen on the site, or that of the system. */
const THEME = `const dark = matchMedia('(prefers-color-scheme: dark)');
function show() {
  const theme = /(?:^|; )theme=(light|dark)(?:;|$)/.exec(document.cookie)?.[1];
  document.documentElement.classList.toggle('dark-mode', theme ? theme === 'dark' : dark.matches);
}
show();
dark.addEventListener('change', show);
`;

const START = `SwaggerUIBundle({ url: '/api/openapi.json', domNode: document.getElementById('swagger-ui'), validatorUrl: null });
`;

/** The description of the API and a page to read it; both work without a snapshot. */
export function docsRoutes(api: Api): void {
  const document = {
    openapi: '3.1.0',
    info: {
      title: 'Deckwright',
      version: '1',
      // Of the program; terms of data are in `source.credits` and `GET /api/v1/bulk`.
      license: { name: 'MIT', identifier: 'MIT' },
      description:
        'Statistics and advice for Commander decks, open to everybody, without a key.\n\n' +
        '`/api/v1` answers resources: cards, commanders, decks, combos, themes, sets, precons, and advice on a deck.\n\n' +
        '- Every answer has `data` and `source`, which names its decks and its as-of date; every share stands beside the number of decks it is counted over.\n' +
        '- Lists have `total` and `next`, the path and query of the next page, null on the last. `limit` is 1 to 100.\n' +
        '- `fields=name,prices.tcgplayer.price` answers these fields alone. An unknown field or parameter is refused by name.\n' +
        '- `id` is the oracle id of a card; slugs are accepted in its place.\n' +
        '- Send the ETag back as If-None-Match, and an unchanged answer is a 304 without a body.\n' +
        '- Errors are problem documents (RFC 9457) with `detail` for people and `error.code` for programs.\n' +
        '- From one network, 1,200 calls a minute are answered, 600 of those that are computed anew each time; `RateLimit-Policy` and `RateLimit` state what is left.\n' +
        '- No call needs a key. With one, made on the account page and sent as `Authorization: Bearer dwk_…`, the programs of an account have higher limits together. A key that is not valid is answered 401.\n\n' +
        'Everywhere below `/api/v1`:\n\n' +
        '- Time ranges end on the as-of date, not today.\n' +
        '- Shares and similarities are fractions, 0…1; synergy is a difference of shares, −1…1; lift is a log10.\n' +
        '- Days are YYYY-MM-DD, months YYYY-MM.\n' +
        '- Prices are in the currency beside them, in USD where there is none.\n' +
        '- A field without a value is null. A field that may be absent says so.\n' +
        '- Numbers with the same `snapshot` are of the same decks.\n\n' +
        'Within version 1 fields and calls are added, and none is changed or removed; pass over those you do not know. Mistakes in calls that were ignored may be refused later. An address that will end says so ' +
        'for at least twelve months in the headers Deprecation and Sunset.\n\n' +
        '`/data/pages` answers in the de-facto shape that existing programs of this field read, with or without `.json`: ' +
        'there `inclusion` is a number of decks, `lift` a ratio, and what is not known is left out. `/api/recs`, `/api/cards` and the other calls ' +
        'outside `/api/v1` keep the shapes they have.',
    },
    servers: [{ url: '/' }],
  };
  api.openAPIRegistry.registerComponent('securitySchemes', SESSION_SCHEME, {
    type: 'http',
    scheme: 'bearer',
    description: 'The token that signing in answers.',
  });
  api.openAPIRegistry.registerComponent('securitySchemes', KEY_SCHEME, {
    type: 'http',
    scheme: 'bearer',
    description: 'An API key of the account page, for higher limits. No call needs one.',
  });
  // Writing the description and compressing the scripts takes long, and neither changes while the site runs.
  const cache = new ResponseCache(CACHE_BYTES);
  api.get('/api/openapi.json', (c) =>
    cache.respond('/api/openapi.json', c.req.raw, async () =>
      Response.json(addExampleAnswers(describeFields(api.getOpenAPI31Document(document))), {
        headers: { 'Cache-Control': 'public, no-cache' },
      }),
    ),
  );
  api.get('/api/docs', (c) => {
    c.header('Content-Security-Policy', POLICY);
    c.header('Cache-Control', 'public, no-cache');
    return c.html(PAGE);
  });
  for (const [name, text] of [
    ['start.js', START],
    ['theme.js', THEME],
    ['theme.css', DOCS_CSS],
  ] as const)
    api.get(`/api/docs/${name}`, (c) =>
      c.body(text, 200, {
        'Content-Type': `text/${name.endsWith('.css') ? 'css' : 'javascript'}; charset=utf-8`,
        'Cache-Control': 'public, no-cache',
      }),
    );
  const serveFile = (name: string, path: string, type: string) =>
    api.get(`/api/docs/${name}`, (c) =>
      cache.respond(name, c.req.raw, async () => {
        const headers = { 'Content-Type': type, 'Cache-Control': 'public, max-age=86400' };
        return new Response(new Uint8Array(await readFile(path)), { headers });
      }),
    );
  const folder = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
  for (const [name, type] of Object.entries(FILES)) serveFile(name, join(folder, name), type);
  for (const font of FONTS)
    serveFile(
      `${font}.woff2`,
      fileURLToPath(import.meta.resolve(`@deckwright/ui/fonts/${font}.woff2`)),
      'font/woff2',
    );
}
