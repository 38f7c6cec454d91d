import { writeFileSync } from 'node:fs';
import { findByPath, loadSnapshot } from '@deckwright/answers';
import { currentSnapshotId } from '@deckwright/snapshot';
const [dataDir, out] = process.argv.slice(2) as [string, string];
const { snapshot, close } = await loadSnapshot(dataDir, currentSnapshotId(dataDir) ?? '');
const hash = (s: string) => { let h = 7; for (const c of s) h = (h * 31 + c.charCodeAt(0)) >>> 0; return h; };
const addresses: string[] = [];
for (const key of snapshot.commanders.keys) addresses.push(`/commanders/${key}`);
const { cardDecks } = snapshot.overview;
snapshot.cards.forEach(({ slug }: { slug: string }, i: number) => { if (cardDecks[i] && hash(slug) % 10 === 0) addresses.push(`/cards/${slug}`); });
const lines: Record<string, number | string> = {};
const walk = (value: unknown, path: string): void => {
  if (typeof value === 'number') { lines[path] = value; return; }
  if (Array.isArray(value)) {
    value.forEach((item, index) => {
      const named = item as Record<string, unknown> | null;
      const key = named && typeof named === 'object' ? (named.slug ?? named.kind ?? named.month ?? named.id ?? (named.card as { slug?: string } | undefined)?.slug ?? index) : index;
      walk(item, `${path}[${String(key)}]`);
    });
    return;
  }
  if (value && typeof value === 'object') for (const [k, v] of Object.entries(value)) walk(v, `${path}.${k}`);
};
let n = 0;
for (const address of addresses) {
  const found = await findByPath({ snapshot, imageHost: null } as never, address, new URLSearchParams());
  if (!found) { console.log('no page', address); continue; }
  const document = await (found as { make(): Promise<unknown> }).make().catch((e: Error) => { console.log(address, e.message); return null; });
  walk(document, address);
  if (++n % 500 === 0) console.log(n);
}
writeFileSync(out, Object.entries(lines).map(([k, v]) => `${k}\t${v}`).join('\n'));
console.log(n, Object.keys(lines).length);
await close();
