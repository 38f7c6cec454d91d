import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

/** Of our own scripts, except the API's calls, which no page makes at once; what they stand on goes with them. */
const OWN = /(?:apps\/site\/app|packages)\/(?!api-client\/src\/(?:client|request|card-lookup)\.)/;
/** What lists are made of: a page whose lists came as markup has no use for it at once. */
const PLAIN =
  /packages\/ui\/src\/(?:card-grid|card-tile|commander-tile|pager|data-table|tile-marks)\.|site\/app\/shared\/lists\/list-head|domain\/src\/color-identity|api-client\/src\/address\/(?:combo-query|precon-query|identity-key)/;

/** The workshop, fetched when it is first used, and what it shares with single pages. */
const LATE =
  /packages\/(?:ui\/src\/(?:bar-chart|dialog|toast)\.|domain\/src\/(?:profile|email-address)\.|decklist\/)|site\/app\/(?:features\/(?:(?:account|clipboard|salt-vote|sharing|staff)\/|audience\/(?:ads|consent)\/|recs\/deck-insight)|shared\/(?:(?:collection|forms|insight|share|text)\/|session\/(?!kept-session)|copy\/copy-text))/;

const isShared = (id: string): boolean => OWN.test(id) && !LATE.test(id);
const notPlain = (id: string): boolean => isShared(id) && !PLAIN.test(id);

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // While pages are served from source: a package that is met only when some page needs it would reload an open page.
  optimizeDeps: { entries: ['app/**/*.{ts,tsx}', '!app/**/*.test.{ts,tsx}'] },
  build: {
    // Read by the crash box alone, at the address that server/pages/static-files.ts gives them.
    sourcemap: 'hidden',
    // light-dark() and OKLCH reach the browser as written.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // Inlined fonts travel with every page: only the pips of colors, which nearly every page shows at once.
    assetsInlineLimit: (path) => path.endsWith('/mana-pips.woff2'),
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Many small files compress worse than few: what several pages share is one, but for what lists are made of.
            codeSplitting: {
              groups: [
                { name: 'site', test: notPlain, minShareCount: 4, priority: 1 },
                { name: 'plain', test: PLAIN, minShareCount: 4, priority: 0 },
              ],
            },
          },
        },
      },
    },
  },
});
