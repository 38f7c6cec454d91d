// What a collection is worth and which of its cards most decks run: rows of a CSV file, looked up by the ids in them.
import { readFileSync } from 'node:fs';
import { cards, createClient } from '@deckwright/client';

const client = createClient({ site: 'https://your.site' });
const [, ...lines] = readFileSync('collection.csv', 'utf8').trim().split(/\r?\n/);
const rows = lines.map((line) => {
  const [count, scryfall_id = '', oracle_id = ''] = line.split(',');
  return { count: Number(count), identifier: scryfall_id ? { scryfall_id } : { oracle_id } };
});
const owned = [];
for (let at = 0; at < rows.length; at += 100) {
  const part = rows.slice(at, at + 100);
  const identifiers = part.map(({ identifier }) => identifier);
  const { data } = await cards.batch(client, { identifiers });
  // In the order of the request; null for what no card has.
  for (const [index, card] of data.entries()) if (card) owned.push({ card, count: part[index]?.count ?? 0 });
}
const worth = owned.reduce((sum, { card, count }) => sum + count * (card.prices.tcgplayer?.price ?? 0), 0);
console.log(`Rows found: ${owned.length} of ${rows.length}, worth ${worth.toFixed(2)} USD at TCGplayer`);
// A card may have several rows.
const different = [...new Map(owned.map(({ card }) => [card.id, card])).values()];
for (const card of different.toSorted((a, b) => b.num_decks - a.num_decks).slice(0, 3))
  console.log(`Decks with ${card.name}: ${card.num_decks}`);
