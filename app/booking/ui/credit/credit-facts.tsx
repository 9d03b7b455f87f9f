import { useTranslations } from 'use-intl/react';
import { usePreferences } from '#app/preferences/index.ts';
import { shortDayOf, timeInSentence } from '#app/platform/times.ts';
import type { Booking, Hold } from '../../model/schemas.ts';

type CreditCostsProps = { session: Pick<Hold | Booking, 'sessionType'>; returnedHalves?: number | null };

/** Price when paid by credit; after cancellation also what was returned. */
export function CreditCosts({ session, returnedHalves = null }: CreditCostsProps) {
  const t = useTranslations('bookCredit');
  const pages = useTranslations('bookPages');
  return (
    <dl className="pay num">
      <dt>{pages(`types.${session.sessionType}`)}</dt>
      <dd>{t('price')}</dd>
      {returnedHalves !== null && returnedHalves > 0 && (
        <>
          <dt>{t('back')}</dt>
          <dd>{t('halves', { halves: returnedHalves })}</dd>
        </>
      )}
    </dl>
  );
}

/** Until when all that credits and money paid comes back, and what is returned afterwards. */
export function BothTerms({ session }: { session: Pick<Hold | Booking, 'freeUntil'> }) {
  const t = useTranslations('bookCredit');
  const { state, timeZone } = usePreferences();
  const place = { locale: state.locale, timeZone };
  const { freeUntil } = session;
  const until = { day: shortDayOf(freeUntil, place), time: timeInSentence(freeUntil, place) };
  const passed = new Date(freeUntil) <= new Date();
  return <p className="small muted">{passed ? t('bothTermsLate', until) : t('bothTerms', until)}</p>;
}

/** Deadline for the return of the full credit, and what is returned afterwards. */
export function CreditTerms({ session }: { session: Pick<Hold | Booking, 'freeUntil'> }) {
  const t = useTranslations('bookCredit');
  const { state, timeZone } = usePreferences();
  const place = { locale: state.locale, timeZone };
  const { freeUntil } = session;
  const until = { day: shortDayOf(freeUntil, place), time: timeInSentence(freeUntil, place) };
  const passed = new Date(freeUntil) <= new Date();
  return <p className="small muted">{passed ? t('termsLate', until) : t('terms', until)}</p>;
}
