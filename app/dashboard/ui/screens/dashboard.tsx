import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import {
  AccountFrame,
  AccountPage,
  ErasureNotice,
  SignInInvitation,
  signOut,
  useAuth,
  useSignedOut,
} from '#app/accounts/index.ts';
import { CalendarFeed } from '#app/booking/index.ts';
import { brand } from '#app/platform/brand.ts';
import { useSingleFlight } from '#app/platform/use-single-flight.ts';
import { CreditsPage } from '#app/pricing/index.ts';
import { usePreferences } from '#app/preferences/index.ts';
import { showToast } from '#app/ui/toast.ts';
import { dashboardQuery } from '#app/learners/index.ts';
import { AdultsPart, LinkedPeopleLinks } from '../adults/lazy.tsx';
import { Chips } from '../home/chips.tsx';
import { FirstSteps } from '../home/first-steps.tsx';
import { LearnerHome } from '../home/learner-home.tsx';
import { Teaching } from '../home/teaching.tsx';
import { LearnerQueryPart, PartSkeleton } from '../part.tsx';
import { AccountLinks } from '../account-links.tsx';
import { callName, isOnlyLearner, partOfDay } from '../../domain/greeting.ts';
import type { Dashboard } from '#app/learners/index.ts';
import '../dashboard.css';

/** Start page of a signed-in user. The server renders only the frame; data is loaded in the browser. */
export default function DashboardPage() {
  const t = useTranslations('learners.dashboard');
  const { user } = useAuth();
  const signedOut = useSignedOut();
  const [leaving, setLeaving] = useState(false);
  const tab = useSearchParams()[0].get('tab');
  const account = tab === 'account';
  const credits = tab === 'credits';
  const creditsTitle = useTranslations('creditPages')('title');
  const accountTitle = useTranslations('accountPage')('title');
  const heading = account ? accountTitle : credits ? creditsTitle : t('title');
  const title = <title>{`${heading} · ${brand}`}</title>;
  const onLeave = () => setLeaving(true);
  if (signedOut && !leaving)
    return (
      <>
        {title}
        <SignInInvitation
          title={t(account ? 'inviteAccount' : 'invite')}
          text={t('inviteBody')}
          create={t('create')}
        />
      </>
    );
  return (
    <div className="page home-frame">
      {title}
      {user && !account && <ErasureNotice />}
      {account ? (
        user ? (
          <AccountPage
            beside={<SignOut onLeave={onLeave} />}
            calendar={<CalendarFeed side="learner" />}
            adults={<AdultsPart />}
          />
        ) : (
          <AccountFrame />
        )
      ) : credits ? (
        <CreditsPage known={user !== null} {...(user && { beside: <SignOut onLeave={onLeave} /> })} />
      ) : user ? (
        <Home isAdmin={user.isAdmin} onLeave={onLeave} />
      ) : (
        <Frame />
      )}
    </div>
  );
}

function Frame() {
  const t = useTranslations('learners.dashboard');
  return (
    <>
      <header className="hello">
        <h1>
          <span className="bone hello-bone" />
          <span className="sr">{t('title')}</span>
        </h1>
      </header>
      <Bones />
    </>
  );
}

/** Placeholders while loading. */
function Bones() {
  return (
    <>
      <div className="top">
        <PartSkeleton height={21} />
        <div className="side">
          <PartSkeleton height={12} />
          <PartSkeleton height={9} />
        </div>
      </div>
      <div className="mm">
        <PartSkeleton height={40} />
      </div>
    </>
  );
}

function Home({ isAdmin, onLeave }: { isAdmin: boolean; onLeave: () => void }) {
  const account = useTranslations('accountPage');
  const credits = useTranslations('creditPages');
  const dashboard = useQuery(dashboardQuery);
  const profile = useChosen(dashboard.data);
  const profiles = dashboard.data?.profiles ?? [];
  return (
    <>
      <header className="hello">
        <Greeting name={dashboard.data?.name ?? ''} known={!dashboard.isPending} />
        {profile && profiles.length > 1 && <Chips profiles={profiles} chosen={profile.id} />}
        <div className="acts">
          <Link className="btn btn-quiet btn-sm" to="/dashboard?tab=credits">
            {credits('link')}
          </Link>
          <Link className="btn btn-quiet btn-sm" to="/dashboard?tab=account">
            {account('link')}
          </Link>
          <SignOut onLeave={onLeave} />
        </div>
      </header>
      {dashboard.isPending ? (
        <Bones />
      ) : (
        <LearnerQueryPart query={dashboard} height={40}>
          {(data) => (
            <>
              <LinkedPeopleLinks />
              {data.tutor && <Teaching tutor={data.tutor} />}
              {profile ? (
                <LearnerHome profiles={profiles} profile={profile} own={isOnlyLearner(data)} />
              ) : (
                // Tutors are not asked to add a learner.
                !data.tutor && <FirstSteps />
              )}
            </>
          )}
        </LearnerQueryPart>
      )}
      <AccountLinks isAdmin={isAdmin} />
    </>
  );
}

/** The learner in the URL, else the first. */
function useChosen(dashboard: Dashboard | undefined) {
  const wanted = useSearchParams()[0].get('learner');
  return dashboard?.profiles.find(({ id }) => id === wanted) ?? dashboard?.profiles[0];
}

function Greeting({ name, known }: { name: string; known: boolean }) {
  const t = useTranslations('learners.dashboard');
  const { state, timeZone } = usePreferences();
  if (!known)
    return (
      <h1>
        <span className="bone hello-bone" />
        <span className="sr">{t('title')}</span>
      </h1>
    );
  const called = callName(name);
  const part = partOfDay(new Date(), { locale: state.locale, timeZone });
  return <h1>{t('greeting', { part, known: called ? 'yes' : 'no', name: called })}</h1>;
}

/** Ends the session and goes to the home page, whatever the server answers (specification, section 4). */
function SignOut({ onLeave }: { onLeave: () => void }) {
  const t = useTranslations('learners.dashboard');
  const tNav = useTranslations('shell.nav');
  const navigate = useNavigate();
  const leave = useSingleFlight(async () => {
    onLeave();
    showToast({ title: tNav('signedOut') });
    await signOut();
    await navigate('/');
  });
  return (
    <button className="btn btn-quiet btn-sm" type="button" onClick={() => void leave()}>
      {t('signOut')}
    </button>
  );
}
