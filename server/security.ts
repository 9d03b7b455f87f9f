import type { Settings } from '#app/platform/settings.server.ts';

/** Scripts, styles and fonts are never documents: more would only be weight, a page loads thirty of them. */
export const assetHeaders: Record<string, string> = { 'x-content-type-options': 'nosniff' };

const commonHeaders: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
};

/** A year. Other hosts of the domain are not ours to bind, so nothing is said of them. */
const https = { 'strict-transport-security': 'max-age=31536000' };

/** Headers that every other answer carries. A site whose address is https is never asked for without it again. */
export const headersOf = ({ siteUrl }: Pick<Settings, 'siteUrl'>): Record<string, string> => ({
  ...commonHeaders,
  ...(siteUrl.startsWith('https:') ? https : {}),
});

/** Where pages may send calls and open sockets, besides their own origin. Not every browser counts a socket there as its own. */
export function connectOrigins({ siteUrl, supabase }: Pick<Settings, 'siteUrl' | 'supabase'>): string[] {
  const called = supabase ? [supabase.url] : [];
  const { origin } = new URL(supabase?.url ?? siteUrl);
  return [...called, origin.replace(/^http/, 'ws')];
}

/**
 * The content security policy of one page. Scripts and style elements run by nonce only; style attributes are
 * allowed because formulas need them. `connect` names further hosts, such as a hosted Supabase; `pay` those on which one pays.
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
