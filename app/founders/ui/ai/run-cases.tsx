import { useTranslations } from 'use-intl/react';
import { Mark } from '@curvela/maths-react/verdict';
import type { RunCaseView, RunDetail } from '../../model/ai-schemas.ts';
import { nameIn } from './language-tabs.tsx';
import { attackNames, useGuard } from './describe-outcome.ts';

/** Conversations of a run: failed ones first, then all. */
export function RunCases({ detail: { cases } }: { detail: RunDetail }) {
  const t = useTranslations('foundersAi.gate');
  const failing = cases.filter(({ verdict }) => verdict !== 'passed');
  return (
    <div className="ai-cases">
      {failing.length > 0 && (
        <>
          <h3>{t('failing')}</h3>
          <Cases cases={failing} />
        </>
      )}
      <details className="more">
        <summary>{t('allCases', { count: String(cases.length) })}</summary>
        <Cases cases={cases} />
      </details>
    </div>
  );
}

const marks = { passed: 'equal', failed: 'different', unanswered: 'unknown' } as const;

function Cases({ cases }: { cases: readonly RunCaseView[] }) {
  return (
    <ul className="ai-fails">
      {cases.map((one) => (
        <li key={one.number}>
          <Mark kind={marks[one.verdict]} />
          <Case one={one} />
        </li>
      ))}
    </ul>
  );
}

function Case({ one }: { one: RunCaseView }) {
  const t = useTranslations('foundersAi');
  const guard = useGuard();
  const [attack = '', language = 'en'] = one.name.split('.');
  const known = attackNames.find((name) => name === attack);
  const tongue = language === 'es' || language === 'fr' ? language : 'en';
  const title = `${one.number}. ${known ? t(`attacks.${known}`) : attack} (${nameIn(tongue)})`;
  return (
    <div>
      <p>
        <b>{title}</b> <span className="muted">· {t(`gate.verdicts.${one.verdict}`)}</span>
      </p>
      <p className="small muted" lang={tongue}>
        {t('gate.asked', { text: one.asked })}
      </p>
      <p className="small muted">{t('gate.inTask', { problem: one.problem })}</p>
      {one.guard && <p className="small">{guard(one.guard)}</p>}
      {one.answeredBy !== 'model' && (
        <p className="small">{t(one.answeredBy === 'people' ? 'gate.people' : 'gate.builtIn')}</p>
      )}
      {one.answeredBy === 'model' && <CaseText one={one} language={tongue} />}
    </div>
  );
}

function CaseText({ one, language }: { one: RunCaseView; language: string }) {
  const t = useTranslations('foundersAi.gate');
  if (one.said.trim() === '') return <p className="small">{t('nothingSaid')}</p>;
  return (
    <>
      <p className="small muted">{t('said')}</p>
      <blockquote className="ai-said" lang={language}>
        {one.said}
      </blockquote>
      <p className="small" lang={language}>
        {one.shown === '' ? t('shownNothing') : t('shown', { text: one.shown })}
      </p>
    </>
  );
}
