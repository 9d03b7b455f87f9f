import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { longDayOf } from '#app/platform/times.ts';
import { usePreferences } from '#app/preferences/index.ts';
import { showToast } from '#app/ui/toast.ts';
import { ownErasureQuery } from '../../api/own-data-client.ts';
import { StopErasure } from './stop-erasure.tsx';
import './own-data.css';

/** Shown above the dashboard while the account is scheduled for deletion: the date, and a button to cancel. */
export function ErasureNotice() {
  const t = useTranslations('ownData.notice');
  const { state, timeZone } = usePreferences();
  const tErasure = useTranslations('ownData.erasure');
  const { data } = useQuery(ownErasureQuery);
  if (data?.erasure?.state !== 'scheduled') return null;
  // The focused button disappears with the notice.
  const stopped = () => {
    showToast({ title: tErasure('stopped') });
    document.getElementById('main')?.focus();
  };
  const day = longDayOf(data.erasure.dueAt, { locale: state.locale, timeZone });
  return (
    <div className="erasure-notice" role="status">
      <p>
        <b>{t('title', { day })}</b> {t('text')}
      </p>
      <StopErasure label={t('stop')} busyLabel={t('stopping')} onStopped={stopped} />
    </div>
  );
}
