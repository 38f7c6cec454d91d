import type { Actor, Staff } from '@deckwright/accounts';
import {
  NewName,
  StaffActions,
  StaffData,
  StaffDone,
  StaffNewsletter,
  StaffRoles,
  StaffSecurity,
  StaffStatus,
  StaffUsers,
  StaffVotes,
} from '@deckwright/contract/schemas';
import { AppError } from '@deckwright/domain';
import { z } from '@hono/zod-openapi';
import { requireAdmin, requireStaff } from '../accounts/staff-call.ts';
import type { UserDeps } from '../accounts/user-call.ts';
import type { Api, ApiContext } from '../api/api.ts';
import { NO_SESSION, readJson } from '../api/define-route.ts';
import type { SecurityLog } from '../security-log/security-log.ts';
import { defineUserRoute } from './user-route.ts';

const REFUSED = {
  400: 'The call is wrong, or the caller has no two-step sign-in.',
  401: NO_SESSION,
  403: 'The caller does not have the role.',
};
const UNKNOWN = { 404: 'There is no such user.' };
const UID = z.object({ uid: z.string().meta({ description: 'Id of an account' }) });
const PAGE = z.object({ page: z.string().optional().meta({ description: 'Page of the list, from 1' }) });
const DONE: StaffDone = { done: true };

export type StaffDeps = UserDeps & {
  staff: Staff;
  data: () => Promise<StaffData>;
  status: () => Promise<StaffStatus>;
  securityLog?: Pick<SecurityLog, 'recent'> | undefined;
};

/** Lines of the security log per page. */
const LINES = 50;

/** What the staff page reads and does. */
export function staffRoutes(api: Api, deps: StaffDeps): void {
  const { staff } = deps;
  const route = defineUserRoute(api);
  const actor = async (c: ApiContext): Promise<Actor> => ({
    kind: 'user',
    uid: (await requireStaff(c, deps)).uid,
  });
  const read = <T extends z.ZodType>(
    path: string,
    summary: string,
    answer: T,
    run: (c: ApiContext) => Promise<z.input<T>>,
    query?: z.ZodObject,
  ) =>
    route(
      {
        method: 'get',
        path: `/api/staff/${path}`,
        summary: `${summary}; for staff`,
        answer,
        problems: { ...REFUSED, ...(query ? { 400: 'The query cannot be read.' } : {}) },
        ...(query ? { query } : {}),
      },
      async (c) => {
        await requireStaff(c, deps);
        return c.json(answer.parse(await run(c)));
      },
    );

  read(
    'users',
    'Users by name or address, newest first',
    StaffUsers,
    (c) => staff.findUsers({ search: (c.req.query('q') ?? '').slice(0, 200), page: readPage(c) }),
    PAGE.extend({ q: z.string().optional().meta({ description: 'Part of a name or email address' }) }),
  );
  read('actions', 'Staff actions, newest first', StaffActions, (c) => staff.listActions(readPage(c)), PAGE);
  read('votes', 'Number of salt votes', StaffVotes, () => staff.voteCounts());
  read('newsletter', 'Number of newsletter subscribers', StaffNewsletter, () => staff.newsletterCounts());
  read(
    'security',
    'The last lines of the security log, newest first',
    StaffSecurity,
    async (c) => securityPage(deps, (c.req.query('q') ?? '').slice(0, 300), readPage(c)),
    PAGE.extend({ q: z.string().optional().meta({ description: 'What a line holds, or an email address' }) }),
  );
  read('data', 'What is served, and how the parts of the site do', StaffData, () => deps.data());
  read(
    'status',
    'Readiness, data, last refresh and backup, database, load and versions of this process',
    StaffStatus,
    () => deps.status(),
  );

  route(
    {
      method: 'put',
      path: '/api/staff/users/{uid}/roles',
      summary: 'Gives and takes roles; for admins',
      params: UID,
      body: StaffRoles,
      answer: StaffDone,
      problems: { ...REFUSED, 400: 'The body cannot be read, or it would leave no admin.', ...UNKNOWN },
    },
    async (c) => {
      const { uid } = await requireAdmin(c, deps);
      const roles = await readJson(c, StaffRoles);
      await staff.setRoles({ by: { kind: 'user', uid }, uid: c.req.param('uid') ?? '', roles });
      return c.json(DONE);
    },
  );
  route(
    {
      method: 'delete',
      path: '/api/staff/users/{uid}/sessions',
      summary: 'Signs a user out everywhere; for staff',
      params: UID,
      answer: StaffDone,
      problems: { ...REFUSED, 400: 'The id cannot be read.', ...UNKNOWN },
    },
    async (c) => {
      await staff.endSessions({ by: await actor(c), uid: c.req.param('uid') ?? '' });
      return c.json(DONE);
    },
  );
  route(
    {
      method: 'delete',
      path: '/api/staff/users/{uid}/api-keys',
      summary: 'Revokes all API keys of a user; for staff',
      params: UID,
      answer: StaffDone,
      problems: { ...REFUSED, 400: 'The id cannot be read.', ...UNKNOWN },
    },
    async (c) => {
      await staff.revokeKeys({ by: await actor(c), uid: c.req.param('uid') ?? '' });
      return c.json(DONE);
    },
  );
  route(
    {
      method: 'put',
      path: '/api/staff/users/{uid}/name',
      summary: 'Corrects the name of a user; for staff',
      params: UID,
      body: NewName,
      answer: StaffDone,
      problems: { ...REFUSED, 400: 'The body cannot be read, or the name is not allowed.', ...UNKNOWN },
    },
    async (c) => {
      const by = await actor(c);
      const { name } = await readJson(c, NewName);
      await staff.renameUser({ by, uid: c.req.param('uid') ?? '', name });
      return c.json(DONE);
    },
  );
  route(
    {
      method: 'delete',
      path: '/api/staff/users/{uid}/name',
      summary: 'Removes a user’s name and notifies them by email; for staff',
      params: UID,
      answer: StaffDone,
      problems: { ...REFUSED, 400: 'The id cannot be read.', ...UNKNOWN },
    },
    async (c) => {
      await staff.removeName({ by: await actor(c), uid: c.req.param('uid') ?? '' });
      return c.json(DONE);
    },
  );
}

function securityPage({ securityLog }: StaffDeps, search: string, page: number): StaffSecurity {
  const lines = securityLog?.recent(search) ?? [];
  const pages = Math.max(1, Math.ceil(lines.length / LINES));
  const at = Math.min(page, pages);
  return { lines: lines.slice((at - 1) * LINES, at * LINES), page: at, pages };
}

/** Starts at 1. */
function readPage(c: ApiContext): number {
  const text = c.req.query('page') ?? '1';
  if (/^[1-9]\d{0,5}$/.test(text)) return Number(text);
  throw new AppError('invalid-argument', '"page" must be a whole number from 1 up.');
}
