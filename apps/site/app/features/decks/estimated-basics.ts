import type { DeckPage } from '@deckwright/contract/schemas';
import { type Color, formatCounted } from '@deckwright/domain';

const BASICS: Readonly<Record<Color, string>> = {
  W: 'Plains',
  U: 'Island',
  B: 'Swamp',
  R: 'Mountain',
  G: 'Forest',
};

/** "2 of its 27 lands are basics that we estimate, because the list has 98 cards; “Improve my deck” adds them." */
export function describeBasics({
  basicsAdded,
  deck: { counts },
  size,
}: {
  basicsAdded: number;
  deck: Pick<DeckPage['deck'], 'counts'>;
  size: number;
}): string {
  const are = basicsAdded === 1 ? 'is a basic' : 'are basics';
  const it = basicsAdded === 1 ? 'it' : 'them';
  return `${basicsAdded} of its ${formatCounted(counts.land ?? 0, 'land')} ${are} that we estimate, because the list has ${formatCounted(size, 'card')}; “Improve my deck” adds ${it}.`;
}

/** The list with the basics that it is assumed to have, one after the other of those that it names or that its colors call for. */
export function withBasics(lines: readonly string[], added: number, colors: readonly Color[]): string[] {
  if (added === 0) return [...lines];
  const named = Object.values(BASICS).filter((name) => lines.some((line) => readLine(line)?.name === name));
  const ofColors = colors.map((color) => BASICS[color]);
  const kinds = named.length > 0 ? named : ofColors.length > 0 ? ofColors : ['Wastes'];
  const missing = new Map(
    kinds.map((name, index) => [name, Math.ceil(Math.max(0, added - index) / kinds.length)]),
  );
  const more = lines.map((line) => {
    const { quantity, name } = readLine(line) ?? { quantity: 0, name: '' };
    const copies = missing.get(name);
    if (copies === undefined) return line;
    missing.delete(name);
    return `${quantity + copies} ${name}`;
  });
  return [...more, ...[...missing].flatMap(([name, copies]) => (copies > 0 ? [`${copies} ${name}`] : []))];
}

function readLine(line: string): { quantity: number; name: string } | null {
  const [, quantity, name] = /^(\d+) (.+)$/.exec(line) ?? [];
  return quantity && name ? { quantity: Number(quantity), name } : null;
}
