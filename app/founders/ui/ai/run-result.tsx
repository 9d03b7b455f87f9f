import { useTranslations } from 'use-intl/react';
import { useMoment } from '../moment.ts';
import type { RunDetail, RunView, VersionView } from '../../model/ai-schemas.ts';
import { useFigures } from './use-figures.ts';

type Props = { version: VersionView; run: RunView | null; detail: RunDetail | null };

/** Result or progress of a run. */
export function RunResult({ version, run, detail }: Props) {
  const t = useTranslations('foundersAi.gate');
  const moment = useMoment();
  const { money } = useFigures();
  const number = String(version.version);
  if (!run) return <h3>{t('never', { version: number })}</h3>;
  // A live or built-in version is not blocked by a failed run.
  const stays = run.state === 'failed' && (version.state === 'live' || version.version === 1);
  const values = {
    version: number,
    done: String(run.done),
    total: String(run.total),
    passed: String(run.done - run.failed - run.unanswered),
  };
  return (
    <>
      <div role="status">
        <h3>{t(stays ? 'someFailed' : run.state, values)}</h3>
      </div>
      {run.state === 'running' && (
        <progress className="mt-4" max={run.total} value={run.done} aria-label={t('progress')} />
      )}
      {run.trouble && <p className="mt-2">{t(`trouble.${run.trouble}`)}</p>}
      {detail && detail.cases.length > 0 && <Dots detail={detail} />}
      <p className="small muted mt-4">
        {t('against', {
          model: run.languageModel,
          when: moment(run.finishedAt ?? run.at),
          cost: money(detail?.cost ?? 0),
        })}
      </p>
      {!run.current && <p className="mt-2">{t('outdated', { model: run.languageModel })}</p>}
    </>
  );
}

/** One symbol per conversation: filled circle passed, cross failed, empty pending. */
function Dots({ detail: { run, cases } }: { detail: RunDetail }) {
  const t = useTranslations('foundersAi.gate');
  const verdicts = new Map(cases.map(({ number, verdict }) => [number, verdict]));
  const label = t('dots', {
    passed: String(run.done - run.failed - run.unanswered),
    failed: String(run.failed),
    unanswered: String(run.unanswered),
  });
  return (
    <div className="ai-dots" role="img" aria-label={label}>
      {Array.from({ length: run.total }, (_, at) => {
        const verdict = verdicts.get(at + 1);
        return (
          <svg key={at} viewBox="0 0 18 18" className={verdict ?? 'ahead'}>
            <circle cx="9" cy="9" r={verdict === 'passed' ? 5.5 : 6.5} />
            {verdict === 'failed' && <path d="M6 6l6 6M12 6l-6 6" />}
            {verdict === 'unanswered' && <path d="M9 5.5v4.5M9 12.4v.2" />}
          </svg>
        );
      })}
    </div>
  );
}
