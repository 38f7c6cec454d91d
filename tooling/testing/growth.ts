/** Lengths to try, in UTF-16 units: close together first, so that exponential growth shows before it takes forever. */
const LENGTHS = [16, 20, 24, 28, 32, 36, 40, 46, 54, 64, 80, 100, 140, 200, 280, 400, 1000, 10_000, 100_000];
/** CPU time below which nothing is judged, in milliseconds: what else the runtime does grows, too. */
const MIN_MS = 60;
/** Of two lengths that are compared, the longer is so many times the shorter, if there is one so short. */
const STEP = 10;
/** Time may grow with this power of the length: linear is 1, quadratic 2; 40 times for ten times the length. */
const MAX_POWER = 1.6;
const REPEATS = 5;

/** Where a reader takes out of proportion longer for a longer text. */
export type Growth = { from: number; to: number; fromMs: number; toMs: number };

/**
 * Reads texts of 16 to 100,000 letters. Null if the time that the thread works grows about as the text does, whatever the
 * machine does meanwhile; otherwise where it does not. What the reader throws is ignored.
 */
export async function findGrowth(
  make: (length: number) => string,
  read: (text: string) => unknown,
): Promise<Growth | null> {
  const times = new Map<number, number>();
  for (const to of LENGTHS) {
    times.set(to, await measureCpu(read, make(to)));
    const from = LENGTHS.findLast((length) => length * STEP <= to) ?? LENGTHS[0] ?? 1;
    const growth = (): Growth => ({ from, to, fromMs: times.get(from) ?? 0, toMs: times.get(to) ?? 0 });
    if (!isTooMuch(growth())) continue;
    // Once more, since a collection of garbage or a compilation may have come between.
    for (const length of [from, to]) times.set(length, await measureFastest(read, make(length)));
    if (isTooMuch(growth())) return growth();
  }
  return null;
}

function isTooMuch({ from, to, fromMs, toMs }: Growth): boolean {
  const allowed = (to / from) ** MAX_POWER;
  return toMs > Math.max(MIN_MS, fromMs * allowed);
}

/** The least of several times, which noise only adds to; of a long one only a few. */
async function measureFastest(read: (text: string) => unknown, text: string): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let turn = 0; turn < REPEATS && (turn < 1 || least < 2000); turn += 1)
    least = Math.min(least, await measureCpu(read, text));
  return least;
}

/** Milliseconds of CPU time of this thread. */
async function measureCpu(read: (text: string) => unknown, text: string): Promise<number> {
  const before = process.threadCpuUsage();
  try {
    await read(text);
  } catch {
    // A refusal; that it is a named one is for other tests to say.
  }
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}
