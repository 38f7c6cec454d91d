import type { SaltVoting, Staff } from '@deckwright/accounts';
import { AppError, logText } from '@deckwright/domain';
import type { SecurityLog } from '../security-log/security-log.ts';
import { removeVotesCommand, type UserRequest } from './user-request.ts';

/** What commands need. */
export type CommandVerbs = {
  staff: Pick<Staff, 'findUserByEmail' | 'setRoles' | 'setPatron' | 'resetSecondFactor'>;
  salt: Pick<SaltVoting, 'listNetworks' | 'removeNetwork'>;
  securityLog: Pick<SecurityLog, 'write'>;
};

/**
 * Executes the request and returns the resulting account as lines. @throws AppError not-found for an unknown address
 */
export async function runUserRequest(
  { staff, salt, securityLog }: CommandVerbs,
  request: UserRequest,
): Promise<string[]> {
  if (request.verb === 'votes') return getVotes(salt, request.hours);
  if (request.verb === 'remove-votes') {
    const { network } = request;
    const count = await salt.removeNetwork({ network });
    const call = removeVotesCommand(network);
    securityLog.write({ event: 'votes-removed', outcome: 'done', subject: network, call, count });
    return [`${count} votes were removed. Statistics follow with the next build.`];
  }
  const user = await staff.findUserByEmail(request.email);
  if (!user)
    throw new AppError(
      'not-found',
      `There is no account with the address ${logText(request.email)}. Register it on the site first.`,
    );
  const by = { kind: 'command' } as const;
  if (request.verb === 'reset-second-factor') await staff.resetSecondFactor({ by, uid: user.uid });
  if (request.verb === 'role') {
    const { roles, evenUnconfirmed = false } = request;
    await staff.setRoles({ by, uid: user.uid, roles, evenUnconfirmed });
  }
  if (request.verb === 'patron') await staff.setPatron({ by, uid: user.uid, patreon: request.patreon });
  securityLog.write({ event: 'command', outcome: 'done', subject: user.uid, call: `user ${request.verb}` });
  const now = request.verb === 'show' ? user : await staff.findUserByEmail(request.email);
  if (!now) throw new AppError('not-found', 'The account was deleted meanwhile.');
  const { isStaff, isAdmin, patreon } = now;
  const roles = [isStaff ? 'staff' : '', isAdmin ? 'admin' : ''].filter(Boolean).join(' and ') || 'none';
  return [
    `${now.email}, called ${logText(now.name)}`,
    `role      ${roles}`,
    `patron    ${patreon ? `${patreon.status}, ${patreon.cents} cents a month` : 'none'}`,
    `since     ${now.createdAt}${now.emailVerified ? '' : ', address not confirmed'}`,
    `sessions  ${now.sessions}`,
    `API keys  ${now.apiKeys}`,
    `decks     ${now.sharedDecks} shared`,
    `two-step  ${now.twoFactorEnabled ? 'on' : 'off'}`,
  ];
}

async function getVotes(salt: CommandVerbs['salt'], hours: number): Promise<string[]> {
  const networks = await salt.listNetworks({ since: new Date(Date.now() - hours * 3_600_000) });
  if (networks.length === 0) return [`No vote came in within ${hours} hours.`];
  const most = networks[0]?.network ?? '';
  const cells = networks.map(({ network, ...found }) => [
    network,
    ...[found.votes, found.voters, found.cards].map((count) => `${count}`.padStart(8)),
    found.mean.toFixed(2).padStart(8),
  ]);
  return [
    ...[['network'.padEnd(22), '   votes', '  voters', '   cards', '    mean'], ...cells].map((row) =>
      row.join(' '),
    ),
    '',
    `To take back what the first one gave: npm run deckwright -- ${removeVotesCommand(most)}`,
  ];
}
