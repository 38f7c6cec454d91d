import {
  ApiError,
  cards,
  commanders,
  createClient,
  deckLists,
  each,
  recommendations,
} from '@deckwright/client';

const client = createClient({ site: 'https://your.site' });

const { data: card, source } = await cards.get(client, { id: 'sol-ring' });
console.log(`${card.name}: in ${card.num_decks} of ${card.potential_decks} decks`);
console.log(source.corpus);

const first = commanders.cards(client, { id: 'atraxa-praetors-voice', order: 'synergy', limit: 100 });
let positions = 0;
for await (const { name, synergy, num_decks } of each(client, first)) {
  console.log(`${name}: synergy ${synergy}, ${num_decks} decks`);
  positions += 1;
  if (positions === 5) break;
}

const text = `Commander
1 Atraxa, Praetors' Voice

Deck
1 Sol Ring
1 Command Tower
1 Arcane Sygnet`;
const { data: list } = await deckLists.read(client, { text });
for (const { line, text: words, reason, nearest } of list.not_read)
  console.log(`Line ${line}, "${words}": ${reason}; perhaps ${nearest}`);
const deck = {
  commanders: list.commanders.map(({ id, name }) => id ?? name),
  cards: list.cards.map(({ id, name, quantity }) => `${quantity} ${id ?? name}`),
};
const { data: advice } = await recommendations.make(client, { ...deck, max_price: 5, order: 'reading' });
for (const { name, reasons } of advice.add.slice(0, 3)) console.log(`Add ${name}: ${reasons.join('; ')}`);

const wrong = await cards.get(client, { id: 'sol-rign' }).catch((error) => error);
if (wrong instanceof ApiError) console.log(wrong.status, wrong.message, wrong.problem?.nearest?.[0]?.label);
