import { createContext, type LoaderFunctionArgs } from 'react-router';

/** The public address of the site without a slash at the end, set by the server; empty: take the request's origin. */
export const siteUrlContext = createContext<string>('');

/** Public address of the site, as the server was told it, else as it was asked. */
export const siteOf = ({ context, request }: Pick<LoaderFunctionArgs, 'context' | 'request'>): string =>
  context.get(siteUrlContext) || new URL(request.url).origin;

/** Where the data client of the browser calls, when that is not the page's own origin. Set by the server. */
export const backendContext = createContext<{ url: string; key: string } | null>(null);

/** Whether a language model is configured and healthy: then the footer leads to the AI tutor. Set by the server. */
export const aiTutorContext = createContext<boolean>(false);
