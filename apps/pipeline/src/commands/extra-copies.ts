import { counted } from '@deckwright/command-line';
import type { Card, RawDeck } from '@deckwright/domain';
import { copiesAllowed } from '@deckwright/engine/query';

const EXAMPLES = 3;
/** Looked up by name, so that ordinary decks do not need the catalog. */
const BASIC_NAME = /^(?:snow-covered )?(?:plains|island|swamp|mountain|forest|wastes)$/i;

/** Finds decks with more copies of a card than a deck may run, such as four Sol Rings. */
export class ExtraCopies {
  readonly #find: (name: string) => Card | null;
  /** By name; any number for names that no card has. */
  readonly #allowed = new Map<string, number>();
  #decks = 0;
  readonly #examples: string[] = [];

  constructor(find: (name: string) => Card | null) {
    this.#find = find;
  }

  add({ id, cards }: Pick<RawDeck, 'id' | 'cards'>): void {
    const extra = cards.filter(({ name, quantity }) => quantity > 1 && quantity > this.#maxCopies(name));
    if (extra.length === 0) return;
    this.#decks += 1;
    const named = extra.map(({ name, quantity }) => `${quantity} ${name}`).join(', ');
    if (this.#examples.length < EXAMPLES) this.#examples.push(`${id} (${named})`);
  }

  /** A line for the operator; empty without such decks. */
  toText(): string {
    if (this.#decks === 0) return '';
    const more = this.#decks > this.#examples.length ? ' …' : '';
    return (
      `  ${counted(this.#decks, 'deck')} with more copies of a card than the rules allow, which will count once: ` +
      `${this.#examples.join(', ')}${more}\n`
    );
  }

  #maxCopies(name: string): number {
    const known = this.#allowed.get(name);
    if (known !== undefined) return known;
    const card = BASIC_NAME.test(name) ? null : this.#find(name);
    const allowed = card ? copiesAllowed(card) : Number.POSITIVE_INFINITY;
    this.#allowed.set(name, allowed);
    return allowed;
  }
}
