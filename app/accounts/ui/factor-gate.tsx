import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useMissingFactor } from './auth-context.tsx';
import { addFactorGate } from './session.ts';

const Steps = lazy(() => import('./factor-steps.tsx'));

/**
 * Renders its children once the session has the second factor that they need: asks for a code, or has an app set up, in the place of the
 * page, which goes on without a reload. For display only: the server checks every call. Give it the user's id as key. Needs the texts of
 * accounts and of the account page.
 */
export function FactorGate({ children }: { children: ReactNode }) {
  const missing = useMissingFactor();
  const [isEnrolling, setEnrolling] = useState(false);
  useEffect(addFactorGate, []);
  // The recovery codes are shown after the factor is there: the page waits until they are saved.
  if (missing === 'enrolment' && !isEnrolling) setEnrolling(true);
  if (missing !== 'code' && !isEnrolling) return children;
  return (
    <Suspense fallback={<div className="page plain-page min-h-svh" />}>
      <Steps missing={missing} onDone={() => setEnrolling(false)} />
    </Suspense>
  );
}
