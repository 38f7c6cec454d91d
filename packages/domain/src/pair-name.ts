type Named = { name: string; cards?: readonly { name: string }[] | undefined };

/** Two commanders as words name them: with "&", for " // " stands between the faces of one card. */
export function namesTogether(names: readonly string[]): string {
  return names.join(' & ');
}

/** The name of an entry as pages write and say it; documents for programs join the two of a pair with " // ". */
export function pairName({ name, cards = [] }: Named): string {
  return cards.length > 0 ? namesTogether(cards.map((card) => card.name)) : name;
}
