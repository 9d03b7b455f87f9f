import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { brand } from '#app/platform/brand.ts';
import { numbersQuery } from '../../api/client.ts';
import { AbsenceClaims } from '../absence-claims.tsx';
import { Applications } from '../applications.tsx';
import { Openings } from '../openings.tsx';
import { AuditLog } from '../audit-log.tsx';
import { FindBookings } from '../booking-acts/find-bookings.tsx';
import { ContactMessages } from '../contact-messages.tsx';
import { Disputes } from '../disputes.tsx';
import { Invoices } from '../invoices.tsx';
import { Part } from '../part.tsx';
import { Refunds } from '../refunds.tsx';
import { ReportedQuestions } from '../reported-questions.tsx';
import { Reviews } from '../reviews.tsx';
import { SafetyFlags } from '../safety-flags.tsx';
import { Section } from '../section.tsx';
import { SecurityAlerts } from '../security-alerts.tsx';
import { TutorPay } from '../tutor-pay.tsx';
import { TutorsTable } from '../tutors-table.tsx';
import { useLiveCounters } from '../use-live-counters.ts';
import { Users } from '../users.tsx';
import { Waits } from '../waits.tsx';
import { ChartCard } from '../figures/chart-card.tsx';
import { CsvButton } from '../figures/csv-button.tsx';
import { Kpis } from '../figures/kpis.tsx';
import { Overview } from '../figures/overview.tsx';
import { Parts } from '../figures/parts.tsx';
import { CustomRange, RangeBar } from '../figures/range-bar.tsx';
import { Revenue } from '../figures/revenue.tsx';
import { SpanText } from '../figures/span-text.tsx';
import { seriesNamed, useFiguresQuery } from '../figures/use-figures-query.ts';

/** The company on one page: figures, open items, tutors, users, audit log. */
export default function FounderHub() {
  const t = useTranslations('founders');
  const f = useTranslations('founderFigures');
  useLiveCounters();
  const { asked, query, unusable, figure } = useFiguresQuery('sessions_booked');
  const { data } = useQuery(numbersQuery(asked));
  const figures = query.data;
  return (
    <div className="page desk">
      <title>{`${t('hub.title')} · ${brand}`}</title>
      <header className="desk-head">
        <h1>{t('hub.title')}</h1>
        <Link className="btn btn-secondary btn-sm" to="/founder/ai">
          {t('hub.ai')}
        </Link>
      </header>
      <Waits numbers={data} />
      <Section
        name="figures"
        title={t('hub.figures')}
        wide
        opened
        tools={
          <div className="tools">
            <RangeBar asked={asked} figure={figure} shown={figures?.range} />
            <CsvButton asked={asked} label={f('csvAll')} />
          </div>
        }
      >
        <CustomRange asked={asked} figure={figure} unusable={unusable} />
        <Part query={query} height={48}>
          {(shown) => {
            const series = seriesNamed(shown.series, figure, 'sessions_booked');
            return (
              <>
                <SpanText figures={shown} />
                <Kpis figures={shown} asked={asked} />
                {series && <ChartCard figures={shown} asked={asked} series={series} />}
              </>
            );
          }}
        </Part>
      </Section>
      <div className="rows">
        <SafetyFlags />
        <AbsenceClaims />
        <Disputes />
        <ReportedQuestions />
        <Refunds />
        <Invoices />
        <TutorPay />
        <Applications waiting={data?.applicationsWaiting} />
        <Openings />
        <ContactMessages waiting={data?.messages.waiting} />
        <Reviews />
        {figures && (
          <>
            <Revenue figures={figures} />
            <Parts figures={figures} />
            <Overview figures={figures} asked={asked} />
          </>
        )}
        <FindBookings />
        <TutorsTable counts={data?.tutors} />
        {data && <SecurityAlerts alerts={data.latestAlerts} />}
        <Users />
        <AuditLog title={t('audit.title')} />
      </div>
    </div>
  );
}
