import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { usePreferences } from '#app/preferences/index.ts';
import { longDayOf } from '#app/platform/times.ts';
import { claimsQuery } from '../api/learner-client.ts';
import type { LearnerProfile } from '#app/learners/index.ts';

/** Objections that were decided or settled by newer answers. Open ones are shown at their claims. */
export function Objections({ profile }: { profile: LearnerProfile }) {
  const t = useTranslations('learnerPage.objections');
  const { language, state, timeZone } = usePreferences();
  const { data } = useQuery(claimsQuery(profile.id, language));
  if (!data) return null;
  const claimed = new Set(data.claims.filter(({ dispute }) => dispute !== null).map(({ key }) => key));
  const shown = data.disputes.filter((one) => one.state !== 'open' || !claimed.has(one.claim));
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="objections">
      <h2 id="objections">{t('title')}</h2>
      <ul className="sees">
        {shown.map(({ id, text, at, outcome, state: became }) => (
          <li key={id}>
            <span>
              <q>{text}</q>
              <span className="muted">
                {longDayOf(at, { locale: state.locale, timeZone })}. {outcome}
              </span>
            </span>
            <span className={`tag ${became === 'gone' || became === 'changed' ? 'tag-success' : ''}`}>
              {t(`states.${became}`)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
