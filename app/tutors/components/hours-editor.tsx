import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { ApiFailure } from '#app/platform/api-client.ts';
import { showToast } from '#app/ui/toast.ts';
import { useUnsaved } from '#app/ui/unsaved.ts';
import { countChanges, minutesPerWeek, type Hours } from '../availability/hours-form.ts';
import { ownAvailability, saveOwnAvailability } from '../client.ts';
import type { OwnAvailability } from '../schemas.ts';
import { DaysThatDiffer } from './days-that-differ.tsx';
import { LimitFields } from './limit-fields.tsx';
import { WeekPlan } from './week-plan.tsx';
import { WeeklyHours } from './weekly-hours.tsx';

/** Weekly hours, days that differ and limits, with one button that saves them all. */
export function HoursEditor({ saved }: { saved: OwnAvailability }) {
  const t = useTranslations('tutorPages');
  const [hours, setHours] = useState<Hours>(saved);
  const queries = useQueryClient();
  const changes = countChanges(saved, hours);
  useUnsaved(changes > 0, t('hours.unsaved'));
  const keep = (availability: OwnAvailability) =>
    queries.setQueryData(ownAvailability.queryKey, { availability });
  const save = useMutation({
    mutationFn: () => saveOwnAvailability({ ...hours, version: saved.version }),
    onSuccess: ({ availability }) => {
      keep(availability);
      showToast({ title: t('hours.saved') });
    },
    onError: (error) => {
      const current = error instanceof ApiFailure && (error.body.availability as OwnAvailability | undefined);
      if (current) keep(current);
      showToast({
        title: (error instanceof ApiFailure && error.message) || t('saveFailed'),
        kind: 'destructive',
      });
    },
  });
  return (
    <>
      <WeekPlan hours={hours} />
      <div className="cols">
        <section aria-labelledby="week">
          <h2 id="week">{t('hours.week')}</h2>
          <p>{t('hours.weekText')}</p>
          <WeeklyHours hours={hours} change={setHours} />
          <LimitFields hours={hours} change={setHours} />
        </section>
        <section aria-labelledby="days">
          <h2 id="days">{t('hours.days')}</h2>
          <p>{t('hours.daysText')}</p>
          <DaysThatDiffer hours={hours} change={setHours} />
        </section>
      </div>
      <div className="save">
        <p className="small" aria-live="polite">
          {t.rich('hours.changes', {
            count: changes,
            hours: minutesPerWeek(hours) / 60,
            b: (text) => <b>{text}</b>,
          })}
        </p>
        <button
          className="btn btn-primary"
          disabled={changes === 0 || save.isPending}
          onClick={() => save.mutate()}
        >
          {save.isPending ? t('hours.saving') : t('hours.save')}
        </button>
      </div>
    </>
  );
}
