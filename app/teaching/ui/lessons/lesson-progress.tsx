import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { usePreferences } from '#app/preferences/index.ts';
import { resetProgress, setProgress } from '#app/platform/progress.ts';
import { setOverlayAction } from '#app/platform/overlay-action.ts';
import { useSingleFlight } from '#app/platform/use-single-flight.ts';
import { showToast } from '#app/ui/toast.ts';
import type { LessonView } from '../../model/lessons/views.ts';
import { cancelLesson, followLessonProgress, lessonListsKey, lessonQuery } from '../../api/lessons-client.ts';
import { newLesson } from './addresses.ts';

/** Below this per cent the page shows the progress, above it the overlay. */
const overlayFrom = 25;

/** A lesson being generated: progress is shown here at first, later in the overlay. */
export function LessonProgressPanel({ lesson }: { lesson: LessonView }) {
  const [round, setRound] = useState(0);
  return <Round key={round} lesson={lesson} retry={() => setRound(round + 1)} />;
}

/** Follows the generation until it ends or reconnecting fails. */
function Round({ lesson, retry }: { lesson: LessonView; retry(): void }) {
  const t = useTranslations('lessons');
  const { percent, waiting, lost, cancel, cancelling } = useMaking(lesson);
  return (
    <section className="page plain-page ls-making">
      <h1>{lesson.skill.name}</h1>
      <p className="lead" role="status">
        {lost ? t('offline') : waiting ? t('waiting') : t(percent === 0 ? 'begins' : 'working')}
      </p>
      <progress max={100} value={percent} aria-label={t('working')} />
      <div className="ls-acts">
        {lost && (
          <button type="button" className="btn btn-primary" onClick={retry}>
            {t('again')}
          </button>
        )}
        <button type="button" className="btn btn-secondary" aria-disabled={cancelling} onClick={cancel}>
          {cancelling ? t('cancelling') : t('cancel')}
        </button>
      </div>
    </section>
  );
}

function useMaking(lesson: LessonView) {
  const t = useTranslations('lessons');
  const { language } = usePreferences();
  const cache = useQueryClient();
  const { id } = lesson;
  const name = lesson.skill.name;
  const [latest, setLatest] = useState({ percent: lesson.percent, waiting: lesson.waiting });
  const [lost, setLost] = useState(false);
  const { cancel, cancelling } = useCancel(lesson);
  useEffect(() => {
    const stop = new AbortController();
    const follow = async () => {
      const ended = await followLessonProgress(id, stop.signal, ({ data }) => {
        setLatest(data);
        // While the engine is unavailable, the page explains the wait better than the overlay.
        if (data.percent >= overlayFrom && !data.waiting) setProgress(data.percent, name);
        else resetProgress();
      });
      if (stop.signal.aborted) return;
      resetProgress();
      if (!ended) return setLost(true);
      void cache.invalidateQueries({ queryKey: lessonListsKey });
      await cache.invalidateQueries({ queryKey: lessonQuery(id, language).queryKey });
    };
    void follow();
    return () => {
      stop.abort();
      resetProgress();
    };
  }, [id, name, cache, language]);
  useEffect(() => {
    setOverlayAction({ label: cancelling ? t('cancelling') : t('cancel'), act: cancel });
    return () => setOverlayAction(null);
  });
  return { ...latest, lost, cancel, cancelling };
}

/** Cancels the generation. A lesson finished just before is shown anyway. */
function useCancel({ id, profileId, skill }: LessonView) {
  const t = useTranslations('lessons');
  const { language } = usePreferences();
  const cache = useQueryClient();
  const navigate = useNavigate();
  const [cancelling, setCancelling] = useState(false);
  const cancel = useSingleFlight(async () => {
    setCancelling(true);
    try {
      const lesson = await cancelLesson(id);
      cache.setQueryData(lessonQuery(id, language).queryKey, lesson);
      void cache.invalidateQueries({ queryKey: lessonListsKey });
      if (lesson.state !== 'cancelled') return;
      showToast({ title: t('cancelled') });
      await navigate(newLesson({ skill: skill.id, learner: profileId }), { replace: true });
    } catch {
      showToast({ title: t('offline') });
    } finally {
      setCancelling(false);
    }
  });
  return { cancel: () => void cancel(), cancelling };
}
