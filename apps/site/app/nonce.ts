import { createContext } from 'react';

/** The nonce for elements of the document itself; undefined in the browser, which hides it. */
export const Nonce = createContext<string | undefined>(undefined);
