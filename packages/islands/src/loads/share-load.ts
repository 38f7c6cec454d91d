/** How long a load that nobody waits for goes on: the router ends one load just before it begins the next. */
const GRACE_MS = 200;

type Shared = {
  address: string;
  answer: Promise<Response>;
  cancel: AbortController;
  numWaiting: number;
};

type Load = {
  /** One for all addresses with the same data. */
  key: string;
  address: string;
  /** Whether any data will do; otherwise something has changed since a load of this address began. */
  isPartial: boolean;
  signal: AbortSignal;
  send: (signal: AbortSignal) => Promise<Response>;
};

const ongoing = new Map<string, Shared>();

/**
 * Sends a request, or waits for one of the same data that is on its way to another address of the page: choosing a view
 * while the rest of the page loads would otherwise load it twice.
 */
export function shareLoad({ key, address, isPartial, signal, send }: Load): Promise<Response> {
  signal.throwIfAborted();
  const found = ongoing.get(key);
  const shared = found && (isPartial || found.address !== address) ? found : start({ key, address, send });
  shared.numWaiting += 1;
  return new Promise((resolve, reject) => {
    const leave = () => {
      release(shared);
      reject(signal.reason);
    };
    signal.addEventListener('abort', leave, { once: true });
    const done = () => signal.removeEventListener('abort', leave);
    shared.answer.then(
      (answer) => {
        done();
        resolve(answer.clone());
      },
      (error: unknown) => {
        done();
        reject(error);
      },
    );
  });
}

function start({ key, address, send }: Omit<Load, 'signal' | 'isPartial'>): Shared {
  const cancel = new AbortController();
  const shared = { address, answer: send(cancel.signal), cancel, numWaiting: 0 };
  ongoing.set(key, shared);
  const end = () => {
    if (ongoing.get(key) === shared) ongoing.delete(key);
  };
  shared.answer.then(end, end);
  return shared;
}

function release(shared: Shared): void {
  shared.numWaiting -= 1;
  setTimeout(() => {
    if (shared.numWaiting === 0) shared.cancel.abort();
  }, GRACE_MS);
}
