import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useSingleFlight } from '#app/platform/use-single-flight.ts';
import { useHydrated } from '#app/ui/hydrated.ts';
import { useAuth } from './auth-context.tsx';
import type { AuthOutcome } from '../model/errors.ts';
import { Problem } from './fields.tsx';

type Props = {
  title: string;
  lead?: string;
  submit: string;
  /** Performs the action and returns the problem; can be repeated after a network error. */
  use: () => Promise<AuthOutcome>;
  /** Whether to warn that a user is already signed in. */
  warn?: boolean;
  /** Runs without a click, when the visitor started the action in this browser. */
  atOnce?: boolean;
};

/** Requires a click before a one-time token is consumed. */
export function OneClick({ title, lead, submit, use, warn = false, atOnce = false }: Props) {
  const t = useTranslations('accounts.callback');
  const { user } = useAuth();
  const hydrated = useHydrated();
  const [busy, setBusy] = useState(atOnce);
  const [problem, setProblem] = useState<AuthOutcome>(null);
  const hasStarted = useRef(false);
  const run = useSingleFlight(async () => {
    setBusy(true);
    setProblem(null);
    const outcome = await use();
    setProblem(outcome);
    setBusy(false);
  });
  useEffect(() => {
    if (!atOnce || hasStarted.current) return;
    hasStarted.current = true;
    void run();
  });
  return (
    <>
      <h1>{title}</h1>
      {lead && <p className="lead">{lead}</p>}
      {warn && user && !busy && <p>{t('instead', { email: user.email ?? '' })}</p>}
      <div className="go">
        <button
          className="btn btn-primary btn-lg btn-block"
          type="button"
          disabled={!hydrated}
          aria-disabled={busy}
          onClick={() => void run()}
        >
          {busy ? t('busy') : submit}
        </button>
        <Problem id="click-problem" problem={problem} />
      </div>
    </>
  );
}
