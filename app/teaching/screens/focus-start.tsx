import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useAuth } from '#app/accounts/public.ts';
import { pageMeta } from '#app/platform/page-meta.ts';
import { languageContext } from '#app/platform/texts-loader.ts';
import { usePreferences } from '#app/preferences/public.ts';
import { sessionQuery, sessionsQuery } from '../client.ts';
import { MathField } from '../components/math-field.tsx';
import { NoticeLine } from '../components/notice-line.tsx';
import { addressOf } from '../components/past-session.tsx';
import { Maths } from '../components/sentence.tsx';
import { useStart } from '../components/start-form.tsx';
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

const firstSteps = { low: 'firstLow', okay: 'firstOkay', high: 'firstHigh' } as const;

/** One question about energy, one problem, a first step of two minutes at most. */
export default function FocusStart() {
  const t = useTranslations('teaching.focus');
  const { state } = usePreferences();
  const [params] = useSearchParams();
  const [energy, setEnergy] = useState<Energy>('okay');
  const [problem, setProblem] = useState(params.get('problem') ?? '');
  const [chosen, setChosen] = useState<number | null>(null);
  const starting = useStartFocus();
  const minutes = chosen ?? sprintMinutes[energy];
  const ready = problem.trim() !== '' && !starting.busy;
  return (
    <form
      className="page f-start"
      onSubmit={(event) => {
        event.preventDefault();
        const focus = { energy, minutes };
        if (ready) void starting.start({ model: 'focus', problem, locale: state.locale, focus });
      }}
    >
      <header>
        <h1>{t('startTitle')}</h1>
        <p className="lead">{t('startLead')}</p>
      </header>
      <Choice<Energy>
        label={t('energy')}
        options={energies}
        chosen={energy}
        onChoose={setEnergy}
        name={(it) => t(`energies.${it}`)}
      />
      <MathField
        label={t('goal')}
        value={problem}
        onChange={setProblem}
        locale={state.locale}
        help={t('goalHelp')}
        large
      />
      <Choice<number>
        label={t('sprint')}
        options={sprints}
        chosen={minutes}
        onChoose={setChosen}
        name={(it) => t('minutes', { minutes: it })}
      />
      <div className="f-first">
        <p className="label">{t('first')}</p>
        <p>{t(firstSteps[energy])}</p>
      </div>
      <NoticeLine notice={starting.notice} />
      <div>
        <button type="submit" className="btn btn-primary btn-lg" aria-disabled={!ready}>
          {t('begin')}
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
