import type { ComboResource } from '@deckwright/contract/schemas';
import { type ColorIdentity, isWithin } from '@deckwright/domain';
import { comboEntry } from '../combo/index.ts';
import { UnknownNameError } from '../lookup/index.ts';
import type { LoadedSnapshot, ViewContext } from '../snapshot/index.ts';
import { type CountedCombo, comboTable } from '../snapshot/index.ts';

/** Combos that a deck within these colors can run, with this card; null = any. */
export type ComboChoice = { identity: ColorIdentity | null; card: number | null };

/** The chosen combos, those that most decks run first. */
export async function chosenCombos(
  snapshot: LoadedSnapshot,
  { identity, card }: ComboChoice,
): Promise<readonly CountedCombo[]> {
  const { ranked, byCard } = await comboTable(snapshot);
  const combos = card === null ? ranked : (byCard.get(card) ?? []);
  return identity === null ? combos : combos.filter((combo) => isWithin(combo.identity, identity));
}

/** The combo with this id. @throws UnknownNameError */
export async function comboOfId(snapshot: LoadedSnapshot, id: string): Promise<CountedCombo> {
  const combo = (await comboTable(snapshot)).byId.get(id);
  if (combo) return combo;
  throw new UnknownNameError(`No combo has the id "${id.slice(0, 100)}".`, []);
}

/** A combo with its counts over all decks. */
export function comboResource({ snapshot }: ViewContext, counted: CountedCombo): ComboResource {
  const { url, rate, cards, ...entry } = comboEntry(snapshot, counted);
  return {
    object: 'combo',
    id: entry.id,
    name: entry.name,
    page: url,
    cards: cards.map(({ name, mustBeCommander }, index) => ({
      id: snapshot.cards[counted.cards[index] ?? -1]?.key ?? null,
      name,
      must_be_commander: mustBeCommander,
    })),
    requires: entry.requires,
    results: entry.results,
    prerequisites: entry.prerequisites,
    steps: entry.steps,
    mana_needed: entry.manaNeeded,
    color_identity: entry.colorIdentity,
    bracket: entry.bracket,
    num_decks: entry.numDecks,
    potential_decks: entry.potentialDecks,
    inclusion_rate: rate,
    inclusion_low: entry.inclusionLow,
    inclusion_high: entry.inclusionHigh,
    rank: entry.rank,
    source_url: entry.sourceUrl,
  };
}
