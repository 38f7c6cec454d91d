import type { DeckPage } from '@deckwright/contract/schemas';
import { formatCounted } from '@deckwright/domain';

type Props = { page: Pick<DeckPage, 'basicsAdded' | 'extraCopies' | 'size'> };

/** Where the deck's numbers differ from what its source has; nothing where they do not. */
export function ListNotes({ page }: Props) {
  const { basicsAdded, extraCopies } = page;
  return (
    <>
      {extraCopies.length > 0 ? (
        <p className="text-xs text-muted">{describeExtraCopies(extraCopies)}</p>
      ) : null}
      {basicsAdded > 0 ? (
        <p className="text-xs text-muted">
          {`Estimated: ${formatCounted(basicsAdded, 'basic land')} more than the list has, for the cards missing to 100.`}
        </p>
      ) : null}
    </>
  );
}

function describeExtraCopies(extraCopies: Props['page']['extraCopies']): string {
  const each = extraCopies.map(
    ({ name, copies, allowed }) => `${copies} copies of ${name} (allowed: ${allowed})`,
  );
  return `The source has more copies than the rules allow, which do not count: ${each.join(', ')}.`;
}
