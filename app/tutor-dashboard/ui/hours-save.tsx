import { useTranslations } from 'use-intl/react';
import { minutesPerWeek, type Hours } from '../domain/hours-form.ts';
import type { AvailabilityPreview } from '#app/tutors/index.ts';

type Props = {
  hours: Hours;
  changes: number;
  preview: AvailabilityPreview | undefined;
  saving: boolean;
  save: () => void;
};

/** Number of changes and their effect, beside the save button. */
export function HoursSave({ hours, changes, preview, saving, save }: Props) {
  const t = useTranslations('tutorPages');
  return (
    <div className="save" data-foot-bar>
      <p className="small" aria-live="polite">
        {t.rich('hours.changes', {
          count: changes,
          hours: minutesPerWeek(hours) / 60,
          b: (text) => <b>{text}</b>,
        })}{' '}
        {changes > 0 && preview && <Effect preview={preview} />}
      </p>
      <button type="button" className="btn btn-primary" disabled={changes === 0 || saving} onClick={save}>
        {saving ? t('hours.saving') : t('hours.save')}
      </button>
    </div>
  );
}

function Effect({ preview: { free, stranded } }: { preview: AvailabilityPreview }) {
  const t = useTranslations('tutorHours');
  const more = free.after.length - free.before.length;
  return (
    <>
      {t(more < 0 ? 'freeLess' : 'free', { difference: Math.abs(more), days: free.days })}{' '}
      {stranded.length > 0 ? <b>{t('touched', { count: stranded.length })}</b> : t('untouched')}
    </>
  );
}
