import { createContext } from 'react-router';

/** The public address of the site without a slash at the end, set by the server; empty: take the request's origin. */
export const siteUrlContext = createContext<string>('');
