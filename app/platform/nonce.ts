import { createContext as createReactContext, useContext } from 'react';
import { createContext } from 'react-router';

/** The nonce of this answer's content security policy. The server puts it in; pages without a policy have none. */
export const nonceContext = createContext<string>('');

const NonceContext = createReactContext<string>('');
export const NonceProvider = NonceContext.Provider;

/** The nonce for a script or style element. Empty in the browser, where the document has used it already. */
export const useNonce = (): string => useContext(NonceContext);
