import { join, resolve } from 'node:path';
import { counted, defineCommand } from '@deckwright/command-line';
import { PRICE_SOURCES } from '@deckwright/domain';
import { writeJsonLines } from '@deckwright/snapshot';
import { readPrices } from '@deckwright/sources';
import { noCatalogue, nothingIn } from '../build/inputs.ts';
import { bytesOf } from '../cli/bytes-of.ts';
import { withPipelineLock } from '../cli/pipeline-lock.ts';
import { sourceReport } from '../cli/source-report.ts';
import { readCurrent, writeCurrent, writeLakeFolder } from '../lake/lake.ts';

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
    const { progress, out } = context.terminal;
    const input = resolve(context.cwd, file);
    await withPipelineLock(context, async (paths) => {
      const current = readCurrent(paths);
      if (current.catalogue === null) throw noCatalogue();
      const { rows, report } = await readPrices(input, {
        vendor,
        currency,
        onBytes: bytesOf([input], progress),
      });
      if (rows.length === 0) throw nothingIn(input, 'prices');
      const prefix = `${vendor}-`;
      const { name, created } = await writeLakeFolder(paths, 'prices', prefix, async (folder) => ({
        files: { 'prices.jsonl': writeJsonLines(join(folder, 'prices.jsonl'), rows) },
        meta: { vendor, prices: rows.length, rejected: report.rejected },
      }));
      const unchanged = !created && current.prices.includes(name);
      if (!unchanged) {
        const others = current.prices.filter((other) => !other.startsWith(prefix));
        writeCurrent(paths, { ...current, prices: [...others, name].sort() });
      }
      progress.clear();
      out(sourceReport([report]));
      out(`Prices ${name}${unchanged ? ' (unchanged)' : ''}: ${counted(rows.length, 'card name')}\n`);
      out('"build" makes a snapshot with them\n');
    });
  },
});
