import type { Engine } from './engine.ts';

/** Memoizes a computation per loaded engine; the value is garbage-collected together with the engine. */
export function perEngine<T>(compute: (engine: Engine) => T): (engine: Engine) => T {
  const values = new WeakMap<Engine, { value: T }>();
  return (engine) => {
    const known = values.get(engine);
    if (known) return known.value;
    const value = compute(engine);
    values.set(engine, { value });
    return value;
  };
}
