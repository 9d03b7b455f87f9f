import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import type { PracticeRequest } from '../../api/dashboard-client.ts';
import { useBeginPractice } from './use-begin-practice.ts';

type Props = { profileId: string; wanted: PracticeRequest; className: string; children: ReactNode };

/** Starts practice; shows an error below when that fails. */
export function BeginButton({ profileId, wanted, className, children }: Props) {
  const t = useTranslations('learnersHome.start');
  const { begin, busy, failure } = useBeginPractice(profileId);
  return (
    <div className="begin">
      <button type="button" className={`btn ${className}`} aria-disabled={busy} onClick={() => begin(wanted)}>
        {busy ? t('busy') : children}
      </button>
      <div role="alert">{failure && <p className="error">{failure}</p>}</div>
    </div>
  );
}
