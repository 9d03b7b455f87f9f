import { type FormEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { useLocale, useTimeZone, useTranslations } from 'use-intl/react';
import { ReadAloud } from '#app/learners/index.ts';
import { ApiFailure } from '#app/platform/api-client.ts';
import { timeInSentence } from '#app/platform/times.ts';
import { useSingleFlight } from '#app/platform/use-single-flight.ts';
import { AnswerField, useAnswering } from '#app/practice/index.ts';
import type { GivenAnswer } from '#app/practice/index.ts';
import { Judged } from '@curvela/maths-react/verdict';
import { answerItem } from '../api/client.ts';
import type { AnsweredView, QuestionView, SolutionView, WorkView } from '../model/views.ts';
import { PaperPlane } from './paper-plane.tsx';
import { DrawnFigure, LessonText, WorkedSolution } from './lesson-text.tsx';

type Props = {
  place: { readonly course: string; readonly lesson: string };
  number: number;
  question: QuestionView;
  /** The learner for whom answers are stored; undefined: nothing is stored. */
  learner: string | undefined;
  storedAnswer: WorkView['answers'][number] | undefined;
  onAnswered(answered: AnsweredView): void;
};

/** A question of a lesson: its prompt, the answer form, the verdict and finally the solution. */
export function LessonQuestionCard({ place, number, question, learner, storedAnswer, onAnswered }: Props) {
  const t = useTranslations('courses');
  const { state, send, clearError } = useSending({ place, question, learner, onAnswered });
  const { answered } = state;
  const solution = answered?.solution ?? storedAnswer?.solution ?? null;
  const id = useId();
  const end = useRef<HTMLDivElement>(null);
  const over = answered?.solution !== undefined && answered.solution !== null;
  // The form that had the focus is gone. In a layout effect, so that a reader who has moved on meanwhile is not pulled back.
  useLayoutEffect(() => {
    if (over) end.current?.focus();
  }, [over]);
  const places = question.ask.kind === 'point' || question.ask.kind === 'line';
  return (
    <div role="group" className="card on-card co-question" aria-labelledby={id}>
      <p className="small muted">
        {t('question', { number: String(number) })} · {question.skill}
      </p>
      <h3 id={id}>
        <LessonText parts={question.prompt} />
      </h3>
      <ReadAloud texts={[question.prompt]} />
      {question.picture && (!places || solution) && <DrawnFigure svg={question.picture.svg} />}
      {question.figure && <DrawnFigure svg={question.figure.svg} />}
      {!solution && <AnswerForm {...{ place, question, learner, storedAnswer, state, send, clearError }} />}
      {!solution && <PaperPlane question={question} />}
      <div className="co-print-write" aria-hidden="true" />
      <div role="status" className="co-said" ref={end} tabIndex={-1}>
        {answered ? (
          <Verdict answered={answered} />
        ) : (
          solution && storedAnswer && <Before storedAnswer={storedAnswer} />
        )}
      </div>
      {solution && <Solution solution={solution} />}
    </div>
  );
}

type State = {
  readonly busy: boolean;
  readonly error: string | null;
  readonly answered: AnsweredView | null;
  readonly tries: number;
};
const fresh: State = { busy: false, error: null, answered: null, tries: 0 };

function useSending({ place, question, learner, onAnswered }: Omit<Props, 'number' | 'storedAnswer'>) {
  const t = useTranslations('courses');
  const [state, setState] = useState(fresh);
  const send = useSingleFlight(async (answer: GivenAnswer | null) => {
    setState({ ...state, busy: true, error: null });
    try {
      const response = await answerItem(place, { item: question.key, answer, profileId: learner });
      setState({ busy: false, error: null, answered: response, tries: state.tries + (answer ? 1 : 0) });
      onAnswered(response);
    } catch (failure) {
      const error = failure instanceof ApiFailure && failure.message ? failure.message : t('offline');
      setState({ ...state, busy: false, error });
    }
  });
  return { state, send, clearError: () => setState({ ...state, error: null }) };
}

type FormProps = Omit<Props, 'number' | 'onAnswered'> & {
  state: State;
  send(answer: GivenAnswer | null): Promise<void>;
  clearError(): void;
};

function AnswerForm({ place, question, learner, storedAnswer, state, send, clearError }: FormProps) {
  const t = useTranslations('courses');
  const tries = (storedAnswer?.tries ?? 0) + state.tries;
  const answering = useAnswering({
    id: `course.${place.course}.${place.lesson}.${question.key}.${learner ?? ''}`,
    ask: question.ask,
    attempts: Array.from({ length: tries }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (state.busy) return;
    const attempt = answering.attempt();
    if (attempt) void send(attempt.answer);
    else clearError();
  };
  const problem = state.error ?? (answering.lack ? t(`lack.${answering.lack}`) : null);
  return (
    <form className="co-form" onSubmit={submit} noValidate>
      <AnswerField
        item={question}
        draft={answering.draft}
        disabled={false}
        field={null}
        onChange={(draft) => answering.change({ draft })}
      />
      {problem && (
        <p className="error" role="alert">
          {problem}
        </p>
      )}
      <div className="co-acts">
        <button type="submit" className="btn btn-primary" aria-disabled={state.busy}>
          {state.busy ? t('checking') : t('check')}
        </button>
        <button
          type="button"
          className="btn btn-quiet"
          aria-disabled={state.busy}
          onClick={() => void send(null)}
        >
          {t('show')}
        </button>
      </div>
    </form>
  );
}

/** The verdict: icon and words, with the idea while the answer is not right. */
function Verdict({ answered: { verdict, formMissed, feedback, hint } }: { answered: AnsweredView }) {
  const t = useTranslations('courses');
  if (verdict === null)
    return feedback.length > 0 ? (
      <p>
        <LessonText parts={feedback} />
      </p>
    ) : null;
  return (
    <>
      <Judged className="verdict co-verdict" verdict={verdict} formMissed={formMissed}>
        {feedback.length > 0 ? (
          <LessonText parts={feedback} />
        ) : (
          t(`verdict.${formMissed ? 'form' : verdict}`)
        )}
      </Judged>
      {hint.length > 0 && (
        <div className="hint co-hint">
          <p className="hint-head">{t('hint')}</p>
          <p>
            <LessonText parts={hint} />
          </p>
        </div>
      )}
    </>
  );
}

/** The result of an earlier visit. */
function Before({ storedAnswer: { right, countsFrom } }: { storedAnswer: WorkView['answers'][number] }) {
  const t = useTranslations('courses');
  const locale = useLocale();
  const timeZone = useTimeZone() ?? 'UTC';
  if (right)
    return (
      <Judged className="verdict co-verdict" verdict="equal">
        {t('rightBefore')}
      </Judged>
    );
  return countsFrom ? (
    <p className="small muted">
      {t('countsFrom', { time: timeInSentence(new Date(countsFrom), { locale, timeZone }) })}
    </p>
  ) : null;
}

function Solution({ solution: { answer, worked } }: { solution: SolutionView }) {
  const t = useTranslations('courses');
  return (
    <div className="co-solution">
      <h4>
        {t('solution')}: <LessonText parts={answer} />
      </h4>
      {worked && <WorkedSolution worked={worked} />}
    </div>
  );
}
