import type { LoadedSnapshot } from '@deckwright/answers';
import type { Card } from '@deckwright/domain';
import type { App } from '../../app.ts';

type Checks = { cards: readonly Card[]; holds: (is: boolean, problem: string) => void };

/** Reads what programs call besides documents: links by name, cards, the data of a build, recommendations. */
export async function checkCalls(
  app: App,
  snapshot: LoadedSnapshot,
  { cards, holds }: Checks,
): Promise<void> {
  for (const { name, slug, faces } of cards) {
    const link = await app.request(`/route/?cc=${encodeURIComponent(name)}`);
    const leads = [`/cards/${slug}`, `/commanders/${slug}`].includes(link.headers.get('location') ?? '');
    holds(link.status === 302 && leads, `/route of ${name}: ${link.status} ${link.headers.get('location')}`);
    const answer = await app.request(`/data/cards/${slug}`);
    const card: Record<string, unknown> = await answer.json();
    const hasText = typeof card.oracle_text === 'string' && card.oracle_text !== '';
    const isPrinted = faces.some(({ text }) => text);
    holds(answer.status === 200 && card.name === name, `/data/cards/${slug}: ${answer.status} ${card.name}`);
    holds(hasText || !isPrinted, `/data/cards/${slug}: no oracle_text`);
    holds(typeof card.banned === 'boolean', `/data/cards/${slug}: banned is ${card.banned}`);
  }
  const [first = '', second = ''] = snapshot.commanders.keys;
  for (const key of [first, second]) {
    const index = snapshot.commanders.indexOf(key);
    const commanders = snapshot.commanders.getCards(index ?? -1).map((each) => snapshot.cards[each]?.name);
    const body = JSON.stringify({ commanders, cards: [] });
    const answer = await app.request('/api/recs', { method: 'POST', body });
    const { inRecs = [] }: { inRecs?: Record<string, unknown>[] } = await answer.json();
    const isRead = inRecs.every(
      ({ names, salt, score }) => Array.isArray(names) && typeof salt === 'number' && Number.isInteger(score),
    );
    holds(
      answer.status === 200 && inRecs.length > 0 && isRead,
      `/api/recs of ${key}: ${inRecs.length} cards`,
    );
  }
}
