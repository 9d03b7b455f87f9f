import { useTranslations } from 'use-intl/react';
import type { LessonBody, LessonView } from '../../model/lessons/views.ts';
import { Remake } from './remake.tsx';

const parts = ['goal', 'warmUp', 'concept', 'example', 'guided', 'practice', 'recap'] as const;

/** The parts of the lesson, what was proven in it, and its actions. */
export function Contents({
  lesson,
  done,
}: {
  lesson: LessonView & { readonly content: LessonBody };
  done: ReadonlySet<string>;
}) {
  const t = useTranslations('lessons');
  const { formulas, steps } = lesson.content.proven;
  return (
    <aside className="card on-card ls-side">
      <nav aria-label={t('parts.label')} className="ls-screen">
        <h2>{t('parts.label')}</h2>
        <ol className="ls-toc">
          {parts.map((part) => (
            <li key={part} className={done.has(part) ? 'is-done' : ''}>
              <a href={`#ls-${part}`}>{t(`parts.${part}`)}</a>
            </li>
          ))}
        </ol>
      </nav>
      <p className="small muted">{t('checked', { formulas, steps })}</p>
      <div className="ls-acts ls-screen">
        <button type="button" className="btn btn-secondary btn-sm" onClick={() => window.print()}>
          {t('print')}
        </button>
        <Remake lesson={lesson} />
      </div>
    </aside>
  );
}
