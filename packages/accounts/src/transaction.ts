import { AsyncLocalStorage } from 'node:async_hooks';
import type { Orm } from '@deckwright/database';

/** All queries of a call, including the library's, use the current transaction if there is one. */
export type TransactionalDb = {
  /** Resolves to the current transaction, otherwise to the database. */
  orm: Orm;
  inTransaction: <T>(work: () => Promise<T>) => Promise<T>;
};

export function createTransactionalDb(database: Orm): TransactionalDb {
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
