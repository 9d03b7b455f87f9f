import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useAuth } from '#app/accounts/index.ts';
import { pageMeta } from '#app/platform/page-meta.ts';
import { languageContext } from '#app/platform/texts-loader.ts';
import { usePreferences } from '#app/preferences/index.ts';
import { sessionQuery } from '../../api/client.ts';
import { FocusChoice } from '../focus-choice.tsx';
import { FocusEarlier } from '../focus-earlier.tsx';
import { FirstStep } from '../focus-first-step.tsx';
import { longestProblem } from '../../model/limits.ts';
import { MathField } from '../math-field.tsx';
import { NoticeLine } from '../notice-line.tsx';
import { useStart } from '../start-form.tsx';
import { useLearners } from '../use-learner.ts';
import { useSettled } from '../use-settled.ts';
import { LearnerChoice } from '../learner-choice.tsx';
import { teachingTexts } from '../../messages/index.ts';
import { energies, type Energy, sprintMinutes, sprints } from '../../domain/sprint.ts';
import type { Route } from './+types/focus-start.ts';
import '../teaching.css';
import '../focus.css';

export function loader({ context }: Route.LoaderArgs) {
  const { startTitle, startLead } = teachingTexts[context.get(languageContext)].teaching.focus;
  return { title: startTitle, description: startLead };
}
export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: loaderData?.title ?? '', description: loaderData?.description });

/** One question about energy, one problem, a first step of at most two minutes. */
export default function FocusStart() {
  const t = useTranslations('teaching.focus');
  const tutor = useTranslations('teaching.tutor');
  const { state } = usePreferences();
  const [params] = useSearchParams();
  const [energy, setEnergy] = useState<Energy>('okay');
  const [problem, setProblem] = useState(params.get('problem') ?? '');
  const [sprint, setSprint] = useState<number | null>(null);
  const [learner, setLearner] = useState<string>();
  const { profiles, chosen } = useLearners();
  const profileId = learner ?? chosen?.id;
  const starting = useStartFocus();
  const minutes = sprint ?? sprintMinutes[energy];
  const ready = problem.trim() !== '' && !starting.busy;
  const begin = () => {
    const focus = { energy, minutes };
    const whose = profileId === undefined ? {} : { profileId };
    void starting.start({ model: 'focus', problem, locale: state.locale, focus, ...whose });
  };
  return (
    <form
      className="page f-start"
      onSubmit={(event) => {
        event.preventDefault();
        if (ready) begin();
      }}
    >
      <header>
        <h1>{t('startTitle')}</h1>
        <p className="lead">{t('startLead')}</p>
      </header>
      <EnergyNow energy={energy} onEnergy={setEnergy} />
      <LearnerChoice profiles={profiles} chosen={profileId} onChoose={setLearner} />
      <Goal problem={problem} onProblem={setProblem} energy={energy} />
      <Sprint minutes={minutes} onMinutes={setSprint} />
      <NoticeLine notice={starting.notice} />
      <div>
        <button type="submit" className="btn btn-primary btn-lg" aria-disabled={!ready}>
          {starting.busy ? tutor('beginning') : t('begin')}
        </button>
        <p className="help mt-2">{problem.trim() === '' ? t('problemFirst') : '\u00A0'}</p>
      </div>
      <FocusEarlier />
    </form>
  );
}

function EnergyNow({ energy, onEnergy }: { energy: Energy; onEnergy(energy: Energy): void }) {
  const t = useTranslations('teaching.focus');
  const r = useTranslations('focusRoom');
  return (
    <div>
      <FocusChoice<Energy>
        label={t('energy')}
        options={energies}
        chosen={energy}
        onChoose={onEnergy}
        name={(it) => t(`energies.${it}`)}
      />
      <p className="help mt-2">{r(`energyMeans.${energy}`)}</p>
    </div>
  );
}

type GoalProps = { problem: string; onProblem(problem: string): void; energy: Energy };

/** The problem and its first step. */
function Goal({ problem, onProblem, energy }: GoalProps) {
  const t = useTranslations('teaching.focus');
  const r = useTranslations('focusRoom');
  const { state } = usePreferences();
  const settled = useSettled(problem, 600);
  return (
    <>
      <MathField
        label={t('goal')}
        value={problem}
        onChange={onProblem}
        locale={state.locale}
        help={r('goalHelp')}
        large
        multiline
        longest={longestProblem}
      />
      <FirstStep problem={settled} locale={state.locale} energy={energy} onProblem={onProblem} />
    </>
  );
}

/** The sprint length, collapsed: the chosen energy has a default. */
function Sprint({ minutes, onMinutes }: { minutes: number; onMinutes(minutes: number): void }) {
  const t = useTranslations('teaching.focus');
  const r = useTranslations('focusRoom');
  return (
    <details className="f-sprint">
      <summary>
        {r('sprint', { minutes })} <span>{r('change')}</span>
      </summary>
      <FocusChoice<number>
        label={t('sprint')}
        options={sprints}
        chosen={minutes}
        onChoose={onMinutes}
        name={(it) => t('minutes', { minutes: it })}
      />
    </details>
  );
}

function useStartFocus() {
  const navigate = useNavigate();
  const cache = useQueryClient();
  const { user } = useAuth();
  return useStart((session) => {
    cache.setQueryData(sessionQuery(session.id, user?.id).queryKey, session);
    void navigate(`/tutors/adhd/session/${session.id}`);
  });
}
