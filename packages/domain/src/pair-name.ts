type Named = { name: string; cards?: readonly { name: string }[] | undefined };

/** Two commanders as words name them: with "&", for " // " stands between the faces of one card. */
export function namesTogether(names: readonly string[]): string {
  return names.join(' & ');
}

/** The name of an entry as pages write and say it; documents for programs join the two of a pair with " // ". */
export function pairName({ name, cards = [] }: Named): string {
  return cards.length > 0 ? namesTogether(cards.map((card) => card.name)) : name;
}

/** What a title of a name begins with: "Tymna the Weaver", "Kraum, Ludevic's Opus", but not "Agent of the Iron Throne". */
const TITLE = / \/\/ |, |(?<!\b(?:of|by|in)) the /;

/** A pair in few words, for a line that has no room for both names in full: "Tymna & Kraum". */
export function shortPairName(cards: readonly { name: string }[]): string {
  return namesTogether(cards.map(({ name }) => name.split(TITLE)[0] ?? name));
}
