import { Piscina } from 'piscina';
import { judgeBytes, parseFacts } from './judge-bytes.ts';
import { makeJudge } from './judge-facts.ts';

export type JudgePool = {
  /** Judges a part of a deck file; the given bytes are used up. */
  run(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>>;
  /** Waits for what is running. */
  close(): Promise<void>;
};

type PoolOptions = {
  /** From 1 on. */
  threads: number;
  /** Start a thread even if one is enough; otherwise this one does it. */
  apart?: boolean;
};

/** Threads that judge by these facts. */
export function openJudgePool(facts: Uint8Array, { threads, apart = false }: PoolOptions): JudgePool {
  if (threads === 1 && !apart) {
    let judge: ReturnType<typeof makeJudge> | null = null;
    return {
      run: async (bytes) => {
        judge ??= makeJudge(parseFacts(facts));
        return judgeBytes(judge, bytes);
      },
      close: async () => {},
    };
  }
  const shared = new Uint8Array(new SharedArrayBuffer(facts.length));
  shared.set(facts);
  const pool = new Piscina<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    filename: new URL('./judge-thread.ts', import.meta.url).href,
    workerData: shared,
    minThreads: threads,
    maxThreads: threads,
    // A thread blocked on a shared counter would not notice that it should exit.
    atomics: 'disabled',
  });
  return {
    run: (bytes) => pool.run(bytes, { transferList: [bytes.buffer] }),
    close: async () => {
      await pool.close({ force: false });
      await pool.destroy();
    },
  };
}
