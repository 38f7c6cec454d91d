import { printQueryValues, SETS_QUERY } from '@deckwright/contract';
import type { SetEntry, SetsPage, SetType } from '@deckwright/contract/schemas';
import { formatCounted, NO_FILTERS, SET_TYPES, searchKey } from '@deckwright/domain';
import { pageHead } from '../page/index.ts';
import type { LoadedSnapshot } from '../snapshot/index.ts';
import { type KnownSet, SET_TYPE_LABELS, setIndex } from './set-index.ts';

export function setEntry({ set, type, members, newCards }: KnownSet): SetEntry {
  return {
    code: set.code,
    name: set.name,
    iconSvgUri: set.iconUri,
    released: set.released,
    type,
    numCards: members.length,
    numNew: newCards,
  };
}

/** Sets by year, newest first; sets without known cards have no kind. `q` filters by name or code. */
export function setsPage(snapshot: LoadedSnapshot, { type, q }: { type: SetType; q: string }): SetsPage {
  const all = [...setIndex(snapshot).values()];
  const filled = all.filter(({ members }) => members.length > 0);
  const ofType = (wanted: SetType): KnownSet[] =>
    filled.filter((each) => (wanted === 'all' ? each.type !== 'other' : each.type === wanted));
  const key = searchKey(q);
  const shown = ofType(type).filter(({ set }) => searchKey(set.name).includes(key) || set.code === key);
  const years = new Map<string, SetEntry[]>();
  for (const each of shown) {
    const year = each.set.released.slice(0, 4) || 'No date';
    years.set(year, [...(years.get(year) ?? []), setEntry(each)]);
  }
  const title = type === 'all' ? 'Sets' : `Sets: ${SET_TYPE_LABELS[type]}`;
  const description = `${formatCounted(shown.length, 'set')} by year, with the cards and commanders that decks play most.`;
  return {
    ...pageHead(snapshot, NO_FILTERS, {
      title,
      description,
      canonical: '/sets',
      query: printQueryValues(SETS_QUERY, { q, type }),
      warnings: [],
    }),
    type,
    q,
    numSets: shown.length,
    numEmpty: all.length - filled.length,
    types: SET_TYPES.map((each) => ({
      type: each,
      label: SET_TYPE_LABELS[each],
      numSets: ofType(each).length,
    })),
    years: [...years].map(([year, sets]) => ({ year, sets })),
    lists: [],
  };
}
