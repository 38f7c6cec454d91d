import { callAddress } from './address.js';
import { ApiError, ConnectionError, readProblem } from './api-error.js';
import { pause, secondsOf, waitBefore } from './waiting.js';
const BASE = '/api/v1';
const MAX_RETRIES = 10;
/** Calls only read, so that each may be repeated. */
const REPEATED = [429, 502, 503, 504];
/** @throws TypeError if `site` is no address */
export function createClient(options) {
    const { apiKey, cache, timeout = 30_000, longestWait = 60, onAnswer } = options;
    const retries = Math.min(MAX_RETRIES, options.retries ?? 2);
    const site = options.site.replace(/\/+$/, '');
    if (!URL.canParse(site) || !/^https?:$/.test(new URL(site).protocol))
        throw new TypeError(`"${options.site}" is not the address of a site, such as https://your.site.`);
    const identity = apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` };
    const ask = options.fetch ?? ((url, init) => fetch(url, init));
    /** One try; `isRead` false leaves the body to the caller, however long that takes. */
    async function once(url, init, call, isRead) {
        const { signal, headers } = call;
        const late = new AbortController();
        const timer = setTimeout(() => late.abort(new DOMException('No answer came in time.', 'TimeoutError')), timeout);
        try {
            const response = await ask(url, {
                ...init,
                signal: signal ? AbortSignal.any([signal, late.signal]) : late.signal,
                headers: { ...init.headers, ...identity, ...headers },
            });
            return { response, text: isRead || !response.ok ? await response.text() : '' };
        }
        catch (error) {
            signal?.throwIfAborted();
            throw new ConnectionError(url, error);
        }
        finally {
            clearTimeout(timer);
        }
    }
    async function send(url, init, call, isRead = true) {
        for (let repeated = 0;; repeated += 1) {
            let retryAfter = null;
            try {
                const answer = await once(url, init, call, isRead);
                const { response, text } = answer;
                onAnswer?.(response);
                if (response.ok || response.status === 304)
                    return answer;
                retryAfter = secondsOf(response.headers.get('retry-after'));
                throw new ApiError(url, response.status, readProblem(text), retryAfter);
            }
            catch (error) {
                const isWorth = error instanceof ConnectionError || (error instanceof ApiError && REPEATED.includes(error.status));
                if (!isWorth || repeated >= retries || (retryAfter ?? 0) > longestWait)
                    throw error;
            }
            await pause(waitBefore(repeated, retryAfter), call.signal);
        }
    }
    async function read(path, init, call, parse) {
        const url = `${site}${BASE}${path}`;
        const kept = init.method === 'GET' ? await cache?.get(url) : undefined;
        const headers = { ...init.headers, ...(kept ? { 'if-none-match': kept.etag } : {}) };
        const { response, text } = await send(url, { ...init, headers }, call);
        if (response.status === 304 && kept)
            return parse(kept.text);
        const value = parsed(url, text, parse);
        const etag = response.headers.get('etag');
        if (cache && init.method === 'GET' && etag)
            await cache.set(url, { etag, text });
        return value;
    }
    const json = { accept: 'application/json' };
    return {
        get: (template, parameters = {}, call = {}) => read(callAddress(template, parameters), { method: 'GET', headers: json }, call, (asJson)),
        post: (path, body, call = {}) => {
            const headers = { ...json, 'content-type': 'application/json' };
            return read(path, { method: 'POST', headers, body: JSON.stringify(body) }, call, (asJson));
        },
        text: (template, parameters, call = {}) => read(callAddress(template, parameters), { method: 'GET' }, call, (text) => text),
        open: async (template, parameters, call = {}) => {
            const url = `${site}${BASE}${callAddress(template, parameters)}`;
            return (await send(url, { method: 'GET' }, call, false)).response;
        },
    };
}
function asJson(text) {
    return JSON.parse(text);
}
function parsed(url, text, parse) {
    try {
        return parse(text);
    }
    catch (error) {
        throw new ConnectionError(url, error);
    }
}
