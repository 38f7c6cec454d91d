import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { type Card, parseColorIdentity } from '@deckwright/domain';
import { describe, expect, it } from 'vitest';
import { starterCards } from './index.ts';

const MIRROR = join(import.meta.dirname, '../../../shared/data/mirror/scryfall/oracle-cards.json.gz');

/** Where the mirror is wrong about the printed card: what it says, and what is printed. */
const UPSTREAM_ERRORS: Readonly<Record<string, { says: Partial<Upstream>; printed: Partial<Upstream> }>> = {
  // Dark Ascension prints it as 4/3.
  Hellrider: { says: { power: '3', toughness: '3' }, printed: { power: '4', toughness: '3' } },
  // Throne of Eldraine prints it at three mana.
  'Seven Dwarves': { says: { mana_cost: '{1}{R}', cmc: 2 }, printed: { mana_cost: '{2}{R}', cmc: 3 } },
};

type Face = { name: string; mana_cost?: string; type_line?: string; power?: string; toughness?: string };
type Upstream = Face & {
  layout: string;
  cmc: number;
  type_line: string;
  color_identity: string[];
  card_faces?: Face[];
};

function readMirror(): Map<string, Upstream> {
  const records: Upstream[] = JSON.parse(gunzipSync(readFileSync(MIRROR)).toString('utf8'));
  const paper = records.filter((record) => !/token|art_series|emblem/.test(record.layout));
  return new Map(paper.map((record) => [record.name, corrected(record)]));
}

/** An error that was corrected upstream is left as it is now. */
function corrected(record: Upstream): Upstream {
  const error = UPSTREAM_ERRORS[record.name];
  const same =
    error && Object.entries(error.says).every(([key, value]) => record[key as keyof Upstream] === value);
  return same ? { ...record, ...error.printed } : record;
}

function ours(card: Card) {
  return {
    costs: card.faces.map((face) => face.manaCost),
    manaValue: card.manaValue,
    typeLine: card.typeLine,
    identity: card.colorIdentity,
    sizes: card.faces.map(getSize),
  };
}

function theirs(record: Upstream) {
  const faces = record.card_faces ?? [record];
  return {
    costs: faces.map((face) => face.mana_cost ?? ''),
    manaValue: record.cmc,
    typeLine: record.type_line,
    identity: parseColorIdentity(record.color_identity),
    sizes: faces.map(getSize),
  };
}

function getSize(face: { power?: string | null; toughness?: string | null }): string {
  return `${face.power ?? ''}/${face.toughness ?? ''}`;
}

/** The mirror lacks the size of a few adventure creatures; there it cannot be compared. */
function isSizeKnown(record: Upstream): boolean {
  return record.layout !== 'adventure';
}

describe.skipIf(!existsSync(MIRROR))(
  'starter facts beside ../shared/data (skipped where it is absent)',
  () => {
    it('agree in name, costs, mana value, type line, color identity and size', { timeout: 60_000 }, () => {
      const mirror = readMirror();
      const differences = starterCards().flatMap((card) => {
        const record = mirror.get(card.name);
        if (!record) return [`${card.name}: not in the mirror`];
        const sizes = isSizeKnown(record) ? {} : { sizes: [] };
        const [left, right] = [
          { ...ours(card), ...sizes },
          { ...theirs(record), ...sizes },
        ].map((facts) => JSON.stringify(facts));
        return left === right ? [] : [`${card.name}:\n  ours   ${left}\n  theirs ${right}`];
      });
      expect(differences).toEqual([]);
    });
  },
);
