import { createContext as createReactContext, useContext } from 'react';
import { createContext } from 'react-router';

/** The nonce of this response's content security policy. Set by the server; empty without a policy. */
export const nonceContext = createContext<string>('');

const NonceContext = createReactContext<string>('');
export const NonceProvider = NonceContext.Provider;

/** The nonce for a script or style element. Empty in the browser, where the document has already used it. */
export const useNonce = (): string => useContext(NonceContext);
