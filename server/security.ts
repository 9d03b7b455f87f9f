import type { Settings } from '#app/platform/settings.server.ts';

/** Scripts, styles and fonts are not documents and need no other headers; a page loads about thirty of them. */
export const assetHeaders: Record<string, string> = { 'x-content-type-options': 'nosniff' };

const commonHeaders: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
};

/** One year. Without `includeSubDomains`, since other hosts of the domain are not ours. */
const https = { 'strict-transport-security': 'max-age=31536000' };

/** Headers of every other response, with HSTS where the site uses https. */
export const headersOf = ({ siteUrl }: Pick<Settings, 'siteUrl'>): Record<string, string> => ({
  ...commonHeaders,
  ...(siteUrl.startsWith('https:') ? https : {}),
});

/** Origins besides our own that pages may connect to. Some browsers do not match a socket with 'self'. */
export function connectOrigins({ siteUrl, supabase }: Pick<Settings, 'siteUrl' | 'supabase'>): string[] {
  const called = supabase ? [supabase.url] : [];
  const { origin } = new URL(supabase?.url ?? siteUrl);
  return [...called, origin.replace(/^http/, 'ws')];
}

/**
 * The content security policy of one page. Scripts and style elements need the nonce; style attributes are allowed because formulas use
 * them. `connect` names further hosts, such as a hosted Supabase; `pay` the hosts of the payment pages.
 */
export function contentSecurityPolicy(
  nonce: string,
  connect: readonly string[],
  development: boolean,
  pay: readonly string[] = [],
): string {
  const sockets = development ? ['ws:'] : [];
  return [
    `default-src 'self'`,
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src-elem 'self' 'nonce-${nonce}'`,
    `style-src-attr 'unsafe-inline'`,
    `img-src 'self' data:`,
    `font-src 'self'`,
    `connect-src ${["'self'", ...connect, ...sockets].join(' ')}`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action ${["'self'", ...pay].join(' ')}`,
    `frame-ancestors 'none'`,
  ].join('; ');
}
