import { fetchPart } from '../part/fetch-part.ts';

type CarryOver = typeof import('./carry-over.ts');

let carryOver: CarryOver | null = null;
let loading: Promise<void> | null = null;

/** What carries focus, press, place and folds over into what is drawn anew; null until it has been loaded. */
export function carryOverNow(): CarryOver | null {
  return carryOver;
}

/** Loads it. Never rejects: without it a part is still drawn, and only loses what the visitor had in hand. */
export function loadCarryOver(): Promise<void> {
  loading ??= fetchPart(() => import('./carry-over.ts')).then(
    (loaded) => {
      carryOver = loaded;
    },
    () => {
      loading = null;
    },
  );
  return loading;
}
