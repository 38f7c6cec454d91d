import type { DeckPage } from '@deckwright/contract/schemas';

type Props = { page: Pick<DeckPage, 'extraCopies'> };

/** Where the deck's numbers differ from what its source has; nothing where they do not. */
export function ListNotes({ page }: Props) {
  const { extraCopies } = page;
  if (extraCopies.length === 0) return null;
  return <p className="text-xs text-muted">{describeExtraCopies(extraCopies)}</p>;
}

function describeExtraCopies(extraCopies: Props['page']['extraCopies']): string {
  const each = extraCopies.map(
    ({ name, copies, allowed }) => `${copies} copies of ${name} (allowed: ${allowed})`,
  );
  return `The source has more copies than the rules allow, which do not count: ${each.join(', ')}.`;
}
