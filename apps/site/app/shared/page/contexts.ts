import type { Answers } from '@deckwright/answers';
import type { Misc } from '@deckwright/api-client/schemas';
import { createContext } from 'react-router';

/** Calls of a form, each refused with an error of the name PageRefusal. */
export type FormCalls = {
  askNewsletter: (email: string) => Promise<void>;
  confirmNewsletter: (token: string) => Promise<void>;
  endNewsletter: (token: string) => Promise<void>;
};

/** What pages ask: of the snapshot they stand on, and of the operator's settings. Refusals are of the name PageRefusal. */
export type PageAnswers = Answers & { misc: () => Promise<Misc> };

/** The answers for the page being rendered; set by the server on each request. */
export const answersContext = createContext<PageAnswers>();

/** What forms without scripts change, under the limits of the API; set for who sends one. */
export const formsContext = createContext<FormCalls>();

/** The answer is a whole document and not the data of a page that is already open. */
export const documentContext = createContext<boolean>(false);

/** The one-time word that inline scripts and styles of this answer carry. */
export const nonceContext = createContext<string>();

/** Resolves when drawing may hold the server's thread. */
export const turnContext = createContext<() => Promise<void>>();
