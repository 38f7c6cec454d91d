import type { ComboEntry } from '@deckwright/contract/schemas';

type Props = { combo: Pick<ComboEntry, 'sourceUrl'>; sample: boolean };

/** Shown instead of the steps of a combo if the data has none. */
export function NoSteps({ combo, sample }: Props) {
  return (
    <p className="text-sm text-muted">
      We have no steps for this combo.
      {combo.sourceUrl && !sample ? (
        <>
          {' '}
          <a href={combo.sourceUrl} className="link" rel="noopener">
            See it at Commander Spellbook
          </a>
        </>
      ) : null}
    </p>
  );
}
