import { AsyncLocalStorage } from 'node:async_hooks';
import type { Orm } from '@deckwright/database';

/** Queries of one call, those of the library in between too, go through one transaction while there is one. */
export type Door = {
  /** Leads to the running transaction, else to the database. */
  orm: Orm;
  inTransaction: <T>(work: () => Promise<T>) => Promise<T>;
};

export function openDoor(database: Orm): Door {
  const running = new AsyncLocalStorage<Orm>();
  const orm = new Proxy(database, {
    get: (_, property) => {
      const current = running.getStore() ?? database;
      const value: unknown = Reflect.get(current, property);
      return typeof value === 'function' ? value.bind(current) : value;
    },
  });
  return {
    orm,
    inTransaction: (work) => orm.transaction((transaction) => running.run(transaction, work)),
  };
}
