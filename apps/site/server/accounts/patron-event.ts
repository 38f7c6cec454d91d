import { createHash } from 'node:crypto';
import type { MemberEvent } from '@deckwright/accounts';
import { AppError, isPublicEmailAddress } from '@deckwright/domain';
import { z } from 'zod';

/** Dates slightly ahead of this clock are accepted, later ones not: every following message would look older. */
const AHEAD_MS = 86_400_000;
const MAX_CENTS = 100_000_000;

const Resource = z.object({ data: z.object({ type: z.string() }) });

/** The fields used here; the service documents more. */
const MemberMessage = z.object({
  data: z.object({
    id: z.string().min(1).max(200),
    attributes: z.object({
      email: z.string().max(300).nullish(),
      patron_status: z.string().max(40).nullish(),
      currently_entitled_amount_cents: z.int().min(0).max(MAX_CENTS).nullish(),
      last_charge_date: z.string().max(60).nullish(),
      pledge_relationship_start: z.string().max(60).nullish(),
    }),
  }),
  included: z
    .array(z.object({ type: z.string(), attributes: z.object({ date: z.string().nullish() }).nullish() }))
    .nullish(),
});

/**
 * Parses a message of the patron service; null if it is not about a member.
 * @throws AppError invalid-argument if it is not a message.
 */
export function readMemberEvent(body: Uint8Array, trigger: string, now: Date): MemberEvent | null {
  const value = parse(body);
  const resource = Resource.safeParse(value);
  if (resource.success && resource.data.data.type !== 'member') return null;
  const parsed = MemberMessage.safeParse(value);
  if (!parsed.success) throw new AppError('invalid-argument', 'The body is not a message about a member.');
  const { data, included } = parsed.data;
  const { attributes } = data;
  const dates = [
    attributes.last_charge_date,
    attributes.pledge_relationship_start,
    ...(included ?? []).filter(({ type }) => type === 'pledge-event').map((event) => event.attributes?.date),
  ];
  const email = attributes.email?.trim() ?? '';
  return {
    memberId: data.id,
    email: isPublicEmailAddress(email) ? email.toLowerCase() : null,
    ...getState(trigger, attributes.patron_status ?? null, attributes.currently_entitled_amount_cents ?? 0),
    stateAt: latest(dates, now),
    hash: createHash('sha256').update(`${trigger}\n`).update(body).digest('hex'),
  };
}

type State = Pick<MemberEvent, 'status' | 'cents' | 'standing'>;

/** A deleted pledge ends the patronage, whatever the member's status still says. */
function getState(trigger: string, status: string | null, cents: number): State {
  if (trigger === 'members:delete') return { status: null, cents: 0, standing: 3 };
  if (trigger === 'members:pledge:delete') return { status: 'former_patron', cents: 0, standing: 2 };
  if (status === 'former_patron') return { status, cents: 0, standing: 2 };
  return { status, cents, standing: status === 'declined_patron' ? 1 : 0 };
}

/** The message has no time of its own: it is dated by the latest past event that it mentions. */
function latest(dates: readonly (string | null | undefined)[], now: Date): Date {
  const times = dates
    .map((date) => Date.parse(date ?? ''))
    .filter((time) => time > 0 && time <= Number(now) + AHEAD_MS);
  return new Date(Math.max(0, ...times));
}

function parse(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch (cause) {
    throw new AppError('invalid-argument', 'The body is not valid JSON.', { cause });
  }
}
