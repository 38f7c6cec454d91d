type Props = { sample: boolean };

/** Credits the source of the combos. */
export function ComboSource({ sample }: Props) {
  if (sample)
    return (
      <p className="text-xs text-muted md:text-sm">Sample combos, written for Deckwright in its own words.</p>
    );
  return (
    <p className="text-xs text-muted md:text-sm">
      Combos, steps and bracket tags come from{' '}
      <a href="https://commanderspellbook.com" className="link" rel="noopener">
        Commander Spellbook
      </a>
      . We count the decks.
    </p>
  );
}
