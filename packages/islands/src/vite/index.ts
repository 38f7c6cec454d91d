export { lastingImports } from './lasting-imports.ts';
export { lightenManifest } from './lighter-manifest.ts';
export { withoutDescriptions } from './without-descriptions.ts';
