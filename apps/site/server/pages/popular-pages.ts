import { readFileSync, statSync } from 'node:fs';
import { isPrivatePage } from '@deckwright/domain';
import { replaceFile } from '@deckwright/snapshot';
import { z } from 'zod';
import { canonicalPath, canonicalQuery } from './canonical-url.ts';
import { MAX_PREPARED } from './prepare-pages.ts';

/** A crawler that follows filters asks for longer ones; few visitors do. */
const MAX_LENGTH = 300;
const MAX_BYTES = 4 * MAX_PREPARED * MAX_LENGTH;
/** What is lost where the process is killed. */
const SAVE_EVERY_MS = 5 * 60_000;

const PopularPages = z.object({ pages: z.array(z.string()).max(MAX_PREPARED) });

type Options = {
  /** Only one site at a time has the folder it is in. */
  path: string;
  /** The pages that visitors of this process requested most, most popular first. */
  findPopular: (most: number) => string[];
  warn: (message: string) => void;
};

/** Which pages are visited most, remembered from one start of the site to the next. */
export class SavedPopularPages {
  readonly #options: Options;
  readonly #timer: NodeJS.Timeout;
  #saved: readonly string[];
  /** Logged already; an unwritable folder stays so for hours. */
  #isFailing = false;
  /** Those of the processes before, most popular first. */
  readonly before: readonly string[];

  constructor(options: Options, everyMs = SAVE_EVERY_MS) {
    this.#options = options;
    this.before = read(options);
    this.#saved = this.before;
    this.#timer = setInterval(() => this.#save(), everyMs);
    this.#timer.unref();
  }

  /** Saves them a last time. */
  stop(): void {
    clearInterval(this.#timer);
    this.#save();
  }

  /** What was saved before fills up: after a swap of snapshots the cache knows no page yet. */
  #save(): void {
    const { path, findPopular, warn } = this.#options;
    const popular = findPopular(MAX_PREPARED).filter(isPublicPage);
    const pages = [...new Set([...popular, ...this.#saved])].slice(0, MAX_PREPARED);
    if (pages.join('\n') === this.#saved.join('\n')) return;
    try {
      replaceFile(path, `${JSON.stringify({ pages }, null, 2)}\n`);
      this.#saved = pages;
      if (this.#isFailing) warn('Which pages are visited most can be saved again.');
      this.#isFailing = false;
    } catch (error) {
      if (!this.#isFailing) warn(`Which pages are visited most could not be saved: ${error}`);
      this.#isFailing = true;
    }
  }
}

/** None without the file; what cannot be used of it is left out with one line. */
function read({ path, warn }: Options): string[] {
  try {
    const stats = statSync(path, { throwIfNoEntry: false });
    if (!stats) return [];
    if (!stats.isFile() || stats.size > MAX_BYTES) throw new Error('it is not one that the site wrote');
    const { pages } = PopularPages.parse(JSON.parse(readFileSync(path, 'utf8')));
    const usable = pages.filter(isPublicPage);
    const others = pages.length - usable.length;
    if (others > 0) warn(`${path} names ${others} that are no pages of this version; they are left out.`);
    return usable;
  } catch (error) {
    const reason = error instanceof z.ZodError || error instanceof SyntaxError ? 'its content' : `${error}`;
    warn(`${path} is ignored, and may be deleted: ${reason} cannot be used.`);
    return [];
  }
}

/** Whether it is the address of a page that is the same for everyone, as the cache has it. */
function isPublicPage(address: string): boolean {
  const base = 'http://localhost';
  if (address.length > MAX_LENGTH || !address.startsWith('/') || !URL.canParse(address, base)) return false;
  const { origin, pathname, search, searchParams, hash } = new URL(address, base);
  if (origin !== base || hash !== '' || `${pathname}${search}` !== address) return false;
  if (isPrivatePage(pathname) || pathname.includes('//')) return false;
  const isCanonical = pathname.endsWith('.data') || canonicalPath(pathname) === pathname;
  return isCanonical && canonicalQuery(pathname, searchParams) === search;
}
