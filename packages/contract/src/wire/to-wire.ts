import { WIRE_NAMES } from './wire-names.data.ts';

/** The name of a field in JSON. */
export type WireName<K extends PropertyKey> = K extends keyof typeof WIRE_NAMES ? (typeof WIRE_NAMES)[K] : K;

/** An object of our model as it is in JSON: fields have their wire names, at every depth. */
export type Wire<T> = T extends readonly unknown[]
  ? { [I in keyof T]: Wire<T[I]> }
  : T extends object
    ? { [K in keyof T as WireName<K>]: Wire<T[K]> }
    : T;

export function wireName(name: string): string {
  return Object.hasOwn(WIRE_NAMES, name) ? WIRE_NAMES[name as keyof typeof WIRE_NAMES] : name;
}

/** A copy of plain data, of objects, arrays and primitives alone, with the wire names of fields. */
export function toWire<T>(value: T): Wire<T> {
  // Safe because exactly the names that the type renames are renamed.
  return renamed(value, wireName) as Wire<T>;
}

function renamed(value: unknown, getName: (name: string) => string): unknown {
  if (Array.isArray(value)) return value.map((entry) => renamed(entry, getName));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [getName(name), renamed(part, getName)]),
  );
}
