import type { CardAnswer, CardColumns, CommanderAnswer, Counts } from './answers.ts';

const TOLERANCE = 1e-9;

/** Each function throws an Error naming the first number in which two answers differ. */
export function agreeOnCounts(what: string, a: Counts, b: Counts): number {
  same(`${what}: cards`, a.length, b.length);
  for (const [card, count] of a.entries()) same(`${what}: decks with card ${card}`, count, b[card] ?? 0);
  return a.length;
}

export function agreeOnCommander(what: string, a: CommanderAnswer, b: CommanderAnswer): number {
  same(`${what}: decks`, a.decks, b.decks);
  same(`${what}: cards`, a.cards.length, b.cards.length);
  for (const [type, average] of a.types.entries()) {
    near(`${what}: average of type ${type}`, average, b.types[type] ?? Number.NaN);
  }
  return agreeOnCards(what, a, b) + a.types.length + 1;
}

export function agreeOnCard(what: string, a: CardAnswer, b: CardAnswer): number {
  same(`${what}: decks with it`, a.numDecks, b.numDecks);
  same(`${what}: decks that could hold it`, a.potentialDecks, b.potentialDecks);
  for (const [commander, count] of a.commanders) {
    const other = b.commanders.get(commander);
    same(`${what}: commander ${commander}`, count.numDecks, other?.numDecks ?? -1);
    same(`${what}: commander ${commander}, potential`, count.potentialDecks, other?.potentialDecks ?? -1);
  }
  return agreeOnCards(what, a.alongside, b.alongside) + a.commanders.size * 2 + 2;
}

/** Compares the cards of `a`, possibly only its best, with the same cards in `b`. */
function agreeOnCards(what: string, a: CardColumns, b: CardColumns): number {
  const position = new Map([...b.cards].map((card, index) => [card, index]));
  a.cards.forEach((card, index) => {
    const other = position.get(card) ?? -1;
    const label = `${what}: card ${card}`;
    same(`${label}, decks`, a.numDecks[index] ?? 0, b.numDecks[other] ?? -1);
    same(`${label}, potential decks`, a.potentialDecks[index] ?? 0, b.potentialDecks[other] ?? -1);
    near(`${label}, synergy`, a.synergy[index] ?? 0, b.synergy[other] ?? Number.NaN);
    near(`${label}, lift`, a.lift[index] ?? 0, b.lift[other] ?? Number.NaN);
  });
  return a.cards.length * 4;
}

function same(what: string, a: number, b: number): void {
  if (a !== b) throw new Error(`The answers differ in ${what}: ${a} and ${b}.`);
}

function near(what: string, a: number, b: number): void {
  if (Number.isNaN(a) && Number.isNaN(b)) return;
  if (!(Math.abs(a - b) <= TOLERANCE)) throw new Error(`The answers differ in ${what}: ${a} and ${b}.`);
}
