import type { Answers } from '@deckwright/answers';
import type { ApiClient } from '@deckwright/api-client';
import type { Misc } from '@deckwright/api-client/schemas';
import { createContext } from 'react-router';

/** What pages ask: of the snapshot they stand on, and of the operator's settings. Refusals are of the name PageRefusal. */
export type PageAnswers = Answers & { misc: () => Promise<Misc> };

/** The answers for the page being rendered; set by the server on each request. */
export const answersContext = createContext<PageAnswers>();

/** What forms without scripts change: calls of the API, under its limits. */
export const callsContext =
  createContext<Pick<ApiClient, 'askNewsletter' | 'confirmNewsletter' | 'endNewsletter'>>();

/** The answer is a whole document and not the data of a page that is already open. */
export const documentContext = createContext<boolean>(false);

/** The one-time word that inline scripts and styles of this answer carry. */
export const nonceContext = createContext<string>();
