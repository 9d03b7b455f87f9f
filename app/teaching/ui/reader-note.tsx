import { useTranslations } from 'use-intl/react';
import type { TeachingSessionView } from '../model/views.ts';
import './reader-note.css';

/** Tells a learner, before anything is written, who can read a conversation and what adults get to know of it. */
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
