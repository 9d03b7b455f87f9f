import { useTranslations } from 'use-intl/react';
import type { Numbers } from '../model/schemas.ts';
import { useMoment } from './moment.ts';
import { RowsTable } from './rows-table.tsx';
import { Section } from './section.tsx';

/** Latest attempts in the range to access the founders’ area. */
export function SecurityAlerts({ alerts }: { alerts: Numbers['latestAlerts'] }) {
  const t = useTranslations('founders.alerts');
  const moment = useMoment();
  return (
    <Section name="alerts" title={t('title')} wide>
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
