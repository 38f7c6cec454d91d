import { retryImports, stripTexts } from '@deckwright/islands/vite';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

/** The framework, what stands on every page around its content, and what nearly every page uses. */
const SHELL =
  /node_modules\/(?:react|react-dom|react-router|scheduler|zustand)\/|packages\/(?:islands\/src|contract\/src\/address\/(?:page-key|query|query-key|search-query|show-key|view-query)|ui\/src\/(?:back-to-top|button|cn|color-classes|data-label|decks-link|display|empty-state|field|head-band|icons|lazy-tiles|line-icon|notice|sharp-pictures|toast-region|when-idle)|domain\/src\/(?:errors|format-number|pair-name|prices|slug))\.|site\/app\/(?:shell\/(?:icon-button|menu|menu-button|settings-host|theme)\.|features\/clipboard\/clip-loader|shared\/(?:api\/api-host|crash\/crash-box|lists\/(?:held-lists|list-head)|part\/|lazy\/|loads\/|page\/(?:page-meta|structured-data)|random\/|search\/(?:active-option|lazy-option-list|typeahead-session|use-typeahead)|session\/(?:kept-session|browser-client)|site\/|toasts\/|view\/(?:held|plain-press|use-hydrated|use-view)))/;

/** What a card looks like. */
const CARDS =
  /packages\/ui\/src\/(?:card-face|card-picture|clip-buttons|rules-text|seal|share-bar|shown-price|view-picture)|domain\/src\/own-pictures\./;

/** Mana symbols. */
const PIPS = /packages\/ui\/src\/mana-/;

/** Menus of links. */
const MENUS = /packages\/ui\/src\/(?:choice-menu|popover|range-choices)\./;

/** Which decks are counted at the least. */
const WINDOWS = /packages\/contract\/src\/address\/window-keys\.|domain\/src\/deck-filters\./;

/** Which decks are counted, and how the address says it. */
const SWITCHES =
  /site\/app\/shared\/filters\/(?:filter-state|restrictions|switches|warnings)|packages\/contract\/src\/address\/(?:conditions|deck-query|list-query)\./;

/** Filters by cards and numbers. */
const FILTERS = /site\/app\/shared\/filters\//;

/** The field that narrows the cards of a page. */
const CARD_FILTER = /site\/app\/shared\/card-filter\//;

/** How cards are shown. */
const LOOKS = /site\/app\/shared\/list-views\/looks\.|packages\/ui\/src\/list-icons\./;

/** The bar above card lists. */
const LISTS = /site\/app\/shared\/list-views\/|packages\/ui\/src\/section-navigation\./;

/** What lists are made of: a page whose lists came as markup has no use for it at once. */
const PLAIN = /packages\/ui\/src\/(?:card-grid|card-tile|commander-tile|tile-marks)\./;

/** What the API reference says of the keys of addresses, which no page shows. */
const DESCRIPTIONS = { files: /packages\/contract\/src\/address\//, property: 'description' };

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), stripTexts(DESCRIPTIONS), retryImports()],
  // While pages are served from source: a package that is met only when some page needs it would reload an open page.
  optimizeDeps: { entries: ['app/**/*.{ts,tsx}', '!app/**/*.test.{ts,tsx}'] },
  build: {
    // Read by the crash box alone, at the address that server/pages/static-files.ts gives them.
    sourcemap: 'hidden',
    // Listing each lazy chunk's dependencies costs more on every first load than the round trip it saves later.
    modulePreload: false,
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
                // The first that names a module has it, with what that stands on: the framework before all.
                { name: 'site', test: SHELL, minShareCount: 2, priority: 5 },
                { name: 'pips', test: PIPS, minShareCount: 4, priority: 4.5 },
                { name: 'cards', test: CARDS, minShareCount: 4, priority: 4 },
                { name: 'menus', test: MENUS, minShareCount: 3, priority: 3.5 },
                { name: 'windows', test: WINDOWS, minShareCount: 3, priority: 3.2 },
                { name: 'switches', test: SWITCHES, minShareCount: 3, priority: 3 },
                { name: 'filters', test: FILTERS, minShareCount: 3, priority: 2.5 },
                { name: 'card-filter', test: CARD_FILTER, minShareCount: 3, priority: 2.3 },
                { name: 'looks', test: LOOKS, minShareCount: 2, priority: 2.2 },
                { name: 'lists', test: LISTS, minShareCount: 3, priority: 2 },
                { name: 'plain', test: PLAIN, minShareCount: 4, priority: 1 },
              ],
            },
          },
        },
      },
    },
  },
});
