import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { ApiFailure, ApiUnreachable } from '#app/platform/api-client.ts';
import { useSingleFlight } from '#app/platform/use-single-flight.ts';
import { usePreferences } from '#app/preferences/index.ts';
import { startSession } from '../api/client.ts';
import { type ModelId, modelIds } from '../domain/models.ts';
import type { SafetyCare } from '../model/blocks.ts';
import { longestProblem } from '../model/limits.ts';
import { describeReading, type PossibleReading } from '../model/possible-reading.ts';
import type { SessionWithTurns } from '../model/views.ts';
import { MathField } from './math-field.tsx';
import { NoticeLine } from './notice-line.tsx';
import { useChosenLearner, useLearners } from './use-learner.ts';
import { ChooseTopic } from './choose-topic.tsx';
import type { SessionNotice } from './use-session.ts';
import { LearnerChoice } from './learner-choice.tsx';

/** Input text and its typeset form; with the verb where a formula alone does not state the task. */
const examples = [
  { typed: '2x^2 - 5x - 3 = 0', written: '2x² − 5x − 3 = 0' },
  { typed: '3(x-2)=9', written: '3(x − 2) = 9' },
  { typed: '6/8', written: '6/8', verb: 'toSimplify' },
  { typed: 'x^2-9', written: 'x² − 9', verb: 'toFactorise' },
] satisfies { typed: string; written: string; verb?: 'toSimplify' | 'toFactorise' }[];

/** Why a start failed, with the readings to choose from where the problem has several. */
type FailedStart = { notice: SessionNotice | null; readings: readonly PossibleReading[] };
const notFailed: FailedStart = { notice: null, readings: [] };

/** Problem, tutor model and start button. `initial` comes from the URL, and may already be starting or have failed to. */
export function StartForm({
  initial,
  beginning,
  initialFailure = notFailed,
  onStarted,
}: {
  initial: { problem: string; model: ModelId };
  beginning: boolean;
  initialFailure?: FailedStart;
  onStarted(session: SessionWithTurns): void;
}) {
  const t = useTranslations('teaching');
  const { state } = usePreferences();
  const [problem, setProblem] = useState(initial.problem);
  const [model, setModel] = useState(initial.model);
  const { profiles, chosen } = useLearners();
  const [learner, setLearner] = useState<string>();
  const profileId = learner ?? chosen?.id;
  const starting = useStart(onStarted);
  const busy = beginning || starting.busy;
  const ready = problem.trim() !== '' && !busy;
  const start = (text: string) =>
    void starting.start({ problem: text, model, locale: state.locale, ...(profileId && { profileId }) });
  const isFirst = starting.notice === null && !starting.busy;
  const startReading = (text: string) => {
    setProblem(text);
    if (!busy) start(text);
  };
  return (
    <>
      <StartFailure {...(isFirst ? initialFailure : notFailed)} onChoose={startReading} />
      <form
        className="t-start-form"
        onSubmit={(event) => {
          event.preventDefault();
          if (ready) start(problem);
        }}
      >
        <MathField
          label={t('tutor.problem')}
          value={problem}
          onChange={setProblem}
          locale={state.locale}
          help={t('tutor.problemHelp')}
          large
          multiline
          longest={longestProblem}
        />
        <div className="t-examples">
          <p className="label">{t('tutor.examples')}</p>
          <div className="chips">
            {examples.map(({ typed, written, verb }) => {
              const phraseExample = (formula: string) => (verb ? t(`tutor.${verb}`, { formula }) : formula);
              return (
                <button
                  key={typed}
                  type="button"
                  className="chip"
                  onClick={() => setProblem(phraseExample(typed))}
                >
                  {phraseExample(written)}
                </button>
              );
            })}
          </div>
        </div>
        <ChooseTopic
          onChoose={(skill) => {
            if (!busy)
              void starting.start({ skill, model, locale: state.locale, ...(profileId && { profileId }) });
          }}
        />
        <fieldset>
          <legend className="label">{t('tutor.model')}</legend>
          <div className="chips" role="group">
            {modelIds.map((id) => (
              <button
                key={id}
                type="button"
                className="chip"
                aria-pressed={id === model}
                onClick={() => setModel(id)}
              >
                {t(`models.${id}.name`)}
              </button>
            ))}
          </div>
          <p className="help mt-2">{t(`models.${model}.how`)}</p>
        </fieldset>
        <LearnerChoice profiles={profiles} chosen={profileId} onChoose={setLearner} />
        <StartFailure {...starting} onChoose={startReading} />
        <div>
          <button type="submit" className="btn btn-primary btn-lg" aria-disabled={!ready}>
            {busy ? t('tutor.beginning') : t('tutor.begin')}
          </button>
          <p className="help mt-2">{problem.trim() === '' ? t('tutor.problemFirst') : '\u00A0'}</p>
        </div>
      </form>
    </>
  );
}

function StartFailure({ notice, readings, onChoose }: FailedStart & { onChoose(text: string): void }) {
  return (
    <div>
      <NoticeLine notice={notice} />
      {readings.length > 0 && (
        <div className="t-choices">
          {readings.map((reading) => (
            <button
              key={reading.text}
              type="button"
              className="btn btn-secondary"
              onClick={() => onChoose(reading.text)}
            >
              {describeReading(reading)}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

type Wanted = Parameters<typeof startSession>[0];
const readingsOf = ({ code, body }: ApiFailure): PossibleReading[] =>
  code === 'problem_several' ? (body.readings as PossibleReading[]) : [];

/** Starts one session for the chosen learner, however often the button is pressed. The form keeps the input if it fails. */
export function useStart(onStarted: (session: SessionWithTurns) => void) {
  const t = useTranslations('teaching.tutor');
  const [busy, setBusy] = useState(false);
  const [notice, setNotice] = useState<SessionNotice | null>(null);
  const [readings, setReadings] = useState<PossibleReading[]>([]);
  const chosenLearner = useChosenLearner();
  const intention = useRef<{ wanted: string; key: string } | null>(null);
  const start = useSingleFlight(async (request: Wanted) => {
    setBusy(true);
    setNotice(null);
    setReadings([]);
    try {
      const profileId = request.profileId ?? (await chosenLearner());
      const wanted = profileId === undefined ? request : { ...request, profileId };
      // Same request, same key: a retry after a lost response returns the same session.
      const text = JSON.stringify(wanted);
      if (intention.current?.wanted !== text) intention.current = { wanted: text, key: crypto.randomUUID() };
      onStarted(await startSession(wanted, intention.current.key));
    } catch (failure) {
      setBusy(false);
      if (failure instanceof ApiFailure) {
        intention.current = null;
        setReadings(readingsOf(failure));
        setNotice({
          text: failure.message || t('failed'),
          signIn: failure.status === 429,
          ...(failure.code === 'worrying' && { care: failure.body.care as SafetyCare }),
        });
      } else
        setNotice({ text: failure instanceof ApiUnreachable ? t('offline') : t('failed'), signIn: false });
    }
  });
  return { start, busy, notice, readings };
}
