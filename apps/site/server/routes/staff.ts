import type { Staff } from '@deckwright/accounts';
import { StaffNewsletter } from '@deckwright/api-client/schemas';
import type { Api } from '../http/api.ts';
import { requireStaff } from '../http/staff-call.ts';
import type { UserDeps } from '../http/user-call.ts';
import { defineUserRoute } from './user-route.ts';

const REFUSED = { 401: 'There is no session, or it has ended.', 403: 'The caller has not the role.' };

/** What the staff page reads and does. */
export function staffRoutes(api: Api, deps: UserDeps, staff: Staff): void {
  const route = defineUserRoute(api);

  route(
    {
      method: 'get',
      path: '/api/staff/newsletter',
      summary: 'How many get the newsletter; for staff',
      answer: StaffNewsletter,
      problems: REFUSED,
    },
    async (c) => {
      await requireStaff(c, deps);
      return c.json((await staff.newsletterCounts()) satisfies StaffNewsletter);
    },
  );
}
