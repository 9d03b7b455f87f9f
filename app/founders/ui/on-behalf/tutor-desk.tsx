import { Link, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { tutorTargetOf } from '#app/tutors/index.ts';
import { TutorTargetContext, HoursOnBehalf, ProfileEditor } from '#app/tutor-dashboard/index.ts';
import type { TutorRecordView } from '../../model/schemas.ts';

const tabs = ['record', 'page', 'hours'] as const;
type Tab = (typeof tabs)[number];

/** The tab of a tutor’s record selected by the URL. */
export function useTab(): Tab {
  const [parameters] = useSearchParams();
  return tabs.find((tab) => tab === parameters.get('tab')) ?? 'record';
}

export function TutorTabs({ name, chosen }: { name: string; chosen: Tab }) {
  const t = useTranslations('onBehalf');
  return (
    <nav className="tabs desk-tabs" aria-label={t('tabsOf', { name })}>
      {tabs.map((tab) => (
        <Link
          key={tab}
          className="tab"
          to={tab === 'record' ? '?' : `?tab=${tab}`}
          preventScrollReset
          aria-current={tab === chosen ? 'page' : undefined}
        >
          {t(`tabs.${tab}`)}
          {tab === chosen && <i className="squiggle" />}
        </Link>
      ))}
    </nav>
  );
}

/** The tutor’s own forms, used by a founder. */
export function TutorDesk({ tutor, tab }: { tutor: TutorRecordView; tab: Exclude<Tab, 'record'> }) {
  const t = useTranslations('onBehalf');
  const { id, name, status, email } = tutor;
  if (status === 'left') return <p className="lead">{t('left', { name })}</p>;
  return (
    <>
      <p className="desk-notice">
        {t('notice', { name })} {email === null && t('noMail', { name })}
      </p>
      <TutorTargetContext value={tutorTargetOf(id)}>
        {tab === 'page' ? <ProfileEditor key={id} /> : <HoursOnBehalf key={id} />}
      </TutorTargetContext>
    </>
  );
}
