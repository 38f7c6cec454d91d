import type { Database, Orm } from '@deckwright/database';
import { guard } from '../failures.ts';
import { type NewsletterCounts, newsletterCounts } from './newsletter-counts.ts';

export type StaffContext = { orm: Orm; now: () => Date };

/** What the staff page shows and does. Each verb throws AppError unavailable while the database is away. */
export type Staff = {
  newsletterCounts: () => Promise<NewsletterCounts>;
};

type Deps = { database: Database; log: (line: string) => void; now?: () => Date };

export function createStaff({ database, log, now = () => new Date() }: Deps): Staff {
  const context: StaffContext = { orm: database.orm, now };
  const verb =
    <I extends unknown[], T>(run: (context: StaffContext, ...input: I) => Promise<T>) =>
    (...input: I): Promise<T> =>
      guard({ database, log }, () => run(context, ...input));
  return {
    newsletterCounts: verb(newsletterCounts),
  };
}
