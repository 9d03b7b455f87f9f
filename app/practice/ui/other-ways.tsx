import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import type { LearnerProfile } from '#app/learners/index.ts';
import { SkillList } from './skill-list.tsx';
import type { PracticeStarter } from './use-start.ts';

const ExamForm = lazy(() => import('./exam-form.tsx'));

const ways = ['skill', 'mistakes', 'exam', 'diagnostic'] as const;
type Way = (typeof ways)[number];
/** These need a choice first; the others begin at once. */
const opens = (way: Way): way is 'skill' | 'exam' => way === 'skill' || way === 'exam';

/** The ways to practise besides today's mix. The address holds the one that is open. */
export function OtherWays({ profile, starting }: { profile: LearnerProfile; starting: PracticeStarter }) {
  const t = useTranslations('practice.ways');
  const [parameters, setParameters] = useSearchParams();
  const open = parameters.get('way');
  const press = (way: Way) => {
    if (!opens(way)) return starting.start({ mode: way });
    setParameters(
      { learner: profile.id, ...(open === way ? {} : { way }) },
      { replace: true, preventScrollReset: true },
    );
  };
  return (
    <section className="p-ways" aria-labelledby="p-ways">
      <h2 id="p-ways">{t('title')}</h2>
      <ul>
        {ways.map((way) => (
          <li key={way}>
            <button
              type="button"
              className="btn btn-secondary btn-sm"
              aria-expanded={opens(way) ? open === way : undefined}
              onClick={() => press(way)}
            >
              {t(`${way}.name`)}
            </button>
            <span className="small muted">{t(`${way}.text`)}</span>
          </li>
        ))}
      </ul>
      {open === 'skill' && <SkillList learner={profile.id} />}
      {open === 'exam' && (
        <Suspense fallback={<div className="bone p-item-bone" />}>
          <ExamForm profile={profile} starting={starting} />
        </Suspense>
      )}
    </section>
  );
}
