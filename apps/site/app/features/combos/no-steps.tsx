import type { ComboEntry } from '@deckwright/contract/schemas';

type Props = { combo: Pick<ComboEntry, 'sourceUrl'>; sample: boolean };

/** Shown instead of the steps of a combo if the data has none: the way to them, or that there are none. */
export function NoSteps({ combo, sample }: Props) {
  if (!combo.sourceUrl || sample) return <p className="text-sm text-muted">No steps are written down yet.</p>;
  return (
    <a
      href={combo.sourceUrl}
      className="inline-flex min-h-11 items-center text-sm text-muted underline decoration-line underline-offset-4 hover:text-text"
      rel="noopener"
    >
      Steps at Commander Spellbook
    </a>
  );
}
