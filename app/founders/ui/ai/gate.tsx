import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { ConfirmWindow } from '../confirm-window.tsx';
import { Section } from '../section.tsx';
import { useAct } from '../use-act.ts';
import { showToast } from '#app/ui/toast.ts';
import { beginRun, isUnderWay, putLive, runQuery, stopRun } from '../../api/ai-client.ts';
import type { ModelVersions, RunDetail, VersionView } from '../../model/ai-schemas.ts';
import { RunCases } from './run-cases.tsx';
import { RunResult } from './run-result.tsx';
import { useSpentBy } from './use-spent.ts';

type Props = {
  version: VersionView;
  live: VersionView | null;
  all: ModelVersions;
  languageModel: string | null;
};

/** Adversarial run of a version, and the button to go live. The server decides both. */
export function Gate(props: Props) {
  const t = useTranslations('foundersAi.gate');
  const { version, all } = props;
  const { data } = useQuery({ ...runQuery(version.run?.id ?? ''), enabled: version.run !== null });
  useSpentBy(data?.run ?? version.run);
  return (
    <Section title={t('title')} wide>
      <div className="card on-card ai-gate">
        <div>
          <RunResult version={version} run={data?.run ?? version.run} detail={data ?? null} />
          <p className="small muted mt-4">{t('what', { count: String(all.conversations) })}</p>
          <Acts {...props} detail={data ?? null} />
        </div>
        {data && data.cases.length > 0 && <RunCases detail={data} />}
      </div>
    </Section>
  );
}

function Acts({ version, live, languageModel, detail }: Props & { detail: RunDetail | null }) {
  const t = useTranslations('foundersAi.gate');
  const begin = useAct(beginRun);
  const stop = useAct(stopRun);
  const run = detail?.run ?? version.run;
  const underWay = isUnderWay(run?.state);
  return (
    <>
      <div className="ai-acts">
        {languageModel !== null && !underWay && (
          <button
            className="btn btn-secondary"
            type="button"
            disabled={begin.isPending}
            onClick={() => begin.mutate(version.id)}
          >
            {begin.isPending ? t('starting') : t(run ? 'again' : 'run')}
          </button>
        )}
        {run && underWay && (
          <button
            className="btn btn-secondary"
            type="button"
            disabled={stop.isPending}
            onClick={() => stop.mutate(run.id)}
          >
            {t('stop')}
          </button>
        )}
        {live && !underWay && <GoLive version={version} live={live} passed={run?.state === 'passed'} />}
      </div>
      <p className="small muted mt-4">{why(version, languageModel, t)}</p>
    </>
  );
}

function why(
  version: VersionView,
  languageModel: string | null,
  t: ReturnType<typeof useTranslations<'foundersAi.gate'>>,
): string {
  if (languageModel === null) return t('needsModel');
  if (version.state === 'live') return t('already');
  return version.version === 1 ? t('builtInNeeds') : t('needs', { model: languageModel });
}

type GoLiveProps = { version: VersionView; live: VersionView; passed: boolean };

/** Button with confirmation; hidden while the version must not go live. */
function GoLive({ version, live, passed }: GoLiveProps) {
  const t = useTranslations('foundersAi.gate');
  const [asking, setAsking] = useState(false);
  const open = version.mayGoLive || (passed && version.run?.current === true);
  if (version.id === live.id || !open) return null;
  const back = version.version < live.version;
  const number = String(version.version);
  return (
    <>
      <button className="btn btn-primary" type="button" onClick={() => setAsking(true)}>
        {back ? t('back', { version: number }) : t('live')}
      </button>
      {asking && (
        <ConfirmWindow
          title={t(back ? 'confirmBack' : 'confirmLive', { version: number })}
          text={t('confirmText', { before: String(live.version) })}
          confirm={back ? t('back', { version: number }) : t('live')}
          back={t('keep', { before: String(live.version) })}
          busy={t('acting')}
          act={() => putLive(version.id, live.id)}
          onDone={() => showToast({ title: t('done', { version: number }) })}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
