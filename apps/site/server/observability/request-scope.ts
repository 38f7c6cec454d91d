import { AsyncLocalStorage } from 'node:async_hooks';

const scope = new AsyncLocalStorage<string>();

/** Runs `work` as part of the request with this id. */
export function inRequest(id: string, work: () => void): void {
  scope.run(id, work);
}

/** The id of the request that is being answered; undefined outside of one. Who waits for another's work has the other's. */
export function currentRequestId(): string | undefined {
  return scope.getStore();
}
