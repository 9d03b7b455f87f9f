import { lazy, type ReactNode, Suspense } from 'react';
import { AccountFrame } from './frame.tsx';

const Parts = lazy(() => import('./account-parts.tsx'));

/** The account page; `calendar` is how a calendar follows its sessions, which another room knows. What stands in it is loaded when it is opened, so that the dashboard stays light. */
export function AccountPage({ beside, calendar }: { beside: ReactNode; calendar: ReactNode }) {
  return (
    <Suspense fallback={<AccountFrame beside={beside} />}>
      <AccountFrame beside={beside}>
        <Parts calendar={calendar} />
      </AccountFrame>
    </Suspense>
  );
}
