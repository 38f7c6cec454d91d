import { z } from 'zod';

/** One year. */
export const MAX_HOURS = 8784;
/** A keyed hash. */
export const NETWORK = /^[\w-]{22}$/;

const Email = z.string().min(1).max(300);

/** A request of `deckwright user` for the accounts, executed in this process or in the site that has them open. */
export const UserRequest = z.discriminatedUnion('verb', [
  z.strictObject({ verb: z.literal('show'), email: Email }),
  z.strictObject({ verb: z.literal('reset-second-factor'), email: Email }),
  z.strictObject({
    verb: z.literal('role'),
    email: Email,
    roles: z.strictObject({ isStaff: z.boolean(), isAdmin: z.boolean() }),
    evenUnconfirmed: z.boolean().optional(),
  }),
  z.strictObject({
    verb: z.literal('patron'),
    email: Email,
    patreon: z
      .strictObject({ status: z.enum(['active_patron', 'former_patron']), cents: z.int().min(0).max(1e8) })
      .nullable(),
  }),
  z.strictObject({ verb: z.literal('votes'), hours: z.int().min(1).max(MAX_HOURS) }),
  z.strictObject({ verb: z.literal('remove-votes'), network: z.string().regex(NETWORK) }),
]);
export type UserRequest = z.infer<typeof UserRequest>;

/** A request to a site that runs: for its accounts, or for its database as files in a folder that is there and empty. */
export const ControlRequest = z.union([
  UserRequest,
  z.strictObject({ verb: z.literal('dump'), folder: z.string().min(1).max(4_000) }),
]);
export type ControlRequest = z.infer<typeof ControlRequest>;

/** The command that removes the votes of a network; with `=`, since a hash may start with "-". */
export function removeVotesCommand(network: string): string {
  return `user remove-votes --network=${network}`;
}
