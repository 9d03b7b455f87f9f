import { useTranslations } from 'use-intl/react';
import type { TeachingSessionView } from '../model/views.ts';
import './reader-note.css';

/** Tells a learner in advance who can read a conversation and what adults are notified of. */
export function ReaderNote({ owner }: Pick<TeachingSessionView, 'owner'>) {
  const t = useTranslations('tutorWords.whoReads');
  return (
    <details className="t-who-reads t-screen">
      <summary>{t('title')}</summary>
      <p>{t(owner)}</p>
      <p>{t('worrying')}</p>
    </details>
  );
}
