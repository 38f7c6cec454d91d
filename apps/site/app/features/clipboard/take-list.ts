import { type Imported, importLead } from './read-import.ts';
import { clipboardStore } from './store.ts';

/** Adds an imported list to the clipboard or replaces the contents, as one step. */
export function takeList(list: Imported['list'], replace: boolean): Pick<Imported, 'fresh' | 'asCommander'> {
  const { cards, commanders, importList } = clipboardStore.getState();
  const taken = [...list.commanders, ...list.cards];
  const isNew = ({ url }: { url: string }) => replace || !(url in cards || commanders.includes(url));
  const asCommander = importLead(list.commanders, commanders, replace);
  if (taken.length > 0) importList({ ...list, replace });
  return { fresh: taken.filter(isNew).length, asCommander };
}
