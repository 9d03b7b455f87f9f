const ownAddress = /^\/(?![/\\])[\x21-\x7e]*$/;

/**
 * The page a visitor was on the way to, if it is one of ours: an absolute path of this site, else null.
 * `//host`, `/\host`, control characters and other origins are refused, also when dots lead there.
 */
export function ownPath(wanted: string | null | undefined): string | null {
  if (!wanted || wanted.length > 500 || !ownAddress.test(wanted)) return null;
  const parsed = URL.parse(wanted, 'http://own.invalid');
  if (parsed?.origin !== 'http://own.invalid') return null;
  const path = `${parsed.pathname}${parsed.search}${parsed.hash}`;
  return ownAddress.test(path) ? path : null;
}

/**
 * The wanted page in the address of a mailed link: as `next`, or inside the return address that the mails of a hosted
 * service carry whole.
 */
export function wantedPage(parameters: URLSearchParams): string | null {
  const back = URL.parse(parameters.get('redirect_to') ?? '');
  return ownPath(parameters.get('next') ?? back?.searchParams.get('next'));
}

/** The page that sets a new password, from where the wanted page is still reached. */
export const newPasswordPage = (next: string | null): string => withNext('/reset-password', next);

/** The same for somebody whose first password did not outlast the confirmation; it says why. */
export const firstPasswordPage = (next: string | null): string => withNext('/reset-password?first=1', next);

/** An address of ours that remembers the wanted page. */
export function withNext(path: string, next: string | null): string {
  if (!next) return path;
  return `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams({ next })}`;
}
