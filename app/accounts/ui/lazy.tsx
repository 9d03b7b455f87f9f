import { lazy, type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router';
import type { SignInHereProps } from './sign-in-here.tsx';
import type { SignedInMark } from './auth-forms.tsx';

const Forms = lazy(() => import('./sign-in-here.tsx'));

/**
 * Sign-in forms embedded in a page that needs an account only at its end: after signing in or up the person stays on
 * that page, and the emailed link returns to it. The mode is in the URL as `mode`. Needs the accounts texts; loaded
 * when shown.
 */
export function SignInHere({ waiting, ...props }: SignInHereProps & { waiting: ReactNode }) {
  return (
    <Suspense fallback={waiting}>
      <Forms {...props} />
    </Suspense>
  );
}

/** Whether the person arrived on this page by signing in. */
export const useJustSignedIn = (): boolean =>
  (useLocation().state as Partial<SignedInMark> | null)?.arrived ?? false;
