import { buildNameFinder, type Card, type ExcludedName, faceNames, slugify } from '@deckwright/domain';
import type { ScryfallCard } from '../scryfall/schemas.ts';
import { recordName } from './card-mapper.ts';
import { getExcludedKind } from './card-rule.ts';
import { compareText } from './compare-text.ts';

/** Collects the names of records that are not in the catalog, so that lists and searches can say what they are. */
export class ExcludedRecords {
  readonly #names: ExcludedName[] = [];

  add(record: ScryfallCard, setType: string | null | undefined): void {
    const kind = getExcludedKind(record, setType);
    const name = recordName(record);
    for (const each of new Set([name, ...faceNames(name)])) this.#names.push({ name: each, kind });
  }

  /** The names that no card of the catalog has, by name; of those with the same slug and kind the first. */
  besides(cards: readonly Card[]): ExcludedName[] {
    const { whole } = buildNameFinder(cards);
    const names = new Map<string, ExcludedName>();
    for (const each of [...this.#names].sort(compareNames)) {
      const key = `${each.kind} ${slugify(each.name)}`;
      if (slugify(each.name) !== '' && !names.has(key) && whole(each.name) === null) names.set(key, each);
    }
    return [...names.values()];
  }
}

function compareNames(a: ExcludedName, b: ExcludedName): number {
  return compareText(a.name, b.name) || compareText(a.kind, b.kind);
}
