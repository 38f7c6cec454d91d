import { PLAIN, type QueryKey } from './query-key.ts';

/** The lists of a page that are shown in full: all, or those of these kinds. */
export type Shown = 'all' | readonly string[];

/** More lists than a page has. */
const MAX_SHOWN = 30;
const KIND = /^[a-z0-9][a-z0-9-]{0,39}$/;

/** `all`, or the kinds of lists separated by commas; invalid kinds count as absent. */
export const SHOW: QueryKey<Shown> = {
  ...PLAIN,
  name: 'show',
  otherwise: [],
  read(text) {
    if (text === 'all') return text;
    const kinds = text.split(',').filter((kind) => KIND.test(kind));
    return [...new Set(kinds)].sort().slice(0, MAX_SHOWN);
  },
  print: (show) => (show === 'all' ? show : show.join(',')),
  escape: (text) => text,
};

/** Whether the list of this kind is shown in full. */
export function isShown(show: Shown, kind: string): boolean {
  return show === 'all' || show.includes(kind);
}

/** Adds one more list to show in full. */
export function withShown(show: Shown, kind: string): Shown {
  return show === 'all' ? show : [...new Set([...show, kind])].sort();
}
