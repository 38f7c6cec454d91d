import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** As it stands in a chunk, whichever quotes it has by then. */
const IMPORT = /\bimport\((?<address>(["'`])\.\/[^"'`$]+\.js\2)\)/g;
const LOAD_ROUTE_MODULE = fileURLToPath(new URL('../parts/load-route-module.ts', import.meta.url));

/**
 * Has parts/fetch-part.ts do every import of the built site, since it can request a file again where one has failed, and
 * load the code of pages in place of the router's own function.
 */
export function retryImports(): Plugin {
  return {
    name: 'retry-imports',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /react-router\/dist\/.+\/routeModules\.js$/ },
      handler: (code) => ({ code: replaceRouteModules(code), map: null }),
    },
    renderChunk(code) {
      const changed = replaceImports(code);
      return changed === code ? null : { code: changed, map: null };
    },
  };
}

/**
 * The module that stands in for the router's.
 * @throws if the router's does not reload the document, which is why it is replaced
 */
export function replaceRouteModules(code: string): string {
  if (!code.includes('window.location.reload()'))
    throw new Error(
      'The router loads the code of pages in another way: see packages/islands/src/parts/load-route-module.ts.',
    );
  return `export { loadRouteModule } from ${JSON.stringify(LOAD_ROUTE_MODULE)};`;
}

/** The code of a chunk that imports other chunks by fetch-part.ts. */
export function replaceImports(code: string): string {
  return code.replaceAll(IMPORT, 'importPart($<address>)');
}
