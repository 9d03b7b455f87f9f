import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useSignedOut } from '#app/accounts/index.ts';
import { usePreferences } from '#app/preferences/index.ts';
import { type FirstTrials, homeProblemNames, homeProblems } from '../model/first-trials.ts';
import { defaultModel } from '../domain/models.ts';
import type { Trial } from '../model/views.ts';
import { GraphView } from './graph-view.tsx';
import { OwnProblem } from './own-problem.tsx';
import { Sentence } from './sentence.tsx';
import { TrialAnswer, TrialLines } from './trial-board.tsx';
import { useTrial } from './use-trial.ts';

/**
 * "Try it here": a problem, the next line, the tutor's response. Formulas are rendered on the server; nothing is stored. Needs
 * `teachingTexts` in its layout; uses the classes of the home page's trial.
 */
export function HomeTrial({ first }: { first: FirstTrials }) {
  const t = useTranslations('teaching.trial');
  const signedOut = useSignedOut();
  const [problem, setProblem] = useState<string>(homeProblems.quadratics);
  return (
    <div className="page slim-pad try-grid">
      <div>
        <h2 id="try-title">{signedOut ? t('homeTitle') : t('homeTitleSignedIn')}</h2>
        <p>{t('homeText')}</p>
        <div className="chips" role="group" aria-label={t('choose')}>
          {homeProblemNames.map((kind) => (
            <button
              key={kind}
              type="button"
              className="chip"
              aria-pressed={homeProblems[kind] === problem}
              onClick={() => setProblem(homeProblems[kind])}
            >
              {t(kind)}
            </button>
          ))}
        </div>
        <OwnProblem onProblem={setProblem} />
      </div>
      <Board key={problem} problem={problem} first={firstOf(problem, first)} />
    </div>
  );
}

const firstOf = (problem: string, first: FirstTrials): Trial | null => {
  const kind = homeProblemNames.find((name) => homeProblems[name] === problem);
  return kind ? first[kind] : null;
};

function Board({ problem, first }: { problem: string; first: Trial | null }) {
  const t = useTranslations('teaching.trial');
  const { state } = usePreferences();
  const { trial, send, busy, failure } = useTrial(problem, defaultModel, state.locale, first);
  return (
    <div className="card demo on-card">
      <div>
        {trial ? (
          <TrialLines trial={trial} send={send} />
        ) : (
          !failure && <div className="bone" style={{ height: '8rem' }} />
        )}
        {trial?.prompt && trial.verdict !== 'different' && (
          <p className="mt-3">
            <b>
              <Sentence text={trial.prompt} />
            </b>
          </p>
        )}
        <TrialAnswer trial={trial} busy={busy} failure={failure} send={send} />
        <p className="small mt-3">
          <Link to={`/ai-tutor?${new URLSearchParams({ model: defaultModel, problem })}`}>{t('goOn')}</Link>
        </p>
      </div>
      {trial?.graph && (
        <figure>
          <GraphView graph={trial.graph} />
          <figcaption className="small muted mt-2 text-center">
            {t.rich('picture', {
              given: (chunks) => <span style={{ color: 'var(--primary)' }}>{chunks}</span>,
              mine: (chunks) => <span style={{ color: 'var(--clay)' }}>{chunks}</span>,
            })}
          </figcaption>
        </figure>
      )}
    </div>
  );
}
