import { AskReviews } from '#app/tutors/index.ts';
import type { LearnerProfile } from '#app/learners/index.ts';
import { FocusFirst } from '#app/learners/index.ts';
import { ContinueLearning } from '../continue-learning.tsx';
import { MasteryMap } from '../mastery-map/mastery-map.tsx';
import { NextSession } from '../next-session.tsx';
import { DueToday } from './due-today.tsx';
import { HomeGoals } from './goals.tsx';
import { Overview } from './overview.tsx';
import { ProgressThisWeek } from './progress-this-week.tsx';
import { Week } from './week.tsx';

type Props = { profiles: readonly LearnerProfile[]; profile: LearnerProfile; own: boolean };

/** The dashboard of one learner; above it an overview, if the account has several. */
export function LearnerHome({ profiles, profile, own }: Props) {
  const several = profiles.length > 1;
  return (
    <>
      <FocusFirst profile={profile} />
      <div className="top" key={profile.id}>
        <ContinueLearning profile={profile} own={own} />
        <div className="side">
          <DueToday profileId={profile.id} />
          <NextSession {...(several ? { profile } : {})} />
          <AskReviews />
        </div>
      </div>
      {several && <Overview profiles={profiles} chosen={profile.id} />}
      <MasteryMap key={`map ${profile.id}`} profileId={profile.id} name={profile.name} own={own} />
      <Week profile={profile} />
      <div className="under">
        <ProgressThisWeek profileId={profile.id} />
        <HomeGoals profileId={profile.id} />
      </div>
    </>
  );
}
