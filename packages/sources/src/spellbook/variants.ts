import { type Combo, parseColorIdentity } from '@deckwright/domain';
import type { OnBytes } from '../stream/chunks.ts';
import { readRecords } from '../stream/read-records.ts';
import { MAX_REJECT_SHARE, type SourceReport } from '../stream/report.ts';
import { SpellbookVariant } from './schemas.ts';

/** Statuses of combos that upstream shows. */
const SHOWN = new Set(['OK', 'E', 'EXAMPLE']);

/**
 * Reads published combos that are legal in Commander, in file order. If combos of different cards have the same id,
 * later ones get a number appended.
 */
export async function readVariants(
  path: string,
  onBytes?: OnBytes,
): Promise<{ combos: Combo[]; report: SourceReport }> {
  const combos: Combo[] = [];
  /** Sorted card names by id. */
  const seen = new Map<string, string>();
  const report = await readRecords({
    name: 'combos',
    path,
    members: ['variants', 'results'],
    schema: SpellbookVariant,
    maxRejectShare: MAX_REJECT_SHARE.combos,
    onBytes,
    each: (variant) => {
      if (variant.status && !SHOWN.has(variant.status)) return `status ${variant.status}`;
      if (variant.legalities?.commander === false) return 'not legal in Commander';
      const combo = toCombo(variant);
      const names = combo.cards
        .map((card) => card.name)
        .sort()
        .join('\n');
      const upstreamId = combo.id;
      for (let copy = 2; seen.has(combo.id); copy++) {
        if (seen.get(combo.id) === names) return 'repeated';
        combo.id = `${upstreamId}-${copy}`;
      }
      seen.set(combo.id, names);
      combos.push(combo);
      return undefined;
    },
  });
  return { combos, report };
}

function toCombo(variant: SpellbookVariant): Combo {
  return {
    id: String(variant.id),
    cards: variant.uses.map(({ card, mustBeCommander }) => ({
      name: card.name,
      oracleId: card.oracleId ?? null,
      mustBeCommander: mustBeCommander ?? false,
    })),
    requires: (variant.requires ?? []).map(({ template, quantity }) =>
      quantity && quantity > 1 ? `${quantity} × ${template.name}` : template.name,
    ),
    produces: variant.produces.map(({ feature }) => feature.name),
    identity: parseColorIdentity(variant.identity),
    prerequisites: [variant.easyPrerequisites, variant.notablePrerequisites, variant.otherPrerequisites]
      .filter((part) => part)
      .join('\n'),
    steps: variant.description ?? '',
    manaNeeded: variant.manaNeeded ?? '',
    bracketTag: variant.bracketTag || null,
  };
}
