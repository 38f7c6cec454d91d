// Preloaded into a process whose clock is shifted: after each SIGUSR2 the time is that of the machine plus the
// milliseconds in CLOCK_SHIFT_FILE.
import { readFileSync } from 'node:fs';

const Real = Date;
let shift = 0;
const now = () => Real.now() + shift;
process.on('SIGUSR2', () => {
  shift = Number(readFileSync(process.env.CLOCK_SHIFT_FILE ?? '', 'utf8'));
  process.stdout.write(`The clock is set to ${new Real(now()).toISOString()}\n`);
});
globalThis.Date = new Proxy(Real, {
  construct: (target, args, self) => Reflect.construct(target, args.length > 0 ? args : [now()], self),
  apply: () => new Real(now()).toString(),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
});
