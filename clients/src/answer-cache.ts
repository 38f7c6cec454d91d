/** An answer with its tag, to ask whether it is still the same. */
export type CachedAnswer = { etag: string; text: string };

/** Where answers are kept between calls; addresses are the keys. `Map` is one, but has no limit. */
export type AnswerCache = {
  get: (url: string) => CachedAnswer | undefined | Promise<CachedAnswer | undefined>;
  set: (url: string, answer: CachedAnswer) => unknown;
};

/** Keeps the answers used last, at most `most` of them, in memory. */
export function memoryCache(most: number = 500): AnswerCache {
  const cached = new Map<string, CachedAnswer>();
  const set = (url: string, answer: CachedAnswer): void => {
    cached.delete(url);
    cached.set(url, answer);
    const [oldest] = cached.keys();
    if (cached.size > most && oldest !== undefined) cached.delete(oldest);
  };
  return {
    get: (url) => {
      const answer = cached.get(url);
      if (answer) set(url, answer);
      return answer;
    },
    set,
  };
}
