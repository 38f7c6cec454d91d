import { createContext } from 'react';
import { STYLE_ID } from '../styles/inline-css.ts';

/**
 * The nonce for elements of the document itself. The browser hides the attribute but not the property, so that a
 * document rerendered after a failure can keep its style; a cached page has none and is allowed by hashes.
 */
export const Nonce = createContext<string | undefined>(
  import.meta.env.SSR ? undefined : document.getElementById(STYLE_ID)?.nonce || undefined,
);
