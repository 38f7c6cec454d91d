import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { AppError } from '@deckwright/domain';
import { everySecret } from '../secret.ts';
import type { SaltContext, Voter } from './context.ts';

const TOKEN = /^([\w-]{22})\.([\w-]{43})$/;

/** Creates a device token: a random id with our signature. Nothing is stored until the device votes. */
export async function createDevice({ secrets }: SaltContext): Promise<string> {
  const id = randomBytes(16).toString('base64url');
  return `${id}.${computeSignature(id, (await secrets()).current)}`;
}

/** The voter's key in the table. @throws AppError unauthenticated for a token that this site did not sign. */
export async function voterName({ secrets }: Pick<SaltContext, 'secrets'>, voter: Voter): Promise<string> {
  if ('uid' in voter) return userVoter(voter.uid);
  const [, id = '', signature = ''] = TOKEN.exec(voter.device) ?? [];
  const given = Buffer.from(signature);
  const isOurs = everySecret(await secrets())
    .map((secret) => Buffer.from(computeSignature(id, secret)))
    .some((right) => given.length === right.length && timingSafeEqual(given, right));
  if (!isOurs)
    throw new AppError('unauthenticated', 'We no longer recognize this device. Vote again to start over.');
  return `device:${id}`;
}

export function userVoter(uid: string): string {
  return `user:${uid}`;
}

/** Domain separation, because the site's secret also signs other things. */
function computeSignature(id: string, secret: string): string {
  return createHmac('sha256', secret).update(`salt device ${id}`).digest('base64url');
}
