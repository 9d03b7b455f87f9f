import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import type { LessonBody, LessonView } from '../../model/lessons/views.ts';
import { newLesson, skillAddress } from './addresses.ts';
import { TextParts } from './parts.tsx';

/** The method as the reasons of the worked example, what to watch for, and the next steps. */
export function Recap({ lesson }: { lesson: LessonView & { readonly content: LessonBody } }) {
  const t = useTranslations('lessons');
  const { content, profileId } = lesson;
  const reasons = content.example.worked.lines.filter(({ why }) => why.length > 0);
  const [first] = content.concept.mistakes;
  return (
    <section aria-labelledby="ls-recap">
      <h2 id="ls-recap">{t('parts.recap')}</h2>
      <p>{t('recapLead')}</p>
      <h3>{t('recapSteps')}</h3>
      <ol className="ls-reasons">
        {reasons.map(({ why }, at) => (
          // The order of reasons is stable.
          <li key={at}>
            <TextParts parts={why} />
          </li>
        ))}
      </ol>
      {first && (
        <>
          <h3>{t('recapWatch')}</h3>
          <p>{t('mistakeSaid', { text: first.text })}</p>
        </>
      )}
      <div className="ls-alone ls-screen">
        <Link className="btn btn-primary btn-lg" to={skillAddress(content.skill.id, profileId)}>
          {t('alone')}
        </Link>
        <p className="small muted">{t('aloneText')}</p>
      </div>
      {content.leadsTo.length > 0 && (
        <nav className="ls-screen" aria-label={t('recapNext')}>
          <h3>{t('recapNext')}</h3>
          <ul className="chips">
            {content.leadsTo.map(({ id, name }) => (
              <li key={id}>
                <Link className="chip" to={newLesson({ skill: id, learner: profileId })}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </section>
  );
}
