export type MeasuredCalls = { perSecond: number; p50: number; p99: number; bytes: number };

/** What calls by several callers at a time take, and the bytes of an answer on average. `ask` resolves to the bytes of one. */
export async function measureCalls(
  ask: (turn: number) => Promise<number>,
  { callers, forMs }: { callers: number; forMs: number },
): Promise<MeasuredCalls> {
  const latencies: number[] = [];
  let bytes = 0;
  let turn = 0;
  const started = performance.now();
  const caller = async (): Promise<void> => {
    while (performance.now() - started < forMs) {
      const requestedAt = performance.now();
      turn += 1;
      // Not `bytes += await …`: that reads the sum before it waits, and drops what the others add in the meantime.
      const size = await ask(turn);
      bytes += size;
      latencies.push(performance.now() - requestedAt);
    }
  };
  await Promise.all(Array.from({ length: callers }, caller));
  const seconds = (performance.now() - started) / 1000;
  latencies.sort((a, b) => a - b);
  const at = (share: number): number => latencies[Math.floor(latencies.length * share)] ?? Number.NaN;
  return {
    perSecond: latencies.length / seconds,
    p50: at(0.5),
    p99: at(0.99),
    bytes: Math.round(bytes / latencies.length),
  };
}
