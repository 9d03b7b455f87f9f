import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { FactorGate, SignInInvitation, useAuth, useSignedOut } from '#app/accounts/index.ts';
import { ApiFailure } from '#app/platform/api-client.ts';
import { brand } from '#app/platform/brand.ts';
import { ownAvailability } from '#app/tutors/index.ts';
import { ApplicationForm } from '../application-form.tsx';
import { ProfileEditor } from '../profile/profile-editor.tsx';
import { DashboardTabs } from '../dashboard-tabs.tsx';
import '../tutor-dashboard.css';

/** A tutor’s sessions; other accounts get information about teaching and can apply. */
export default function TutorDashboard() {
  const t = useTranslations('tutorPages');
  const { user } = useAuth();
  const signedOut = useSignedOut();
  const title = <title>{`${t('desk.title')} · ${brand}`}</title>;
  if (signedOut) {
    return (
      <>
        {title}
        <SignInInvitation title={t('apply.title')} text={t('apply.signedOut')} />
      </>
    );
  }
  return (
    <>
      {title}
      <FactorGate key={user?.id ?? ''}>
        <Desk />
      </FactorGate>
    </>
  );
}

function Desk() {
  const t = useTranslations('tutorPages');
  const editing = useSearchParams()[0].get('edit') === 'page';
  const { user } = useAuth();
  const own = useQuery({ ...ownAvailability, enabled: user !== null, retry: false });
  const notTutor = own.error instanceof ApiFailure && own.error.code === 'not_a_tutor';
  return (
    <div className="page desk">
      {own.data && (editing ? <OwnPage /> : <DashboardTabs hours={own.data} />)}
      {notTutor && <ApplicationForm />}
      {!own.data && !own.error && <div className="bone desk-bone" aria-hidden="true" />}
      {own.error && !notTutor && (
        <p className="error" role="alert">
          {t('loadFailed')}{' '}
          <button className="btn btn-secondary btn-sm" onClick={() => void own.refetch()}>
            {t('again')}
          </button>
        </p>
      )}
    </div>
  );
}

/** Editor of the tutor’s own profile and prices. */
function OwnPage() {
  const t = useTranslations('tutorProfile');
  return (
    <>
      <div className="hello">
        <div>
          <h1>{t('title')}</h1>
          <p className="muted">{t('lead')}</p>
        </div>
        <Link className="btn btn-secondary btn-sm" to="/tutor-dashboard">
          {t('back')}
        </Link>
      </div>
      <ProfileEditor />
    </>
  );
}
