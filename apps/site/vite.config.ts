import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: {
    // Read by the crash box alone, at the address that server/pages/static-files.ts gives them.
    sourcemap: 'hidden',
    // light-dark() and OKLCH reach the browser as written.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // Inlined fonts would travel with every page.
    assetsInlineLimit: 0,
  },
});
