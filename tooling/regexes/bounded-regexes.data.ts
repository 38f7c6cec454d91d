/** Why a slow regular expression, or all those of a file or folder, may stay. */
export type Bound = {
  /** A file, or a folder with a slash at its end. */
  file: string;
  /** How the expression begins; '' for all of them. */
  begins: string;
  /** What keeps its text short, or why no visitor sends it. */
  bound: string;
};

export const BOUNDS: readonly Bound[] = [
  {
    file: 'packages/sources/src/themes/theme-rules.data.ts',
    begins: '',
    bound: 'reads the rules text of a card during a build, a few hundred letters',
  },
  {
    file: 'packages/sources/src/roles/role-rules.ts',
    begins: '',
    bound: 'reads the rules text of a card during a build, a few hundred letters',
  },
  {
    file: 'packages/domain/src/card-features.ts',
    begins: String.raw`\{[^{}]+\}`,
    bound: 'reads the rules text of a card when a snapshot is built',
  },
  {
    file: 'packages/domain/src/card-types.ts',
    begins: '',
    bound: 'reads the type line of a card of the snapshot',
  },
  {
    file: 'packages/domain/src/pairing.ts',
    begins: '',
    bound: 'reads the rules text of a card, which the catalogue or the API of this site sends',
  },
  {
    file: 'packages/domain/src/format-number.ts',
    begins: String.raw`\B(?=`,
    bound: 'the digits of a number, at most 21',
  },
  {
    file: 'packages/card-query/src/tokens.ts',
    begins: '[a-z][a-z0-9]*',
    bound: 'the lexer tries it at one place only (sticky), in a query of at most 1,000 letters',
  },
  {
    file: 'packages/accounts/src/names/web-address.ts',
    begins: '',
    bound: 'a name of at most 40 characters, checked before',
  },
  {
    file: 'packages/answers/src/developers/api-changes.ts',
    begins: '',
    bound: 'reads the CHANGELOG.md of the site',
  },
  {
    file: 'clients/src/client.ts',
    begins: String.raw`\/+$`,
    bound: 'the address that a program is written with',
  },
  {
    file: 'apps/site/server/previews/token-colors.ts',
    begins: '',
    bound: 'reads the stylesheet of the site',
  },
  { file: 'apps/site/server/embeds/embed-style.ts', begins: '', bound: 'reads the stylesheet of the site' },
];
