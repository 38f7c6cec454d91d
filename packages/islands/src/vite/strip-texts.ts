import type { Plugin } from 'vite';

type Text = { start: number; end: number };

type Options = {
  /** The files to strip. */
  files: RegExp;
  /** The property whose texts go. */
  property: string;
};

/** Empties the literal texts of a property (`description: '…'`) in what browsers load: no page shows them. */
export function stripTexts({ files, property }: Options): Plugin {
  return {
    name: 'strip-texts',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: files },
      handler(code) {
        const bare = withoutTexts(code, this.parse(code), property);
        return bare === code ? null : { code: bare, map: null };
      },
    },
  };
}

/** The code without them; its lines stay where they were. */
export function withoutTexts(code: string, program: unknown, property: string): string {
  // From the last one on, so that the positions of those before it stay.
  return textsIn(program, property)
    .toReversed()
    .reduce((text, { start, end }) => `${text.slice(0, start)}''${text.slice(end)}`, code);
}

/** Positions of the texts, in order. */
function textsIn(node: unknown, property: string): Text[] {
  if (typeof node !== 'object' || node === null) return [];
  const { type, key, value } = node as {
    type?: string;
    key?: { name?: string };
    value?: Text & { type: string };
  };
  if (type === 'Property' && key?.name === property && value?.type === 'Literal') return [value];
  return Object.values(node).flatMap((child) => textsIn(child, property));
}
