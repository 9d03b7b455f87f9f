import { createContext } from 'react-router';

/** What a page failed of, for the server, which answers in its place when the data cannot be reached. Set by the server. */
export const failureContext = createContext<{ thrown?: unknown } | null>(null);
