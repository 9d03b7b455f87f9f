import { useTranslations } from 'use-intl/react';
import type { ReportView } from '../model/report.server.ts';

/** By strand: skills mastered, due again, and in progress. */
export function ReportStrands({ strands }: Pick<ReportView, 'strands'>) {
  const t = useTranslations('learnerPage.report');
  const kinds = ['mastered', 'due', 'onTheWay'] as const;
  return (
    <section aria-labelledby="paper-strands">
      <h2 id="paper-strands">{t('mastery')}</h2>
      <p className="small muted">{t('how')}</p>
      <ul className="paper-rows">
        {strands.map((strand) => (
          <li key={strand.id}>
            <h3>
              {strand.name}{' '}
              <span className="muted">
                {t('of', { mastered: String(strand.mastered.length), count: String(strand.skills) })}
              </span>
            </h3>
            <dl>
              {kinds
                .filter((kind) => strand[kind].length > 0)
                .map((kind) => (
                  <div key={kind}>
                    <dt>{t(kind)}</dt>
                    <dd>{strand[kind].join(', ')}</dd>
                  </div>
                ))}
            </dl>
          </li>
        ))}
      </ul>
    </section>
  );
}

type ClaimsProps = Pick<ReportView, 'claims'> & { dayOf(instant: string): string };

/** Claims with their date and number of questions. */
export function ReportClaims({ claims, dayOf }: ClaimsProps) {
  const t = useTranslations('learnerPage');
  return (
    <section aria-labelledby="paper-claims">
      <h2 id="paper-claims">{t('report.claims')}</h2>
      <ul className="paper-rows">
        {claims.map(({ key, text, detail, since, disputed }) => (
          <li key={key}>
            {text}
            <span className="small muted">
              {disputed ? t('report.disputed') : `${detail} ${t('claims.since', { day: dayOf(since) })}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
