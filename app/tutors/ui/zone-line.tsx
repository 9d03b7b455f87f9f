import { useTranslations } from 'use-intl/react';
import { cityOfZone } from '#app/platform/times.ts';
import { requestRegionDrawer, usePreferences } from '#app/preferences/index.ts';

/** The time zone used on a page, with a button to change it. Needs the texts `tutorPages`. */
export function ZoneLine() {
  const t = useTranslations('tutorPages');
  const { state, timeZone } = usePreferences();
  return (
    <p className="small muted zone-line">
      {t('yourTime', { city: cityOfZone(timeZone, state.locale) })}{' '}
      <button className="link" type="button" onClick={requestRegionDrawer}>
        {t('changeZone')}
      </button>
    </p>
  );
}
