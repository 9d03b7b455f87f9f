import { useTranslations } from 'use-intl/react';
import { useHours } from './availability/use-hours.ts';
import type { OwnAvailability } from '#app/tutors/index.ts';
import { DaysThatDiffer } from './days-that-differ.tsx';
import { HoursClocks } from './hours-clocks.tsx';
import { HoursChangedElsewhere } from './hours-changed-elsewhere.tsx';
import { HoursSave } from './hours-save.tsx';
import { HoursStranded } from './hours-stranded.tsx';
import { ExplainTimeForm } from './explain-time-form.tsx';
import { HoursZone } from './hours-zone.tsx';
import { LimitFields } from './limit-fields.tsx';
import { WeeklyHoursChart } from './weekly-hours-chart.tsx';
import { WeeklyHoursForm } from './weekly-hours-form.tsx';

/** Weekly hours, exceptions, limits and zone, saved together, with a preview of the effects. */
export function HoursEditor({ saved }: { saved: OwnAvailability }) {
  const t = useTranslations('tutorPages');
  const work = useHours(saved);
  const { base, hours, change, preview } = work;
  const city = hours.city.trim() || base.city;
  return (
    <>
      {work.news.length > 0 && (
        <HoursChangedElsewhere news={work.news} saved={base} onClose={work.closeNews} />
      )}
      <WeeklyHoursChart hours={hours} />
      <div className="cols">
        <section aria-labelledby="week">
          <h2 id="week" tabIndex={-1}>
            {t('hours.week')}
          </h2>
          <p>{t('hours.weekText')}</p>
          <WeeklyHoursForm hours={hours} change={change} />
          <LimitFields hours={hours} change={change} />
        </section>
        <section aria-labelledby="days">
          <h2 id="days" tabIndex={-1}>
            {t('hours.days')}
          </h2>
          <p>{t('hours.daysText')}</p>
          <DaysThatDiffer hours={hours} change={change} />
        </section>
      </div>
      <HoursZone saved={base} hours={hours} change={change} preview={preview} />
      <HoursClocks changes={preview?.clockChanges} city={city} />
      <ExplainTimeForm changed={work.changes.length > 0} />
      <HoursSave
        hours={hours}
        changes={work.changes.length}
        preview={preview}
        saving={work.saving}
        save={work.save}
      />
      {work.stranded.length > 0 && (
        <HoursStranded
          stranded={work.stranded}
          zone={base.zone}
          saving={work.saving}
          onSave={work.saveAll}
          onClose={work.closeStranded}
        />
      )}
    </>
  );
}
