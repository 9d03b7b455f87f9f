import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { ownPath, SignInInvitation, useAuth, useSignedOut } from '#app/accounts/index.ts';
import { brand } from '#app/platform/brand.ts';
import { EmptyGraph } from '#app/ui/empty-graph.tsx';
import { PlusIcon } from '#app/ui/icons.tsx';
import { profilesQuery } from '#app/learners/index.ts';
import { Invitation, LinkedPeople, useLinkedPeople } from '../adults/lazy.tsx';
import { AboutLearner } from '../about-learner.tsx';
import { LearnerQueryPart, PartSkeleton } from '../part.tsx';
import { ProfileForm } from '../profile-form.tsx';
import { ProfileCard } from '../profile-card.tsx';
import { Claims } from '../claims.tsx';
import { Goals } from '../goals.tsx';
import { MasteryMap } from '../mastery-map/mastery-map.tsx';
import { LearnerNeedsSettings } from '../needs-settings.tsx';
import { LearnerPaceSettings } from '../pace-settings.tsx';
import { DormantNotice } from '../dormant-notice.tsx';
import { Report } from '../report.tsx';
import { WhoSees } from '../who-sees.tsx';
import { type LearnerProfile, mostProfiles } from '#app/learners/index.ts';
import '../dashboard.css';
import '../profiles.css';

/** The learners of an account; the selected one is in the URL. With `report` it is the printable page. */
export default function LearnerProfilesPage() {
  const t = useTranslations('learners.profiles');
  const dashboard = useTranslations('learners.dashboard');
  const invited = useTranslations('adultLinks.invitation');
  const { user } = useAuth();
  const signedOut = useSignedOut();
  const [parameters] = useSearchParams();
  const learner = parameters.get('learner');
  const invitation = parameters.get('invitation');
  const reported = parameters.has('report') && learner !== null;
  const title = <title>{`${invitation === null ? t('title') : invited('title')} · ${brand}`}</title>;
  if (signedOut)
    return (
      <>
        {title}
        <SignInInvitation
          title={invitation === null ? t('invite') : invited('signIn')}
          text={invitation === null ? t('inviteBody') : invited('signInText')}
          create={dashboard('create')}
        />
      </>
    );
  return (
    <div className="page home-frame">
      {title}
      {!user ? (
        <Frame />
      ) : invitation !== null ? (
        <Invitation secret={invitation} />
      ) : reported ? (
        <Report learner={learner} />
      ) : (
        <Profiles />
      )}
    </div>
  );
}

function Frame() {
  return (
    <>
      <Head />
      <div className="pick">
        <PartSkeleton height={6.1} />
      </div>
    </>
  );
}

function Head({ children }: { children?: React.ReactNode }) {
  const t = useTranslations('learners.profiles');
  return (
    <header className="hello">
      <div>
        <h1>{t('heading')}</h1>
        <p>{t('lead')}</p>
      </div>
      {children}
    </header>
  );
}

function Profiles() {
  const t = useTranslations('learners.profiles');
  const [parameters, setParameters] = useSearchParams();
  const [adding, setAdding] = useState(parameters.has('add'));
  const query = useQuery(profilesQuery);
  const profiles = query.data ?? [];
  const linked = useLinkedPeople();
  const full = profiles.length >= mostProfiles;
  const chosen = profiles.find(({ id }) => id === parameters.get('learner')) ?? profiles[0];
  const choose = (id: string) => setParameters({ learner: id }, { replace: true, preventScrollReset: true });
  // A person who came to add a learner, for example from a booking, returns there with the new one selected.
  const back = ownPath(parameters.get('next'));
  const navigate = useNavigate();
  const added = ({ id }: LearnerProfile) =>
    back
      ? void navigate(`${back}${back.includes('?') ? '&' : '?'}learner=${id}`, { replace: true })
      : choose(id);
  return (
    <>
      <Head>
        {profiles.length + linked.length > 0 && (
          <button className="btn btn-secondary" type="button" disabled={full} onClick={() => setAdding(true)}>
            <PlusIcon />
            {t('add')}
          </button>
        )}
      </Head>
      {full && <p className="small muted mb-4">{t('full', { most: String(mostProfiles) })}</p>}
      <LearnerQueryPart query={query} height={6.1}>
        {() => (
          <>
            {chosen && <Chosen profiles={profiles} chosen={chosen} />}
            {!chosen && linked.length === 0 && <Nobody onAdd={() => setAdding(true)} />}
            <LinkedPeople people={linked} />
          </>
        )}
      </LearnerQueryPart>
      {adding && <ProfileForm onClose={() => setAdding(false)} onSaved={added} />}
    </>
  );
}

function Chosen({ profiles, chosen }: { profiles: readonly LearnerProfile[]; chosen: LearnerProfile }) {
  const t = useTranslations('learners.profiles');
  return (
    <>
      {profiles.map(
        (profile) =>
          profile.deleteOn !== undefined && (
            <DormantNotice key={profile.id} profile={profile} day={profile.deleteOn} />
          ),
      )}
      <nav className="pick" aria-label={t('list')}>
        {profiles.map((profile) => (
          <ProfileCard key={profile.id} profile={profile} chosen={profile.id === chosen.id} />
        ))}
      </nav>
      <div className="lay">
        <Claims key={chosen.id} profile={chosen} />
        <div className="side" key={`side of ${chosen.id}`}>
          <Goals profile={chosen} />
          <LearnerNeedsSettings profile={chosen} />
          <LearnerPaceSettings profile={chosen} />
          <WhoSees profile={chosen} />
          <AboutLearner profile={chosen} />
          <section aria-labelledby="young">
            <h2 id="young">{t('young.title')}</h2>
            <p className="small muted mt-3">{t('young.text')}</p>
          </section>
        </div>
      </div>
      <MasteryMap key={`map of ${chosen.id}`} profileId={chosen.id} name={chosen.name} own={false} />
    </>
  );
}

function Nobody({ onAdd }: { onAdd: () => void }) {
  const t = useTranslations('learners.profiles');
  return (
    <>
      <div className="empty">
        <EmptyGraph />
        <p>{t('empty')}</p>
        <button className="btn btn-primary" type="button" onClick={onAdd}>
          {t('add')}
        </button>
        <p className="small muted">
          {t('young.text')} <Link to="/privacy">{t('privacy')}</Link>
        </p>
      </div>
    </>
  );
}
