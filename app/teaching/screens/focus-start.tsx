import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useAuth } from '#app/accounts/public.ts';
import { pageMeta } from '#app/platform/page-meta.ts';
import { languageContext } from '#app/platform/texts-loader.ts';
import { usePreferences } from '#app/preferences/public.ts';
import { DownIcon } from '#app/ui/icons.tsx';
import { sessionQuery, sessionsQuery } from '../client.ts';
import { FirstStep } from '../components/focus-first-step.tsx';
import { MathField } from '../components/math-field.tsx';
import { NoticeLine } from '../components/notice-line.tsx';
import { addressOf } from '../components/past-session.tsx';
import { Maths } from '../components/sentence.tsx';
import { useStart } from '../components/start-form.tsx';
import { useLearners } from '../components/use-learner.ts';
import { WhoseSession } from '../components/whose-session.tsx';
import { teachingTexts } from '../messages/index.ts';
import { energies, type Energy, sprintMinutes, sprints } from '../sprint.ts';
import type { Route } from './+types/focus-start.ts';
import '../teaching.css';
import '../focus.css';

export function loader({ context }: Route.LoaderArgs) {
  const { title, description } = teachingTexts[context.get(languageContext)].teaching.focus;
  return { title, description };
}
export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: loaderData?.title ?? '', description: loaderData?.description });

/** One question about energy, one problem, a first step of two minutes at most. */
export default function FocusStart() {
  const t = useTranslations('teaching.focus');
  const r = useTranslations('focusRoom');
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
      <div>
        <Choice<Energy>
          label={t('energy')}
          options={energies}
          chosen={energy}
          onChoose={setEnergy}
          name={(it) => t(`energies.${it}`)}
        />
        <p className="help mt-2">{r(`energyMeans.${energy}`)}</p>
      </div>
      <WhoseSession profiles={profiles} chosen={profileId} onChoose={setLearner} />
      <MathField
        label={t('goal')}
        value={problem}
        onChange={setProblem}
        locale={state.locale}
        help={r('goalHelp')}
        large
      />
      <FirstStep problem={useSettled(problem)} locale={state.locale} energy={energy} onProblem={setProblem} />
      <details className="f-sprint">
        <summary>
          {r('sprint', { minutes })} <span>{r('change')}</span> <DownIcon />
        </summary>
        <Choice<number>
          label={t('sprint')}
          options={sprints}
          chosen={minutes}
          onChoose={setSprint}
          name={(it) => t('minutes', { minutes: it })}
        />
      </details>
      <NoticeLine notice={starting.notice} />
      <div>
        <button type="submit" className="btn btn-primary btn-lg" aria-disabled={!ready}>
          {starting.busy ? tutor('beginning') : t('begin')}
        </button>
      </div>
      <Earlier />
    </form>
  );
}

type ChoiceProps<Option> = {
  label: string;
  options: readonly Option[];
  chosen: Option;
  onChoose(option: Option): void;
  name(option: Option): string;
};

function Choice<Option extends string | number>({
  label,
  options,
  chosen,
  onChoose,
  name,
}: ChoiceProps<Option>) {
  return (
    <fieldset>
      <legend className="label">{label}</legend>
      <div className="chips">
        {options.map((option) => (
          <button
            key={option}
            type="button"
            className="chip"
            aria-pressed={option === chosen}
            onClick={() => onChoose(option)}
          >
            {name(option)}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

/** What is typed, as soon as nothing is added for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), 600);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
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

/** The latest focus session that still waits, if there is one. */
function Earlier() {
  const t = useTranslations('teaching.focus');
  const { user, loading } = useAuth();
  const { data } = useQuery({ ...sessionsQuery(user?.id), enabled: !loading });
  const open = data?.find((session) => session.focus && session.open);
  if (!open) return null;
  return (
    <p>
      <Link to={addressOf(open)}>
        {t('earlier')} <Maths formula={open.formula} />
      </Link>
    </p>
  );
}
