import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** As it stands in a chunk, whichever quotes it has by then. */
const IMPORT = /\bimport\((?<address>(["'`])\.\/[^"'`$]+\.js\2)\)/g;
const ROUTE_MODULES = fileURLToPath(new URL('../parts/route-module.ts', import.meta.url));

/**
 * Has fetch-part.ts do every import of the built site, as it can ask for a file again where one has failed, and load the
 * code of pages in place of the router's own function.
 */
export function lastingImports(): Plugin {
  return {
    name: 'lasting-imports',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /react-router\/dist\/.+\/routeModules\.js$/ },
      handler(code) {
        if (!code.includes('window.location.reload()'))
          throw new Error(
            'The router loads the code of pages in another way: see packages/islands/src/parts/route-module.ts.',
          );
        return { code: `export { loadRouteModule } from ${JSON.stringify(ROUTE_MODULES)};`, map: null };
      },
    },
    renderChunk(code) {
      const changed = code.replaceAll(IMPORT, 'importPart($<address>)');
      return changed === code ? null : { code: changed, map: null };
    },
  };
}
