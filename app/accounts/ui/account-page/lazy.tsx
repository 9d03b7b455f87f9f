import { lazy, type ReactNode, Suspense } from 'react';
import { AccountFrame } from './frame.tsx';

const Parts = lazy(() => import('./account-parts.tsx'));

/**
 * The account page; `calendar` and `adults` are the contents of sections that belong to other features. Its content is loaded on
 * first use to keep the dashboard small.
 */
type Props = { beside: ReactNode; calendar: ReactNode; adults: ReactNode };

export function AccountPage({ beside, calendar, adults }: Props) {
  return (
    <Suspense fallback={<AccountFrame beside={beside} />}>
      <AccountFrame beside={beside}>
        <Parts calendar={calendar} adults={adults} />
      </AccountFrame>
    </Suspense>
  );
}
