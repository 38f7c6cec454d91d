import type { ComboEntry } from '@deckwright/api-client/schemas';

type Props = { combo: Pick<ComboEntry, 'source_url'>; sample: boolean };

/** Stands in for the steps of a combo for which the data has none. */
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
