import { lazy, type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router';
import type { SignInHereProps } from './sign-in-here.tsx';
import type { SignedInMark } from './auth-forms.tsx';

const Forms = lazy(() => import('./sign-in-here.tsx'));

/**
 * The ways in as a part of a page that needs an account only at its end: signed in or signed up, the person is on the same page, and a
 * mail’s link leads back to it. Which way is chosen stands in the address as `mode`. Needs the accounts texts; loaded when it is shown.
 */
export function SignInHere({ waiting, ...props }: SignInHereProps & { waiting: ReactNode }) {
  return (
    <Suspense fallback={waiting}>
      <Forms {...props} />
    </Suspense>
  );
}

/** Whether signing in led to this page. */
export const useJustSignedIn = (): boolean =>
  (useLocation().state as Partial<SignedInMark> | null)?.arrived ?? false;
