// Apart from arrival.ts, which only the pages behind an emailed link load: this part runs on every page.

/**
 * The page to handle a response that the service sent to the wrong page; null when the current page handles it. A referral code is carried
 * along: this page is left before the click is recorded.
 */
export function misplacedArrival(address: URL): string | null {
  const takes = ['/auth/callback', '/reset-password'].includes(address.pathname);
  if (takes || !/[#&](access_token|error|error_code)=/.test(address.hash)) return null;
  const ref = address.searchParams.get('ref');
  return `/auth/callback${ref ? `?${new URLSearchParams({ ref })}` : ''}${address.hash}`;
}
