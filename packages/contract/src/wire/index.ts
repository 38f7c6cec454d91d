export { fromWire } from './from-wire.ts';
export { toWire, type Wire, wireName } from './to-wire.ts';
export { wireFields, wireSchema } from './wire-schema.ts';
