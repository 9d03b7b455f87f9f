import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { MathInput, OwnWords } from '@curvela/maths-react/input';
import { usePreferences } from '#app/preferences/index.ts';
import { HintIcon } from '#app/ui/hint-icon.tsx';
import { type ModelId, modelIds } from '../domain/models.ts';
import { GraphView } from './graph-view.tsx';
import { OwnProblem } from './own-problem.tsx';
import { Sentence } from './sentence.tsx';
import { TrialAnswer, TrialLines } from './trial-board.tsx';
import { TutorDot } from './tutor-dot.tsx';
import { type TrialTurn, useTrial } from './use-trial.ts';

/** Length of a trial in seconds, from the first key press. */
const trialSeconds = 60;

type Props = {
  model: ModelId;
  onModel(model: ModelId): void;
  problem: string;
  onProblem(problem: string): void;
};

/** One minute with a tutor model, on the visitor's own problem. Nothing is stored. */
export function ModelTrial({ model, onModel, problem, onProblem }: Props) {
  const t = useTranslations('teaching');
  const tabs = useChosenInSight(model);
  return (
    <section className="card t-try on-card" id="try" aria-label={t('modelsPage.tryIt')}>
      <div className="tabs" ref={tabs} role="tablist" aria-label={t('modelsPage.tabs')}>
        {modelIds.map((id) => (
          <button
            key={id}
            type="button"
            className="tab"
            role="tab"
            id={`tab-${id}`}
            aria-selected={id === model}
            aria-controls="try-panel"
            onClick={() => onModel(id)}
          >
            {t(`models.${id}.name`)}
            {id === model && <i className="squiggle" />}
          </button>
        ))}
      </div>
      <div className="t-try-in" role="tabpanel" id="try-panel" aria-labelledby={`tab-${model}`}>
        <Minute key={`${model} ${problem}`} model={model} problem={problem} />
      </div>
      <div className="t-own-line">
        <OwnProblem onProblem={onProblem} />
      </div>
    </section>
  );
}

/** On a narrow screen the row of models overflows: scrolls the chosen one into view without scrolling the page. */
function useChosenInSight(model: ModelId) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const chosen = row.current?.querySelector(`#tab-${model}`);
    if (!row.current || !chosen) return;
    const [all, one] = [row.current.getBoundingClientRect(), chosen.getBoundingClientRect()];
    row.current.scrollLeft += one.left + one.width / 2 - (all.left + all.width / 2);
  }, [model]);
  return row;
}

function Minute({ model, problem }: { model: ModelId; problem: string }) {
  const t = useTranslations('teaching');
  const { state } = usePreferences();
  const { trial, send, busy, failure } = useTrial(problem, model, state.locale);
  const minute = useMinute();
  const turn = (what: TrialTurn) => send({ ...what, seconds: minute.gone() });
  const way = `/ai-tutor?${new URLSearchParams({ model, problem })}`;
  return (
    <>
      <div className="t-try-lines">
        {trial ? (
          <TrialLines trial={trial} send={turn} />
        ) : (
          !failure && <div className="bone" style={{ height: '9rem' }} />
        )}
        {trial?.draws && trial.graph && (
          <figure className="mt-4">
            <GraphView graph={trial.graph} />
          </figure>
        )}
      </div>
      <div>
        <div className="t-quote-place">
          {trial?.prompt && (
            <div className="t-quote">
              <TutorDot />
              <p>
                <Sentence text={trial.prompt} />
              </p>
            </div>
          )}
          {!trial && !failure && <div className="bone" style={{ height: '5.5rem' }} />}
        </div>
        <OwnWords value>
          <TrialAnswer
            trial={trial}
            busy={busy}
            failure={failure}
            send={turn}
            onFirstKey={minute.begin}
            Field={MathInput}
          />
        </OwnWords>
        <div className="t-helps">
          {trial?.helps.includes('hint') && (
            <button
              type="button"
              className="btn btn-quiet btn-sm"
              onClick={() => void turn({ does: 'hint' })}
            >
              <HintIcon />
              {t('tutor.hint')}
            </button>
          )}
          {trial?.helps.includes('cannot_start') && (
            <button
              type="button"
              className="btn btn-quiet btn-sm"
              onClick={() => void turn({ does: 'cannot_start' })}
            >
              {t('tutor.cannotStart')}
            </button>
          )}
        </div>
        <div className="t-minute">
          <MinuteRing left={minute.left} />
          <p className="small muted">{t(minute.left === 0 ? 'trial.over' : 'trial.minute')}</p>
        </div>
        <Link className="btn btn-secondary btn-sm mt-4" to={way}>
          {t('trial.goOn')}
        </Link>
      </div>
    </>
  );
}

/** Seconds left of the minute, which starts with the first key press. */
function useMinute() {
  const [end, setEnd] = useState<number | null>(null);
  const [left, setLeft] = useState(trialSeconds);
  useEffect(() => {
    if (end === null) return;
    const timer = setInterval(() => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000))), 500);
    return () => clearInterval(timer);
  }, [end]);
  const gone = () => (end === null ? 0 : trialSeconds + Math.round((Date.now() - end) / 1000));
  return { left, gone, begin: () => setEnd((known) => known ?? Date.now() + trialSeconds * 1000) };
}

const clockOf = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

function MinuteRing({ left }: { left: number }) {
  const t = useTranslations('teaching.trial');
  const around = 2 * Math.PI * 28;
  return (
    <div className="t-ring" role="timer" aria-label={t('secondsLeft', { seconds: String(left) })}>
      <svg viewBox="0 0 64 64" aria-hidden="true">
        <circle cx="32" cy="32" r="28" className="t-ring-track" />
        <circle
          cx="32"
          cy="32"
          r="28"
          className="t-ring-left"
          strokeDasharray={`${(around * left) / trialSeconds} ${around}`}
          transform="rotate(-90 32 32)"
        />
      </svg>
      <b className="num small">{clockOf(left)}</b>
    </div>
  );
}
