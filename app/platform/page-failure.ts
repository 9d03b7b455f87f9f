import { createContext } from 'react-router';

/**
 * The error that a page failed with, for the server, which responds in its place when the data is unavailable. Set by
 * the server.
 */
export const failureContext = createContext<{ thrown?: unknown } | null>(null);
