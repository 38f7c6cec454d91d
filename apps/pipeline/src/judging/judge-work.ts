import type { FilePart } from './file-parts.ts';

/** A part without a verdict; the key is a hash of all that the verdict depends on. */
export type WantedPart = FilePart & { key: string };

export type JudgeWork = {
  parts: readonly WantedPart[];
  /** How many parts to judge here at a time. */
  lanes: number;
  read(part: WantedPart): Uint8Array;
  judge(part: WantedPart): Promise<Uint8Array>;
  /** `worker` is the machine that judged it, if it was not this one. */
  put(part: WantedPart, judged: Uint8Array, worker?: string): void;
};

/** Judges all parts here and on other machines. */
export type ShareOut = (work: JudgeWork & { facts: Uint8Array }) => Promise<void>;
