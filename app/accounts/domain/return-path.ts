const ownAddress = /^\/(?![/\\])[\x21-\x7e]*$/;

/**
 * The requested return page if it is an absolute path of this site, else null. Rejects `//host`, `/\host`, control
 * characters and other origins, also after resolving dot segments.
 */
export function ownPath(wanted: string | null | undefined): string | null {
  if (!wanted || wanted.length > 500 || !ownAddress.test(wanted)) return null;
  const parsed = URL.parse(wanted, 'http://own.invalid');
  if (parsed?.origin !== 'http://own.invalid') return null;
  const path = `${parsed.pathname}${parsed.search}${parsed.hash}`;
  return ownAddress.test(path) ? path : null;
}

/** The requested return URL if it is an address of this site, else undefined. */
export function ownTarget(wanted: string | null | undefined, siteUrl: string): string | undefined {
  if (!wanted || wanted.length > 2000) return undefined;
  const target = URL.parse(wanted, siteUrl);
  return target?.origin === new URL(siteUrl).origin ? target.href : undefined;
}

/**
 * The return page in the URL of an emailed link: as `next`, or inside the full return URL that a hosted auth service
 * puts into its emails.
 */
export function wantedPage(parameters: URLSearchParams): string | null {
  const back = URL.parse(parameters.get('redirect_to') ?? '');
  return ownPath(parameters.get('next') ?? back?.searchParams.get('next'));
}

/** The page that sets a new password and then continues to the requested page. */
export const newPasswordPage = (next: string | null): string => withNext('/reset-password', next);

/** The same for a person whose sign-up password was discarded at confirmation; the page explains why. */
export const firstPasswordPage = (next: string | null): string => withNext('/reset-password?first=1', next);

/** The page that asks for the second factor and then continues to the requested page. */
export const codePage = (next: string | null): string => withNext('/auth?mode=code', next);

/** The page that asks for the declaration of terms and age and then continues to the requested page. */
export const declarationPage = (next: string | null): string => withNext('/auth?mode=declare', next);

/** A path of this site with the return page as `next`. */
export function withNext(path: string, next: string | null): string {
  if (!next) return path;
  return `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams({ next })}`;
}
