import { defineCommand } from '@deckwright/command-line';
import { PRICE_SOURCES } from '@deckwright/domain';
import { readPrices } from '@deckwright/sources';
import { ingestRows } from './ingest-rows.ts';

export const ingestPricesCommand = defineCommand({
  description: `Takes CSV with the columns name and price (and maybe date), JSONL or a JSON list of such records; gzipped or not. The
file replaces the one ingested before for this vendor, and goes before what the card data says about it.`,
  arguments: 'FILE',
  options: {
    vendor: { value: 'VENDOR', required: true, help: `One of ${PRICE_SOURCES.join(', ')}` },
    currency: {
      value: 'CODE',
      required: true,
      help: 'The currency of the file, which must be the one the vendor sells in (USD, EUR, CAD, MXN, TIX)',
    },
  },
  async run(context, values, [file = '']) {
    const vendor = values.vendor.trim();
    const currency = values.currency.trim();
    const prefix = `${vendor}-`;
    await ingestRows(context, file, {
      kind: 'prices',
      prefix,
      file: 'prices.jsonl',
      rowsName: 'prices',
      read: (input, onBytes) => readPrices(input, { vendor, currency, onBytes }),
      meta: (count) => ({ vendor, prices: count }),
      isCurrent: (current, { name, created }) => !created && current.prices.includes(name),
      replace: (current, name) => {
        const others = current.prices.filter((other) => !other.startsWith(prefix));
        return { ...current, prices: [...others, name].sort() };
      },
      title: 'Prices',
      row: 'card name',
      next: '"build" makes a snapshot with them',
    });
  },
});
