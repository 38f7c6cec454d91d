import type { Answers } from '@deckwright/answers';
import type { Misc } from '@deckwright/contract/schemas';
import { createContext } from 'react-router';

/** Calls of a form, which are refused with an error named PageRefusal. */
export type FormCalls = {
  askNewsletter: (email: string) => Promise<void>;
  confirmNewsletter: (token: string) => Promise<void>;
  endNewsletter: (token: string) => Promise<void>;
};

/** What pages request: the snapshot they are based on, and the operator's settings. Refusals are named PageRefusal. */
export type PageAnswers = Answers & { misc: () => Promise<Misc> };

/** The answers for the page being rendered; set by the server on each request. */
export const answersContext = createContext<PageAnswers>();

/** What forms without JavaScript change, under the rate limits of the API; set for the sender of a form. */
export const formsContext = createContext<FormCalls>();

/** Whether the response is a whole document rather than data for a page that is already open. */
export const documentContext = createContext<boolean>(false);

/** The nonce of inline scripts and styles in this response. */
export const nonceContext = createContext<string>();

/** Draws a page once it may block the server's thread. */
export const turnContext = createContext<<T>(draw: () => Promise<T>) => Promise<T>>();

/**
 * Takes the rendered document. As the body of a Response it would be copied four times, and its stream would keep the
 * copies past the collections of young objects (docs/design/serving-pages.md).
 */
export const documentBytesContext = createContext<(html: Uint8Array<ArrayBuffer>) => void>();
