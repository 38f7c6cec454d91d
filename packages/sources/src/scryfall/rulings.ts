import type { Card, CardRulings, Ruling } from '@deckwright/domain';
import type { OnBytes } from '../stream/chunks.ts';
import { readRecords } from '../stream/read-records.ts';
import { MAX_REJECT_SHARE, type SourceReport } from '../stream/report.ts';
import { ScryfallRuling } from './schemas.ts';

/**
 * Reads the rulings of these cards, in the same order; per card newest first, those of one day in file order, without
 * duplicates.
 */
export async function readRulings(
  path: string,
  cards: readonly Pick<Card, 'key'>[],
  onBytes?: OnBytes,
): Promise<{ rulings: CardRulings[]; report: SourceReport }> {
  const byKey = new Map(cards.map(({ key }): [string, Ruling[]] => [key, []]));
  const report = await readRecords({
    name: 'rulings',
    path,
    members: ['data'],
    schema: ScryfallRuling,
    maxRejectShare: MAX_REJECT_SHARE.rulings,
    onBytes,
    each: ({ oracle_id: key, published_at: date, source, comment }) => {
      const known = byKey.get(key);
      if (!known) return 'card not in the catalog';
      const text = comment.replaceAll('\r\n', '\n');
      if (known.some((other) => other.text === text && other.date === date && other.source === source))
        return 'said twice';
      known.push({ date, source, text });
      return undefined;
    },
  });
  const rulings: CardRulings[] = [];
  for (const [key, ofCard] of byKey) {
    if (ofCard.length === 0) continue;
    rulings.push({ key, rulings: ofCard.sort((a, b) => (a.date === b.date ? 0 : a.date < b.date ? 1 : -1)) });
  }
  return { rulings, report };
}
