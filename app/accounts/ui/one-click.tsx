import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useHydrated } from '#app/ui/hydrated.ts';
import { useAuth } from './auth-context.tsx';
import type { AuthOutcome } from '../model/errors.ts';
import { Problem } from './fields.tsx';

type Props = {
  title: string;
  lead?: string;
  submit: string;
  /** Does it, and says what went wrong; after a cut of the network it can be pressed again. */
  use: () => Promise<AuthOutcome>;
  /** Whether to say that somebody is signed in here already. */
  warn?: boolean;
  /** Needs no click: the visitor has begun it here. */
  atOnce?: boolean;
};

/** Asks for one click before something is used up that works only once. */
export function OneClick({ title, lead, submit, use, warn = false, atOnce = false }: Props) {
  const t = useTranslations('accounts.callback');
  const { user } = useAuth();
  const hydrated = useHydrated();
  const [busy, setBusy] = useState(atOnce);
  const [problem, setProblem] = useState<AuthOutcome>(null);
  const begun = useRef(false);
  const run = async () => {
    setBusy(true);
    setProblem(null);
    const outcome = await use();
    setProblem(outcome);
    setBusy(false);
  };
  useEffect(() => {
    if (!atOnce || begun.current) return;
    begun.current = true;
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
          onClick={() => void (busy || run())}
        >
          {busy ? t('busy') : submit}
        </button>
        <Problem id="click-problem" problem={problem} />
      </div>
    </>
  );
}
