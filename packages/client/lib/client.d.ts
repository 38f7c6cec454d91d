import { type Parameters } from './address.js';
import type { AnswerCache } from './answer-cache.js';
export type ClientOptions = {
    /** Address of a site, such as `https://your.site`. */
    site: string;
    /** An API key of an account at the site, for higher limits. None is needed. */
    apiKey?: string;
    /** Keeps answers, so that unchanged ones are not sent again; see `memoryCache`. None by default. */
    cache?: AnswerCache;
    /** How often a call is repeated that found the site busy, over a limit or silent; 2 by default, at most 10. */
    retries?: number;
    /** Longest wait before a repetition, in seconds; a site that asks for more is an error at once. 60 by default. */
    longestWait?: number;
    /** How long to wait for an answer, in milliseconds; 30,000 by default. */
    timeout?: number;
    /** Your own `fetch`, for a proxy or a test. */
    fetch?: (url: string, init: RequestInit) => Promise<Response>;
    /** Sees each answer of the site, such as its `RateLimit`. */
    onAnswer?: (answer: Response) => void;
};
export type RequestOptions = {
    signal?: AbortSignal | undefined;
    headers?: Readonly<Record<string, string>>;
};
/** What calls are made with. Paths are below `/api/v1`. */
export type Client = {
    get: <T>(template: string, parameters?: Parameters, call?: RequestOptions) => Promise<T>;
    post: <T>(path: string, body: object, call?: RequestOptions) => Promise<T>;
    text: (template: string, parameters: Parameters, call?: RequestOptions) => Promise<string>;
    /** The answer with its body unread, for files. */
    open: (template: string, parameters: Parameters, call?: RequestOptions) => Promise<Response>;
};
/** @throws TypeError if `site` is no address */
export declare function createClient(options: ClientOptions): Client;
