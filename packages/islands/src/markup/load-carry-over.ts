import { fetchPart } from '../parts/fetch-part.ts';

type CarryOver = typeof import('../interaction/carry-over.ts');

let carryOver: CarryOver | null = null;
let loading: Promise<void> | null = null;

/** The code that carries focus, press, scroll position and folds over to rerendered content; null until loaded. */
export function carryOverNow(): CarryOver | null {
  return carryOver;
}

/** Loads it. Never rejects: without it a part is still rendered, and only loses focus and press. */
export function loadCarryOver(): Promise<void> {
  loading ??= fetchPart(() => import('../interaction/carry-over.ts')).then(
    (loaded) => {
      carryOver = loaded;
    },
    () => {
      loading = null;
    },
  );
  return loading;
}
