import { findPages } from '../../../tooling/lib/screen-pages.mjs';
import { openStage } from '../lighthouse/stage.ts';
import { type Section, table } from '../report.ts';
import { listActs } from './acts.ts';
import { type Interaction, measureActs } from './measure.ts';

/** Above it an interaction needs improvement: https://web.dev/articles/inp */
const LIMIT_MS = 200;

/** The time from input to the next paint, for what visitors do most. */
export async function runInteractions(dataDir: string | undefined): Promise<Section> {
  const stage = await openStage(dataDir);
  try {
    const pages = await findPages(stage.address);
    const getPath = (name: string) => {
      const path = pages.find((page) => page.name === name)?.path;
      if (!path) throw new Error(`The site has no page of the kind ${name}.`);
      return path;
    };
    const measured = await measureActs(
      stage,
      listActs({
        commander: getPath('commander'),
        card: getPath('card'),
        deck: pages.find(({ deck }) => deck)?.deck ?? '',
      }),
    );
    const [id, data] =
      dataDir === undefined ? ['interactions', 'sample'] : ['interactions-real', 'real cards and decks'];
    return {
      id,
      title: `Interaction to next paint on a phone (${data})`,
      lines: [
        `390 × 844 pixels, a processor four times slower, each act on a page of its own; of each round the longest time from an input to the next paint. Good is up to ${LIMIT_MS} ms.`,
        '',
        ...table(['act', 'page', 'median', 'worst', 'rounds'], measured.map(toRow)),
      ],
      failures: measured.flatMap(({ name, path, failure }) =>
        failure ? [`“${name}” on ${path}: ${failure}`] : [],
      ),
    };
  } finally {
    await stage.close();
  }
}

function toRow({ name, path, durations, failure }: Interaction): string[] {
  if (failure) return [name, `\`${path}\``, 'failed', '–', '–'];
  const sorted = durations.toSorted((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
  return [name, `\`${path}\``, `${median} ms`, `${sorted.at(-1) ?? 0} ms`, `${sorted.length}`];
}
