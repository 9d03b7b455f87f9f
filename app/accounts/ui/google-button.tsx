import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { continueWithGoogle, type AuthOutcome } from './auth-calls.ts';
import { Problem } from './fields.tsx';

/** Rendered only where Google sign-in is configured. */
export function GoogleButton({ next }: { next: string | null }) {
  const t = useTranslations('accounts');
  const [problem, setProblem] = useState<AuthOutcome>(null);
  return (
    <>
      <button
        type="button"
        className="btn btn-secondary btn-block"
        onClick={() => void continueWithGoogle(next).then(setProblem)}
      >
        <svg
          className="i"
          viewBox="0 0 24 24"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.4"
          strokeLinecap="round"
          aria-hidden="true"
        >
          <path d="M19.4 7.2A9 9 0 1 0 21 12.6H12.5" />
        </svg>
        {t('google')}
      </button>
      <Problem id="google-problem" problem={problem} />
      <p className="or">{t('or')}</p>
    </>
  );
}
