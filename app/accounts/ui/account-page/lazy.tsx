import { lazy, type ReactNode, Suspense } from 'react';
import { AccountFrame } from './frame.tsx';

const Parts = lazy(() => import('./account-parts.tsx'));

/**
 * The account page; `calendar` is the calendar feed card, passed in from the booking feature. Its content is loaded on
 * first use to keep the dashboard small.
 */
export function AccountPage({ beside, calendar }: { beside: ReactNode; calendar: ReactNode }) {
  return (
    <Suspense fallback={<AccountFrame beside={beside} />}>
      <AccountFrame beside={beside}>
        <Parts calendar={calendar} />
      </AccountFrame>
    </Suspense>
  );
}
