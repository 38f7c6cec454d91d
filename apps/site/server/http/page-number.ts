import { AppError } from '@deckwright/domain';
import type { ApiContext } from './api.ts';

/** The page of a list that the query asks for, from 1. @throws AppError invalid-argument for what is no page. */
export function pageOf(c: ApiContext): number {
  const page = new URL(c.req.url).searchParams.get('page') || '1';
  if (/^[1-9]\d{0,4}$/.test(page)) return Number(page);
  throw new AppError('invalid-argument', `page=${page.slice(0, 50)} is not known; pages count from 1.`);
}
