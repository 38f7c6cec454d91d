import type { CardEntry, CardPage, CommanderPage, SearchOption } from '@deckwright/contract';
import { AppError, type ErrorCode } from '@deckwright/domain';
import { expect } from 'vitest';
import type { z } from 'zod';
import { UnknownNameError } from '../lookup/index.ts';
import { findByPath } from '../pages.ts';
import type { ViewContext } from '../snapshot/index.ts';
import { openTiny, type TinySnapshot } from './tiny-snapshot.ts';

/** Reads pages of the tiny snapshot by their addresses, as `/commanders/cyr-the-lone?range=week`. */
export type PageCalls = TinySnapshot & {
  view: ViewContext;
  /** The content, checked against its schema. Fails for an address that belongs to a page of another kind. */
  read: <T extends z.ZodType>(address: string, shape: T) => Promise<z.output<T>>;
  /** The address that another one leads to; null if it is canonical. */
  movedTo: (address: string) => Promise<string | null>;
  /** Expects an error with the code; `nearest` is undefined for errors that are not about an unknown name. */
  refused: (
    address: string,
    code: ErrorCode,
  ) => Promise<{ message: string; nearest: SearchOption[] | undefined }>;
};

/** Opens the tiny snapshot, with changes or with some of its decks alone; close it at the end. */
export async function openPages(...content: Parameters<typeof openTiny>): Promise<PageCalls> {
  const tiny = await openTiny(...content);
  return { ...tiny, ...readPages(tiny.snapshot) };
}

/** Pages of any snapshot, for `openPages`. */
export function readPages(snapshot: ViewContext['snapshot']): Omit<PageCalls, keyof TinySnapshot> {
  const view = { snapshot, imageHost: null };
  const find = async (address: string) => {
    const { pathname, searchParams } = new URL(address, 'http://localhost');
    const found = await findByPath(view, pathname, searchParams);
    if (!found) throw new Error(`No page has the address ${address}.`);
    return found;
  };
  const make = async (address: string) => {
    const { make: content, movedTo } = await find(address);
    if (!content) throw new Error(`${address} leads to ${movedTo}.`);
    return content();
  };
  return {
    view,
    read: async (address, shape) => shape.parse(await make(address)),
    movedTo: async (address) => (await find(address)).movedTo ?? null,
    refused: async (address, code) => {
      const error: unknown = await make(address).catch((reason) => reason);
      expect(error, address).toBeInstanceOf(AppError);
      const { code: actual, message } = error as AppError;
      expect(actual, address).toBe(code);
      return { message, nearest: error instanceof UnknownNameError ? error.nearest : undefined };
    },
  };
}

/** Every entry of every list of the page. */
export function getListedCards(page: CommanderPage | CardPage): CardEntry[] {
  return page.lists.flatMap((list) => list.cards);
}

/** The entry of the card with this name, in any list of the page. */
export function findListedCard(page: CommanderPage | CardPage, name: string): CardEntry | undefined {
  return getListedCards(page).find((entry) => entry.name === name);
}
