// The layers of the folders below each root that is checked, lowest first; docs/ARCHITECTURE.md describes them. A folder
// imports folders of lower layers alone, each by its index.ts. Files directly in the root lie above all layers.

/** @type {import('./lib/folder-layers.mjs').FolderLayers} */
export const FOLDER_LAYERS = {
  'packages/answers/src': [
    // What nouns are made from
    ['engine', 'format'],
    ['snapshot'],
    ['card', 'page'],
    ['lookup'],
    ['filter'],
    // Nouns
    [
      ...['combo', 'content', 'history', 'land', 'preview', 'results'],
      ...['salt', 'search', 'set', 'spellify', 'theme'],
    ],
    ['card-page', 'list'],
    ['advice'],
    ['precon'],
    ['commander'],
    ['deck'],
    // Outputs that combine nouns
    ['resources'],
    ['bulk'],
    ['developers'],
  ],
};
