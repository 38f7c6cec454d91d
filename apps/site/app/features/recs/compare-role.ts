import { faceNames, formatCounted } from '@deckwright/domain';

/** Means of fewer decks say little, as on the page of a precon. */
const MIN_DECKS = 20;

type Counted = {
  /** Cards of a role in the list, and on average in the decks of its commander. */
  yours: number;
  usual: number;
  /** Those decks. */
  decks: number;
};

type Compared = { note: string; isFull: boolean };

/** What to say of a role beside its cards to add; null if the decks are too few to compare with. */
export function compareRole({ yours, usual, decks }: Counted, commander: string): Compared | null {
  if (decks < MIN_DECKS) return null;
  const mean = Math.round(usual);
  const isFull = yours >= mean;
  const those = `the ${formatCounted(decks, 'deck')} of ${commander} run ${mean}`;
  const note = isFull ? `enough: you run ${yours}, ${those}` : `you run ${yours}, ${those}`;
  return { note, isFull };
}

/** Why no role is compared; '' if they are. */
export function describeFewDecks(decks: number, commander: string): string {
  if (decks >= MIN_DECKS) return '';
  if (decks === 0) return `We know no deck of ${commander}.`;
  return `We know only ${formatCounted(decks, 'deck')} of ${commander}: too few to say how many cards of each role are usual.`;
}

/** "Prossh", "Thrasios and Tymna". */
export function shortNames(commanders: readonly { name: string }[]): string {
  return commanders.map(({ name }) => (faceNames(name)[0] ?? name).split(',')[0]).join(' and ');
}
