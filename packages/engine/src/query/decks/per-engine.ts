import type { Engine } from './engine.ts';

/** Computes a value once per loaded engine, at first use; it goes when the engine goes. */
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
