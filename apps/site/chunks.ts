/** Scripts that pages share: one file of the built site each. */
export type ChunkGroup = {
  name: string;
  /** Folders and packages, relative to the root of the repository; a single file only where the framework names it. */
  paths: readonly string[];
  /** Modules that fewer pages and lazily loaded parts use stay with those. */
  usedBy: number;
};

/** In order: the first group that names a module has it, with what that module imports. */
export const CHUNK_GROUPS: readonly ChunkGroup[] = [
  {
    // What every page begins with: the root route with the shell around it, and the framework. Not the client's entry: it
    // would hydrate the page as soon as any page's code imports this file.
    name: 'site',
    paths: [
      'apps/site/app/root.tsx',
      'apps/site/app/shared/lazy/',
      'apps/site/app/shared/page/',
      'apps/site/app/shared/view/',
      // Not `interaction`, which is loaded with the first touch.
      'packages/islands/src/browser/',
      'packages/islands/src/loads/',
      'packages/islands/src/markup/',
      'packages/islands/src/parts/',
      'node_modules/react/',
      'node_modules/react-dom/',
      'node_modules/react-router/',
      'node_modules/scheduler/',
      'node_modules/zustand/',
    ],
    usedBy: 1,
  },
  // What nearly every page uses without being part of the shell.
  { name: 'ui', paths: ['packages/ui/src/', 'packages/domain/src/', 'packages/contract/src/'], usedBy: 20 },
  { name: 'page-lists', paths: ['apps/site/app/shared/lists/'], usedBy: 12 },
  // Which decks are counted.
  { name: 'filters', paths: ['apps/site/app/shared/filters/'], usedBy: 3 },
  // The field that narrows the cards of a page.
  { name: 'card-filter', paths: ['apps/site/app/shared/card-filter/'], usedBy: 3 },
  // The bar above card lists.
  { name: 'lists', paths: ['apps/site/app/shared/list-views/'], usedBy: 3 },
];

/** The groups as Rolldown takes them. */
export function chunkGroups() {
  return CHUNK_GROUPS.map(({ name, paths, usedBy }, index) => ({
    name,
    test: new RegExp(`/(?:${paths.map((path) => path.replaceAll('.', '\\.')).join('|')})`),
    minShareCount: usedBy,
    priority: CHUNK_GROUPS.length - index,
  }));
}
