import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { brand } from '#app/platform/brand.ts';
import { usePreferences } from '#app/preferences/public.ts';
import { cityOfZone } from '#app/platform/times.ts';
import { numbersQuery } from '../client.ts';
import { Applications } from '../components/applications.tsx';
import { AuditLog } from '../components/audit-log.tsx';
import { ContactMessages } from '../components/contact-messages.tsx';
import { DayChart } from '../components/day-chart.tsx';
import {
  Figures,
  Formulas,
  MoneyByCurrency,
  ReferralCodes,
  SecurityAlerts,
  WhatBecame,
} from '../components/numbers.tsx';
import { Invoices } from '../components/invoices.tsx';
import { Part } from '../components/part.tsx';
import { Refunds } from '../components/refunds.tsx';
import { ReportedQuestions } from '../components/reported-questions.tsx';
import { Reviews } from '../components/reviews.tsx';
import { SafetyFlags } from '../components/safety-flags.tsx';
import { TutorsTable } from '../components/tutors-table.tsx';
import { Users } from '../components/users.tsx';
import { useLiveCounters } from '../components/use-live-counters.ts';
import { lastDays } from '../days.ts';

const ranges = [7, 28, 90] as const;

/** The company on one page: figures, what waits for a founder, tutors, the audit log. */
export default function FounderHub() {
  const t = useTranslations('founders');
  const days = useDays();
  const { timeZone } = usePreferences();
  const [now, setNow] = useState(() => new Date());
  useLiveCounters(() => setNow(new Date()));
  const { today, ...range } = lastDays(days, now, timeZone);
  const query = useQuery(numbersQuery(range));
  const { data } = query;
  return (
    <div className="page desk">
      <title>{`${t('hub.title')} · ${brand}`}</title>
      <header className="desk-head">
        <h1>{t('hub.title')}</h1>
        <div className="tools">
          <Ranges chosen={days} />
          <Link className="btn btn-secondary btn-sm" to="/founder/ai">
            {t('hub.ai')}
          </Link>
        </div>
      </header>
      <RangeText from={range.from} to={range.to} days={days} />
      <Part query={query} height={34}>
        {(numbers) => (
          <>
            <Figures numbers={numbers} />
            <DayChart numbers={numbers} days={days} today={today} />
            <Formulas />
          </>
        )}
      </Part>
      <div className="rows">
        <Applications waiting={data?.applicationsWaiting} />
        <ContactMessages waiting={data?.messages.waiting} />
        <SafetyFlags />
        <ReportedQuestions />
        <Refunds />
        <Invoices />
        <Reviews />
        {data && (
          <>
            <MoneyByCurrency money={data.money} />
            <WhatBecame states={data.bookingStates} />
          </>
        )}
        <TutorsTable counts={data?.tutors} />
        {data && (
          <>
            <ReferralCodes referrals={data.referrals} />
            <SecurityAlerts alerts={data.latestAlerts} />
          </>
        )}
        <Users />
        <AuditLog title={t('audit.title')} />
      </div>
    </div>
  );
}

function useDays(): number {
  const [parameters] = useSearchParams();
  return ranges.find((days) => String(days) === parameters.get('days')) ?? 28;
}

function Ranges({ chosen }: { chosen: number }) {
  const t = useTranslations('founders.hub');
  return (
    <nav className="tabs" aria-label={t('ranges')}>
      {ranges.map((days) => (
        <Link
          key={days}
          className="tab"
          to={`?days=${days}`}
          replace
          preventScrollReset
          aria-current={days === chosen ? 'page' : undefined}
        >
          {t('days', { days: String(days) })}
          {days === chosen && <i className="squiggle" />}
        </Link>
      ))}
    </nav>
  );
}

function RangeText({ from, to, days }: { from: string; to: string; days: number }) {
  const t = useTranslations('founders.hub');
  const { state, timeZone } = usePreferences();
  const day = new Intl.DateTimeFormat(state.locale, { day: 'numeric', month: 'long', timeZone });
  const words = { from: day.format(new Date(from)), to: day.format(new Date(to)) };
  return (
    <p className="muted small num">
      {t('range', { ...words, days: String(days), city: cityOfZone(timeZone) })}
    </p>
  );
}
