import { createContext } from 'react';
import { STYLE_ID } from '../styles/inline-css.ts';

/**
 * The nonce for elements of the document itself. The browser hides the attribute but tells the property, so that a
 * document drawn anew after a failure may keep its style; a kept page has none and is allowed by hashes.
 */
export const Nonce = createContext<string | undefined>(
  import.meta.env.SSR ? undefined : document.getElementById(STYLE_ID)?.nonce || undefined,
);
