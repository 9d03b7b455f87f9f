import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { FactorGate, SignInInvitation, useAuth, useSignedOut } from '#app/accounts/index.ts';
import { ApiFailure } from '#app/platform/api-client.ts';
import { brand } from '#app/platform/brand.ts';
import { cityName } from '#app/platform/times.ts';
import { usePreferences } from '#app/preferences/index.ts';
import { ownAvailability } from '#app/tutors/index.ts';
import { HoursEditor } from '../hours-editor.tsx';
import { MeetingLink } from '../meeting/meeting-link.tsx';
import '../availability.css';
import '../hours-parts.css';

/** A tutor’s hours. Other accounts get an explanation and a link to apply. */
export default function Availability() {
  const t = useTranslations('tutorPages');
  const { user } = useAuth();
  const signedOut = useSignedOut();
  const title = <title>{`${t('hours.title')} · ${brand}`}</title>;
  if (signedOut) {
    return (
      <>
        {title}
        <SignInInvitation title={t('hours.title')} text={t('hours.signedOut')} />
      </>
    );
  }
  return (
    <>
      {title}
      <FactorGate key={user?.id ?? ''}>
        <Hours />
      </FactorGate>
    </>
  );
}

function Hours() {
  const t = useTranslations('tutorPages');
  const { state } = usePreferences();
  const { user } = useAuth();
  const hours = useQuery({ ...ownAvailability, enabled: user !== null, retry: false });
  if (hours.error instanceof ApiFailure && hours.error.code === 'not_a_tutor') {
    return (
      <section className="page plain-page">
        <h1>{t('hours.title')}</h1>
        <p className="lead">{t('hours.notTutor')}</p>
        <Link className="btn btn-primary btn-lg" to="/tutor-dashboard">
          {t('hours.apply')}
        </Link>
      </section>
    );
  }
  return (
    <div className="page hours-page">
      <header className="hello">
        <h1>{t('hours.title')}</h1>
        <p>{hours.data ? t('hours.lead', { city: cityName(hours.data.city, state.locale) }) : '\u00a0'}</p>
      </header>
      {hours.data && <MeetingLink />}
      {hours.data && <HoursEditor saved={hours.data} />}
      {!hours.data && !hours.error && <div className="bone hours-bone" aria-hidden="true" />}
      {hours.error && (
        <p className="error" role="alert">
          {t('loadFailed')}{' '}
          <button className="btn btn-secondary btn-sm" onClick={() => void hours.refetch()}>
            {t('again')}
          </button>
        </p>
      )}
    </div>
  );
}
