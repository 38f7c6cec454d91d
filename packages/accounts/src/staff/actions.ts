import { type Orm, staffActions, users } from '@deckwright/database';
import { count, desc, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Actor, StaffContext } from './context.ts';

const PAGE = 50;

export type StaffActionRow = {
  by: Actor;
  /** A short word that stays the same: "roles", "name-removed". */
  action: string;
  /** The user it was done to, where it was one. */
  uid?: string;
  detail?: string;
};

/** Writes down what was done; within the transaction that does it, so that neither is there alone. */
export async function recordAction(
  orm: Orm,
  { by, action, uid, detail = '' }: StaffActionRow,
): Promise<void> {
  await orm.insert(staffActions).values({
    actorKind: by.kind,
    actorId: by.kind === 'user' ? by.uid : null,
    action,
    subjectId: uid ?? null,
    detail,
  });
}

type ActionLine = {
  id: string;
  /** ISO moment. */
  at: string;
  /** Null for an account that is deleted; who used the command has no account. */
  by: { kind: 'user' | 'command'; name: string | null };
  action: string;
  /** The present name; null where it was nobody, or an account that is deleted. */
  whom: string | null;
  detail: string;
};

export type ActionPage = { actions: ActionLine[]; page: number; pages: number };

/** Newest first; `page` counts from 1. */
export async function listActions({ orm }: StaffContext, page: number): Promise<ActionPage> {
  const [total] = await orm.select({ rows: count() }).from(staffActions);
  const pages = Math.max(1, Math.ceil((total?.rows ?? 0) / PAGE));
  const actors = alias(users, 'actors');
  const rows = await orm
    .select({ line: staffActions, actor: actors.name, subject: users.name })
    .from(staffActions)
    .leftJoin(actors, eq(actors.id, staffActions.actorId))
    .leftJoin(users, eq(users.id, staffActions.subjectId))
    .orderBy(desc(staffActions.at), staffActions.id)
    .limit(PAGE)
    .offset((page - 1) * PAGE);
  const actions = rows.map(({ line, actor, subject }) => ({
    id: line.id,
    at: line.at.toISOString(),
    by: { kind: line.actorKind, name: actor },
    action: line.action,
    whom: subject,
    detail: line.detail,
  }));
  return { actions, page, pages };
}
