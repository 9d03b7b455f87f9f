import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { ApiFailure } from '#app/platform/api-client.ts';
import { useSingleFlight } from '#app/platform/use-single-flight.ts';
import { usePreferences } from '#app/preferences/index.ts';
import type { SafetyCare } from '../../model/blocks.ts';
import type { StartLesson } from '../../model/lessons-schemas.server.ts';
import { lessonListsKey, lessonQuery, startLesson } from '../../api/lessons-client.ts';
import { lessonAddress } from './addresses.ts';

export type Nearest = readonly { readonly id: StartLesson['skill'] & string; readonly name: string }[];
export type NotStarted = { readonly text: string; readonly nearest: Nearest; readonly care?: SafetyCare };
type LessonRequest = Omit<Partial<StartLesson>, 'locale'>;

/** Requests a lesson and opens it; the input stays if that fails. The server deduplicates repeated requests. */
export function useStartLesson() {
  const t = useTranslations('lessons');
  const { state, language } = usePreferences();
  const cache = useQueryClient();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<NotStarted | null>(null);
  const start = useSingleFlight(async (request: LessonRequest) => {
    setBusy(true);
    setFailure(null);
    try {
      const lesson = await startLesson({ ...request, locale: state.locale });
      cache.setQueryData(lessonQuery(lesson.id, language).queryKey, lesson);
      void cache.invalidateQueries({ queryKey: lessonListsKey });
      await navigate(lessonAddress(lesson.id));
    } catch (thrown) {
      setFailure(
        thrown instanceof ApiFailure
          ? {
              text: thrown.message || t('failed'),
              nearest: (thrown.body.nearest ?? []) as Nearest,
              ...(thrown.code === 'worrying' && { care: thrown.body.care as SafetyCare }),
            }
          : { text: t('offline'), nearest: [] },
      );
    } finally {
      setBusy(false);
    }
  });
  return { start, busy, failure };
}
