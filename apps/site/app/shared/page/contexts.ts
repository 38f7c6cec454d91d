import type { ApiClient } from '@deckwright/api-client';
import { createContext } from 'react-router';

/** The calls of the page being rendered; set by the server on each request. */
export const apiContext = createContext<ApiClient>();

/** The answer is a whole document and not the data of a page that is already open. */
export const documentContext = createContext<boolean>(false);

/** The one-time word that inline scripts and styles of this answer carry. */
export const nonceContext = createContext<string>();
