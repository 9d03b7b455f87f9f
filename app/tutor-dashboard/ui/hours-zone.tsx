import { useTranslations } from 'use-intl/react';
import { allTimeZones } from '#app/platform/time-zones.ts';
import { cityOfZone } from '#app/platform/times.ts';
import { usePreferences } from '#app/preferences/index.ts';
import type { Hours } from '../domain/hours-form.ts';
import type { AvailabilityPreview, OwnAvailability } from '#app/tutors/index.ts';
import { HoursZoneMove } from './hours-zone-move.tsx';

type Props = {
  saved: OwnAvailability;
  hours: Hours;
  change: (hours: Hours) => void;
  preview: AvailabilityPreview | undefined;
};

/** Time zone of the hours. Selecting another one previews the effects before saving. */
export function HoursZone({ saved, hours, change, preview }: Props) {
  const t = useTranslations('tutorHours');
  const { state } = usePreferences();
  const zones = [...new Set([...allTimeZones(), hours.zone, saved.zone])].sort();
  // An automatic place name follows the zone; a typed one stays.
  const choose = (zone: string) =>
    change({ ...hours, zone, city: zone === saved.zone ? saved.city : cityOfZone(zone, state.locale) });
  return (
    <section className="hours-part" aria-labelledby="zone">
      <h2 id="zone" tabIndex={-1}>
        {t('zone.title')}
      </h2>
      <p className="muted">{t('zone.text')}</p>
      <div className="two-fields">
        <label className="field">
          <span className="label">{t('zone.zone')}</span>
          <select className="input" value={hours.zone} onChange={({ target }) => choose(target.value)}>
            {zones.map((zone) => (
              <option key={zone} value={zone}>
                {zone.replaceAll('_', ' ')}
              </option>
            ))}
          </select>
        </label>
        <label className="field">
          <span className="label">{t('zone.city')}</span>
          <input
            className="input"
            maxLength={60}
            value={hours.city}
            onChange={({ target }) => change({ ...hours, city: target.value })}
          />
        </label>
      </div>
      {hours.zone !== saved.zone && preview && (
        <HoursZoneMove saved={saved} hours={hours} preview={preview} />
      )}
    </section>
  );
}
