import { type EventLoop, ThreadTurns } from '@deckwright/overload';
import { monotonicNow } from './clock.ts';

/** The event loop of this process. */
const nodeEventLoop: EventLoop = {
  now: monotonicNow,
  // Callbacks scheduled while Node runs callbacks of this kind run after it has read the connections again.
  afterNextLook: (callback) => void setImmediate(callback),
  // A nested microtask runs after everything that directly follows from the job that got the thread.
  afterJob: (callback) => queueMicrotask(() => process.nextTick(callback)),
};

/** For this process, which has one thread that answers. */
export const threadTurns = new ThreadTurns(nodeEventLoop);
