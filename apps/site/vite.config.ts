import { retryImports, stripTexts } from '@deckwright/islands/vite';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { chunkGroups } from './chunks.ts';

/** What the API reference says of the keys of addresses, which no page shows. */
const DESCRIPTIONS = { files: /packages\/contract\/src\/address\//, property: 'description' };

export default defineConfig({
  plugins: [tailwindcss({ optimize: false }), reactRouter(), stripTexts(DESCRIPTIONS), retryImports()],
  // While pages are served from source: a package that is met only when some page needs it would reload an open page.
  optimizeDeps: { entries: ['app/**/*.{ts,tsx}', '!app/**/*.test.{ts,tsx}'] },
  build: {
    // Read by the crash box alone, at the address that server/pages/static-files.ts gives them.
    sourcemap: 'hidden',
    // Listing each lazy chunk's dependencies costs more on every first load than the round trip it saves later.
    modulePreload: false,
    // light-dark() and OKLCH reach the browser as written.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // Fonts inside their sheets are there with the rules: in the page's own the pips of colors, which nearly every page
    // shows at once, and the text fonts in the one that the first paint waits for.
    assetsInlineLimit: (path) => /\/(?:mana-pips|inter|fraunces)\.woff2$/.test(path),
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Many small files compress worse than few; a module whose group few pages use would come with all of them.
            codeSplitting: { groups: chunkGroups() },
          },
        },
      },
    },
  },
});
