import { FetchError } from '../../shared/api/request.ts';
import { storedSession } from '../../shared/storage/stored-session.ts';
import { createVoteCalls, type VoteCalls } from './vote-calls.ts';
import { createSender, type SendState } from './vote-sender.ts';

type Reader = { onState: (state: SendState) => void; onRefused: (error: unknown) => void };

export type Outbox = {
  calls: VoteCalls;
  sender: ReturnType<typeof createSender>;
  /** Registers the open page as reader; the returned function unregisters it. */
  read: (reader: Reader) => () => void;
};

let shared: Outbox | null = null;

/** One for the whole visit: unsent votes outlive the page on which they were cast. */
export function openOutbox(hosts: { apiHost: string; staticHost: string }): Outbox {
  shared ??= createOutbox(hosts);
  return shared;
}

function createOutbox(hosts: { apiHost: string; staticHost: string }): Outbox {
  const calls = createVoteCalls(hosts);
  let reader: Reader | null = null;
  let state: SendState = { unsent: 0, trouble: 'none' };
  const sender = createSender({
    send: calls.send,
    voter: () => storedSession.read()?.uid ?? null,
    getKind: toTrouble,
    onRefused: (_, error) => reader?.onRefused(error),
    onState: (next) => {
      state = next;
      reader?.onState(next);
    },
    later: (run, milliseconds) => {
      const timer = setTimeout(run, milliseconds);
      return () => clearTimeout(timer);
    },
  });
  return {
    calls,
    sender,
    read(next) {
      reader = next;
      next.onState(state);
      return () => {
        if (reader === next) reader = null;
      };
    },
  };
}

function toTrouble(error: unknown): 'away' | 'slow' | 'refused' {
  const status = error instanceof FetchError ? error.status : null;
  if (status === 429) return 'slow';
  return status === null || status >= 500 ? 'away' : 'refused';
}
