export {
  BUSY_MESSAGE,
  BusyError,
  FairQueue,
  type QueueName,
  throwIfAborted,
} from './fair-queue.ts';
export { KnownClients } from './known-clients.ts';
export { LoadShedder } from './load-shedder.ts';
export { type LoopDelay, NO_DELAY } from './loop-delay.ts';
export { type Network, toNetworks } from './networks.ts';
export { OwnWork } from './own-work.ts';
export {
  type LimitPolicy,
  type LimitReached,
  type LimitUse,
  networkKind,
  RateLimit,
  type RefusedBy,
} from './rate-limit.ts';
export { RefusalCounts, type RefusalReason } from './refusal-counts.ts';
export { type EventLoop, ThreadTurns } from './thread-turns.ts';
