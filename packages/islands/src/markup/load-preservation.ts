import { fetchPart } from '../parts/fetch-part.ts';

type Preservation = typeof import('../interaction/preserve-interaction.ts');

let preservation: Preservation | null = null;
let loading: Promise<void> | null = null;

/** The code that carries focus, press, scroll position and folds over to rerendered content; null until loaded. */
export function preservationNow(): Preservation | null {
  return preservation;
}

/** Loads it. Never rejects: without it a part is still rendered, and only loses focus and press. */
export function loadPreservation(): Promise<void> {
  loading ??= fetchPart(() => import('../interaction/preserve-interaction.ts')).then(
    (loaded) => {
      preservation = loaded;
    },
    () => {
      loading = null;
    },
  );
  return loading;
}
