import { workerData } from 'node:worker_threads';
import { move } from 'piscina';
import { judgeBytes, parseFacts } from './judge-bytes.ts';
import { makeJudge } from './judge-facts.ts';

const judge = makeJudge(parseFacts(workerData as Uint8Array));

/** Judges one part of a deck file. */
export default function judgePart(bytes: Uint8Array): unknown {
  return move(judgeBytes(judge, bytes));
}
