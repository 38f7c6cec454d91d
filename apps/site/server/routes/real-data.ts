import { RealDataStatus } from '@deckwright/contract/schemas';
import { AppError } from '@deckwright/domain';
import type { Api, ApiContext } from '../api/api.ts';
import { problem } from '../api/problem.ts';
import { requireOwnMachine } from '../http/own-machine.ts';
import { isSameUser, type Peer } from '../http/peer-user.ts';
import type { RealDataRun } from '../snapshot/real-data-run.ts';

const PATH = '/api/real-data';

/**
 * Replaces the sample by real data, and reports the progress. Only for the user of this machine that the site runs as, so these calls are not in
 * the public description.
 */
export function realDataRoutes(
  api: Api,
  run: Pick<RealDataRun, 'start' | 'status'>,
  isOwnUser: (peer: Peer) => Promise<boolean> = isSameUser,
): void {
  const requireOwnUser = async (c: ApiContext): Promise<void> => {
    requireOwnMachine(c);
    if (await isOwnUser(c.env?.incoming?.socket ?? {})) return;
    throw new AppError(
      'permission-denied',
      'Only the user this site runs as may do this. As that user, run "npm run deckwright -- fetch".',
    );
  };
  const answer = (c: ApiContext, status: 200 | 202) => {
    const body: RealDataStatus = { ...run.status, sample: c.var.snapshot.manifest.sample };
    c.header('Cache-Control', 'no-store');
    return c.json(RealDataStatus.parse(body), status);
  };
  api.get(PATH, async (c) => {
    await requireOwnUser(c);
    return answer(c, 200);
  });
  api.post(PATH, async (c) => {
    await requireOwnUser(c);
    if (!c.var.snapshot.manifest.sample)
      throw new AppError(
        'already-exists',
        'Real data is served already. "npm run deckwright -- fetch" brings it up to date.',
      );
    run.start();
    return answer(c, 202);
  });
  api.all(PATH, (c) => {
    c.header('Allow', 'GET, HEAD, POST, OPTIONS');
    return problem(c, 405, { error: { code: 'unimplemented', message: `${PATH} takes GET and POST only.` } });
  });
}
