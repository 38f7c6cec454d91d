import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { type Card, colorIdentityOf } from '@deckwright/domain';
import { describe, expect, it } from 'vitest';
import { starterCards } from './index.ts';

const MIRROR = join(import.meta.dirname, '../../../shared/data/mirror/scryfall/oracle-cards.json.gz');

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
  return new Map(paper.map((record) => [record.name, record]));
}

function ours(card: Card) {
  return {
    costs: card.faces.map((face) => face.manaCost),
    manaValue: card.manaValue,
    typeLine: card.typeLine,
    identity: card.colorIdentity,
    sizes: card.faces.map(sizeOf),
  };
}

function theirs(record: Upstream) {
  const faces = record.card_faces ?? [record];
  return {
    costs: faces.map((face) => face.mana_cost ?? ''),
    manaValue: record.cmc,
    typeLine: record.type_line,
    identity: colorIdentityOf(record.color_identity),
    sizes: faces.map(sizeOf),
  };
}

function sizeOf(face: { power?: string | null; toughness?: string | null }): string {
  return `${face.power ?? ''}/${face.toughness ?? ''}`;
}

/** The mirror lacks the size of a few adventure creatures; there it cannot be compared. */
function isSizeKnown(record: Upstream): boolean {
  return record.layout !== 'adventure';
}

describe.skipIf(!existsSync(MIRROR))(
  'starter facts beside ../shared/data (skipped where it is absent)',
  () => {
    it('agree in name, costs, mana value, type line, colour identity and size', { timeout: 60_000 }, () => {
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
