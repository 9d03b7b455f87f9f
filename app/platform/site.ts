import { createContext, type LoaderFunctionArgs } from 'react-router';

/** Public origin of the site without a trailing slash, set by the server; empty: use the request's origin. */
export const siteUrlContext = createContext<string>('');

/** Public origin of the site: as configured, else that of the request. */
export const siteOf = ({ context, request }: Pick<LoaderFunctionArgs, 'context' | 'request'>): string =>
  context.get(siteUrlContext) || new URL(request.url).origin;

/** Base URL of the browser's data client, when it is not the page's own origin. Set by the server. */
export const backendContext = createContext<{ url: string; key: string } | null>(null);

/** Whether a language model is configured and healthy: then the footer links to the AI tutor. Set by the server. */
export const aiTutorContext = createContext<boolean>(false);
