import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl/react';
import { ApiFailure } from '#app/platform/api-client.ts';
import { useSingleFlight } from '#app/platform/use-single-flight.ts';
import { usePreferences } from '#app/preferences/index.ts';
import { Part } from '#app/ui/part.tsx';
import { showToast } from '#app/ui/toast.ts';
import { Window } from '#app/ui/window.tsx';
import { BinIcon } from '../icons.tsx';
import { deleteStoredAnswers } from './stored-answers.ts';
import type { LessonSummary } from '../../model/lessons/views.ts';
import { deleteLesson, lessonListsKey, lessonsQuery } from '../../api/lessons-client.ts';
import { lessonAddress } from './addresses.ts';

/** The lessons of a learner, newest first. */
export function LessonList({ profileId }: { profileId: string | undefined }) {
  const t = useTranslations('lessons');
  const { language } = usePreferences();
  const query = useQuery(lessonsQuery(profileId, language));
  const heading = useRef<HTMLHeadingElement>(null);
  const texts = { loading: t('loading'), failed: t('offline'), again: t('again') };
  return (
    <section className="ls-mine" aria-labelledby="ls-mine">
      <h2 id="ls-mine" ref={heading} tabIndex={-1}>
        {t('mine')}
      </h2>
      <Part query={query} height={6} texts={texts}>
        {(lessons) =>
          lessons.length === 0 ? (
            <p className="muted">{t('mineEmpty')}</p>
          ) : (
            <ul>
              {lessons.map((lesson) => (
                <Row key={lesson.id} lesson={lesson} onGone={() => heading.current?.focus()} />
              ))}
            </ul>
          )
        }
      </Part>
    </section>
  );
}

function Row({ lesson, onGone }: { lesson: LessonSummary; onGone(): void }) {
  const t = useTranslations('lessons');
  const format = useFormatter();
  const [asking, setAsking] = useState(false);
  const { name } = lesson.skill;
  return (
    <li>
      <Link to={lessonAddress(lesson.id)}>{name}</Link>
      <span className="small muted">
        {lesson.state === 'done'
          ? format.dateTime(new Date(lesson.createdAt), {
              day: 'numeric',
              month: 'short',
              hour: '2-digit',
              minute: '2-digit',
            })
          : t('inMaking')}
      </span>
      <button
        type="button"
        className="icon-btn"
        aria-label={t('remove', { name })}
        onClick={() => setAsking(true)}
      >
        <BinIcon />
      </button>
      {asking && <Remove lesson={lesson} onClose={() => setAsking(false)} onGone={onGone} />}
    </li>
  );
}

function Remove({ lesson, onClose, onGone }: { lesson: LessonSummary; onClose(): void; onGone(): void }) {
  const t = useTranslations('lessons');
  const cache = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const remove = useSingleFlight(async () => {
    setBusy(true);
    try {
      await deleteLesson(lesson.id);
    } catch (failure) {
      // 404 means it was already deleted.
      if (!(failure instanceof ApiFailure && failure.status === 404)) {
        setBusy(false);
        setFailed(failure instanceof ApiFailure ? failure.message : t('offline'));
        return;
      }
    }
    deleteStoredAnswers(lesson.id);
    onClose();
    onGone();
    showToast({ title: t('removed') });
    await cache.invalidateQueries({ queryKey: lessonListsKey });
  });
  return (
    <Window title={t('removeTitle', { name: lesson.skill.name })} onClose={onClose}>
      <p>{t('removeText')}</p>
      <div role="alert">{failed && <p className="error">{failed}</p>}</div>
      <div className="dialog-actions">
        <button type="button" className="btn btn-secondary" onClick={onClose}>
          {t('removeNo')}
        </button>
        <button type="button" className="btn btn-danger" aria-disabled={busy} onClick={() => void remove()}>
          {t('removeYes')}
        </button>
      </div>
    </Window>
  );
}
