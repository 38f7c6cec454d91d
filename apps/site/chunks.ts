/** Scripts that pages share: one file of the built site each. */
export type ChunkGroup = {
  name: string;
  /** Folders and packages, relative to the root of the repository; a single file only where the framework names it. */
  paths: readonly string[];
  /** Modules that fewer pages and lazily loaded parts use stay with those. */
  usedBy: number;
};

/**
 * A module belongs to the group with the longest path that contains it; what it imports comes along, unless an earlier
 * group has it.
 */
export const CHUNK_GROUPS: readonly ChunkGroup[] = [
  {
    // What every page begins with: the root route with the shell around it, and the framework. Not the client's entry: it
    // would hydrate the page as soon as any page's code imports this file.
    name: 'site',
    paths: [
      'apps/site/app/root.tsx',
      'apps/site/app/shared/loading/',
      'apps/site/app/shared/page/',
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
  { name: 'ui', paths: ['packages/ui/src/', 'packages/domain/src/', 'packages/contract/src/'], usedBy: 17 },
  // Just below that number; without a group of their own they would come with that of card lists.
  { name: 'icons', paths: ['packages/ui/src/icons/'], usedBy: 3 },
  { name: 'page-lists', paths: ['apps/site/app/shared/lists/'], usedBy: 12 },
  // Which decks are counted.
  { name: 'filters', paths: ['apps/site/app/shared/filters/'], usedBy: 3 },
  // The field that narrows the cards of a page.
  { name: 'card-filter', paths: ['apps/site/app/shared/filters/cards/'], usedBy: 3 },
  // What bars above lists have in common: links to the sections, and pictures, table or text.
  { name: 'list-bar', paths: ['packages/ui/src/sections/', 'apps/site/app/shared/lists/looks/'], usedBy: 3 },
  // The bar above card lists.
  { name: 'lists', paths: ['apps/site/app/shared/lists/views/'], usedBy: 3 },
];

/** The name of the group whose folders contain a module, by its path with forward slashes; undefined if none does. */
export function groupOfModule(module: string): string | undefined {
  let longest = { name: undefined as string | undefined, length: 0 };
  for (const { name, paths } of CHUNK_GROUPS)
    for (const path of paths)
      if (path.length > longest.length && module.includes(`/${path}`))
        longest = { name, length: path.length };
  return longest.name;
}

/** The groups as Rolldown takes them. */
export function chunkGroups() {
  return CHUNK_GROUPS.map(({ name, usedBy }, index) => ({
    name,
    test: (module: string) => groupOfModule(module.replaceAll('\\', '/')) === name,
    minShareCount: usedBy,
    priority: CHUNK_GROUPS.length - index,
  }));
}
