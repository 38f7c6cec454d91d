// A random commander that a query finds, a card somebody half remembers, and combos in the commander's colors.
import { cards, catalogs, combos, commanders, createClient, each, search } from '@deckwright/client';

const client = createClient({ site: 'https://your.site' });

const { data: commander } = await commanders.random(client, { q: 'id>=2 mv<=5', min_decks: 10 });
console.log(`Commander: ${commander.name}, ${commander.num_decks} decks`);
const colors = commander.color_identity.join('').toLowerCase() || 'c';

const { data: card } = await cards.named(client, { fuzzy: 'sol rign' });
const printings = [];
for await (const one of each(client, cards.printings(client, { id: card.id, limit: 100 })))
  printings.push(one);
const [first] = printings.toSorted((a, b) => (a.released < b.released ? -1 : 1));
const counted = `${printings.length} ${printings.length === 1 ? 'printing' : 'printings'}`;
console.log(`Card: ${card.name}, ${counted}, the first in ${first?.set} of ${first?.released}`);

const { data: types } = await catalogs.get(client, { id: 'card-types' });
console.log(`Card types: ${types.values.join(', ')}`);

const ramp = await search.cards(client, { q: 'cheap green ramp', limit: 1 });
console.log(`Cards found: ${ramp.total}. ${ramp.warnings.join(' ')}`);

const fitting = await combos.search(client, { q: `id<=${colors} cards<=3 order:cards`, limit: 3 });
for (const { name, results } of fitting.data) console.log(`Combo: ${name} (${results.join(', ')})`);
