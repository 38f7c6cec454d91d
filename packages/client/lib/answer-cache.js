/** Keeps the answers used last, at most `most` of them, in memory. */
export function memoryCache(most = 500) {
    const kept = new Map();
    const set = (url, answer) => {
        kept.delete(url);
        kept.set(url, answer);
        const [oldest] = kept.keys();
        if (kept.size > most && oldest !== undefined)
            kept.delete(oldest);
    };
    return {
        get: (url) => {
            const answer = kept.get(url);
            if (answer)
                set(url, answer);
            return answer;
        },
        set,
    };
}
