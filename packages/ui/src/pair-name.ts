type Named = { name: string; cards?: readonly { name: string }[] | undefined };

/** The name of an entry as a page writes it: a pair with "&", for " // " stands between the faces of one card. */
export function pairName({ name, cards }: Named): string {
  return cards?.map((card) => card.name).join(' & ') ?? name;
}
