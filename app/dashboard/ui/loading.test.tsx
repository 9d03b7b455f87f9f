import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { maya, openPart } from '#tests/support/dashboard-page.tsx';
import { Claims } from './claims.tsx';
import { ContinueLearning } from './continue-learning.tsx';
import { GoalForm } from './goal-form.tsx';
import { Goals } from './goals.tsx';
import { DueToday } from './home/due-today.tsx';
import { FirstSteps } from './home/first-steps.tsx';
import { HomeGoals } from './home/goals.tsx';
import { ProgressThisWeek } from './home/progress-this-week.tsx';
import { Teaching } from './home/teaching.tsx';
import { Week } from './home/week.tsx';
import { MasteryMap } from './mastery-map/mastery-map.tsx';
import { NextSession } from './next-session.tsx';
import { Report } from './report.tsx';
import { WhoSees } from './who-sees.tsx';

const never = () => new Promise<object>(() => undefined);
const answers = new Proxy({}, { get: () => never });

test.each<[string, ReactNode, string[]]>([
  ['claims', <Claims key="1" profile={maya} />, ['24rem']],
  ['goals', <Goals key="2" profile={maya} />, ['10rem']],
  ['the skills of a goal', <GoalForm key="3" profile={maya} onClose={() => undefined} />, ['20rem']],
  ['readers', <WhoSees key="4" profile={maya} />, ['16rem']],
  ['a report', <Report key="5" learner="maya" />, ['40rem']],
  ['the next step', <ContinueLearning key="6" profile={maya} own={false} />, ['21rem']],
  ['the first steps', <FirstSteps key="7" />, ['21rem', '8.5rem', '0rem']],
  ['the next session', <NextSession key="8" />, ['8.5rem']],
  ['what is due', <DueToday key="9" profileId="maya" />, ['9.5rem']],
  ['the goals on the dashboard', <HomeGoals key="10" profileId="maya" />, ['8rem']],
  ['progress', <ProgressThisWeek key="11" profileId="maya" />, ['8rem']],
  ['the week', <Week key="12" profile={maya} />, ['9rem']],
  ['the map', <MasteryMap key="13" profileId="maya" name="Maya" own />, ['62rem']],
  ['teaching', <Teaching key="14" tutor={{ slug: 'marek', name: 'Marek', shared: [] }} />, ['8rem']],
])('%s keep their height while they load', async (_, part, heights) => {
  const screen = await openPart(part, { answers, loading: true });
  const bones = screen.queryAll('.bone');
  expect(bones.map((one) => one.style.height)).toEqual(heights);
  expect(bones.map((one) => one.getAttribute('aria-label'))).toEqual(heights.map(() => 'Loading...'));
});
