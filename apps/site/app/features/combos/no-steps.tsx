import type { ComboEntry } from '@deckwright/contract/schemas';

type Props = { combo: Pick<ComboEntry, 'source_url'>; sample: boolean };

/** Shown instead of the steps of a combo if the data has none. */
export function NoSteps({ combo, sample }: Props) {
  return (
    <p className="text-sm text-muted">
      We have no steps for this combo.
      {combo.source_url && !sample ? (
        <>
          {' '}
          <a href={combo.source_url} className="link" rel="noopener">
            See it at Commander Spellbook
          </a>
        </>
      ) : null}
    </p>
  );
}
