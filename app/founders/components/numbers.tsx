import { useTranslations } from 'use-intl/react';
import { formatMoney } from '#app/platform/money.ts';
import { usePreferences } from '#app/preferences/public.ts';
import type { Numbers } from '../schemas.ts';
import { Figure } from './figure.tsx';
import { useMoment } from './moment.ts';
import { RowsTable } from './rows-table.tsx';
import { Section } from './section.tsx';

/** The figures that are looked at first. */
export function Figures({ numbers }: { numbers: Numbers }) {
  const t = useTranslations('founders.hub');
  return (
    <dl className="kpis num">
      <Figure label={t('signUps')} figure={numbers.signUps} />
      <Figure label={t('confirmed')} figure={numbers.confirmed} />
      <Figure label={t('booked')} figure={numbers.booked} />
      <Figure label={t('taught')} figure={numbers.teachingSessions} />
      <Figure label={t('alerts')} figure={numbers.securityAlerts} />
    </dl>
  );
}

/** Each figure's formula, in words. */
export function Formulas() {
  const t = useTranslations('founders');
  return (
    <details className="more">
      <summary>{t('hub.formulas')}</summary>
      <ul>
        {(['signUps', 'booked', 'money', 'taught', 'alerts', 'change'] as const).map((key) => (
          <li key={key}>{t(`formulas.${key}`)}</li>
        ))}
      </ul>
    </details>
  );
}

export function MoneyByCurrency({ money }: { money: Numbers['money'] }) {
  const t = useTranslations('founders.money');
  const { state } = usePreferences();
  return (
    <Section title={t('title')} note={t('note')}>
      <RowsTable
        empty={t('none')}
        columns={[
          { key: 'currency', title: t('currency') },
          { key: 'booked', title: t('booked'), right: true },
          { key: 'refunded', title: t('refunded'), right: true },
          { key: 'sessions', title: t('sessions'), right: true },
        ]}
        rows={money.map(({ booked, refunded, sessions }) => ({
          key: booked.currency,
          cells: [
            booked.currency,
            formatMoney(booked, state.locale, 'exact'),
            formatMoney(refunded, state.locale, 'exact'),
            sessions,
          ],
        }))}
      />
    </Section>
  );
}

export function WhatBecame({ states }: { states: Numbers['bookingStates'] }) {
  const t = useTranslations('founders');
  return (
    <Section title={t('hub.states')}>
      <dl className="pairs num">
        {(['confirmed', 'completed', 'cancelled', 'no_show'] as const).map((state) => (
          <div className="contents" key={state}>
            <dt>{t(`states.${state}`)}</dt>
            <dd className="text-right">{states[state]}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

export function ReferralCodes({ referrals }: { referrals: Numbers['referrals'] }) {
  const t = useTranslations('founders.referrals');
  return (
    <Section title={t('title')}>
      <RowsTable
        empty={t('none')}
        columns={[
          { key: 'code', title: t('code') },
          { key: 'clicks', title: t('clicks'), right: true },
        ]}
        rows={referrals.map(({ code, clicks }) => ({ key: code, cells: [code, clicks] }))}
      />
    </Section>
  );
}

export function SecurityAlerts({ alerts }: { alerts: Numbers['latestAlerts'] }) {
  const t = useTranslations('founders.alerts');
  const moment = useMoment();
  return (
    <Section title={t('title')} wide>
      <RowsTable
        empty={t('none')}
        columns={(['when', 'who', 'what', 'browser'] as const).map((key) => ({ key, title: t(key) }))}
        rows={alerts.map(({ id, at, email, context, userAgent }) => ({
          key: id,
          cells: [
            moment(at),
            email,
            context,
            <span key="browser" className="muted wrap-anywhere">
              {userAgent}
            </span>,
          ],
        }))}
      />
    </Section>
  );
}
