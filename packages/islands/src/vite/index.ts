export { retryImports } from './retry-imports.ts';
export { slimManifest } from './slim-manifest.ts';
export { stripTexts } from './strip-texts.ts';
