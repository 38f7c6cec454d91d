import type { Plugin } from 'vite';

type Text = { start: number; end: number };

/** What the reference of the API says of the keys of addresses: no page shows it, and so browsers do not load it. */
export function withoutDescriptions(): Plugin {
  return {
    name: 'without-descriptions',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /packages\/contract\/src\/address\// },
      handler(code) {
        const texts = descriptionsIn(this.parse(code));
        // From the last one on, so that the places of those before it stay.
        const bare = texts.toReversed().reduce(emptied, code);
        return texts.length > 0 ? { code: bare, map: null } : null;
      },
    },
  };
}

/** Its lines stay where they were. */
function emptied(code: string, { start, end }: Text): string {
  return `${code.slice(0, start)}''${code.slice(end)}`;
}

/** Where the texts of `description: '…'` stand, in order. */
function descriptionsIn(node: unknown): Text[] {
  if (typeof node !== 'object' || node === null) return [];
  const { type, key, value } = node as {
    type?: string;
    key?: { name?: string };
    value?: Text & { type: string };
  };
  if (type === 'Property' && key?.name === 'description' && value?.type === 'Literal') return [value];
  return Object.values(node).flatMap(descriptionsIn);
}
