import { searchWords } from '@deckwright/domain';
import { decodeTables, type NameTables } from './format.ts';
import { lookAlikes } from './look-alike.ts';
import { CHARACTERS_PER_EDIT, MATCH_CLASSES, MAX_EDITS, MAX_QUERY, MIN_MISSPELLED } from './match-classes.ts';
import { NameSearch, type Ranked } from './search.ts';
import { Suffixes } from './suffixes.ts';
import type { NameHit, NameIndex } from './types.ts';

/**
 * Reads the output of `buildNameIndex`.
 * @throws AppError `data-loss` for anything else.
 */
export function loadNameIndex(bytes: Uint8Array): NameIndex {
  const tables = decodeTables(bytes);
  const names = new NameSearch(tables, new Suffixes(tables));
  const heaviest = tables.weight[0] ?? 0;
  const toHit = ({ rank, matchClass }: Ranked) =>
    hit(tables, rank, MATCH_CLASSES - matchClass + (tables.weight[rank] ?? 0) / (heaviest + 1), matchClass);
  return {
    size: tables.weight.length,
    search: (query, limit) => names.search(query, limit).map(toHit),
    nearest(query, limit) {
      const found = names.search(query, limit);
      const ranks = new Set(found.map(({ rank }) => rank));
      const missing = limit - found.length;
      const key = searchWords(query.slice(0, MAX_QUERY)).join('');
      const alike = missing > 0 && key !== '' ? lookAlikes(tables, key, limit) : [];
      const fill = alike.filter(({ rank }) => !ranks.has(rank)).slice(0, missing);
      return [
        ...found.map(toHit),
        ...fill.map(({ rank, similarity }) => hit(tables, rank, similarity, null)),
      ];
    },
    misspelled(query, limit) {
      const key = searchWords(query.slice(0, MAX_QUERY)).join('');
      if (key.length < MIN_MISSPELLED) return [];
      const maxEdits = Math.max(MAX_EDITS, Math.floor(key.length / CHARACTERS_PER_EDIT));
      return lookAlikes(tables, key, limit, maxEdits).map(({ rank, similarity }) =>
        hit(tables, rank, similarity, null),
      );
    },
  };
}

function hit(tables: NameTables, rank: number, score: number, matchClass: number | null): NameHit {
  return {
    ref: tables.ref[rank] ?? 0,
    kind: tables.kind[rank] ?? 0,
    label: tables.labels[rank] ?? '',
    score,
    matchClass,
  };
}
