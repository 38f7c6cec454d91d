// What a deck list can win with, what it lacks one card for, cheapest first, and its bracket.
import { brackets, combos, createClient, deckLists } from '@deckwright/client';

const client = createClient({ site: 'https://your.site' });
const text = `Commander
1 Heliod, Sun-Crowned

Deck
1 Walking Ballista
1 Sol Ring
1 Arcane Signet`;

const { data: list } = await deckLists.read(client, { text });
const deck = {
  commanders: list.commanders.map(({ id, name }) => id ?? name),
  cards: list.cards.map(({ id, name, quantity }) => `${quantity} ${id ?? name}`),
};
const { data: found } = await combos.find(client, { ...deck, limit: 20 });
console.log(`Combos complete: ${found.present_count}, one card short: ${found.near_count}`);
for (const { name, results } of found.present) console.log(`Complete: ${name} (${results.join(', ')})`);
// They come cheapest first, of all and not only of the 20.
for (const { card, price, count } of found.near.slice(0, 5))
  console.log(`Add ${card.name}, ${price ?? 'without a'} USD: completes ${count}`);
const { data: estimate } = await brackets.estimate(client, deck);
console.log(`Bracket ${estimate.bracket}, ${estimate.name}: ${estimate.reasons.join('; ')}`);
