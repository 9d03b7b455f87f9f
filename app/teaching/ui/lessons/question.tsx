import { type FormEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { ReadAloud } from '#app/learners/index.ts';
import type { GivenAnswer } from '#app/practice/index.ts';
import { usePreferences } from '#app/preferences/index.ts';
import { MathField } from '../math-field.tsx';
import type { LocalLessonAnswer } from './stored-answers.ts';
import type { LessonQuestionView } from '../../model/lessons/views.ts';
import { AnswerButtons } from './answer-buttons.tsx';
import { Picture, TextParts, spoken, Worked } from './parts.tsx';
import { useAnswering } from './use-answering.ts';
import { Verdict } from './verdict.tsx';

type Props = {
  lessonId: string;
  part: 'warmUp' | 'practice';
  number: number;
  question: LessonQuestionView;
  storedAnswer: LocalLessonAnswer | undefined;
  storeAnswer(answer: LocalLessonAnswer): void;
};

/** A question of a lesson: field, verdict and, at the end, the solution. */
export function Question({ lessonId, part, number, question, storedAnswer, storeAnswer }: Props) {
  const t = useTranslations('lessons');
  const answering = useAnswering(lessonId, { part, number }, storedAnswer, storeAnswer);
  const over = storedAnswer?.said.worked ?? null;
  const id = useId();
  return (
    <div role="group" className="card on-card ls-question" aria-labelledby={id}>
      <p className="small muted">
        {t('question', { number: String(number + 1) })} · {question.skill.name}
      </p>
      <h3 id={id}>
        <TextParts parts={question.prompt} />
      </h3>
      <ReadAloud texts={[question.prompt]} />
      {question.picture && <Picture picture={question.picture} />}
      {question.figure && <Picture picture={question.figure} />}
      {!over && <AnswerForm question={question} storedAnswer={storedAnswer} answering={answering} />}
      <div className="ls-print-write" aria-hidden="true" />
      <div role="status" className="ls-said">
        {storedAnswer && <Verdict answer={storedAnswer.said} />}
      </div>
      {over && (
        <div className="ls-solution">
          <h4>
            {t('solution')}: <TextParts parts={storedAnswer?.said.answer ?? []} />
          </h4>
          <Worked worked={over} />
        </div>
      )}
    </div>
  );
}

type FormProps = {
  question: LessonQuestionView;
  storedAnswer: LocalLessonAnswer | undefined;
  answering: ReturnType<typeof useAnswering>;
};

function AnswerForm({ question: { ask }, storedAnswer, answering }: FormProps) {
  const t = useTranslations('lessons');
  const { state } = usePreferences();
  const [text, setText] = useState(storedAnswer?.text ?? '');
  const [missing, setMissing] = useState(false);
  const name = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const given = givenOf(ask.kind, text);
    setMissing(given === null);
    if (given) answering.send(given, text);
  };
  const error = answering.error ?? (missing ? t('missing') : null);
  return (
    <form className="ls-form" onSubmit={submit} noValidate>
      {ask.kind === 'choice' ? (
        <fieldset className="p-options">
          <legend className="label">{t('choose')}</legend>
          {ask.options.map(({ number, parts }) => (
            <label key={number} className="p-option">
              <input
                type="radio"
                name={name}
                aria-label={spoken(parts)}
                checked={text === String(number)}
                onChange={() => setText(String(number))}
              />
              <span>
                <TextParts parts={parts} />
              </span>
            </label>
          ))}
          {error && (
            <p className="error" role="alert">
              {error}
            </p>
          )}
        </fieldset>
      ) : (
        <MathField
          label={(ask.kind === 'formula' && ask.label) || t('answer')}
          value={text}
          onChange={setText}
          locale={state.locale}
          error={error}
          large
        />
      )}
      <AnswerButtons answering={answering} show={t('show')} />
    </form>
  );
}

/** Null when nothing was entered or chosen. */
function givenOf(kind: string, text: string): GivenAnswer | null {
  if (text.trim() === '') return null;
  return kind === 'choice'
    ? { kind: 'choice', option: Number(text) }
    : { kind: 'formula', text: text.trim() };
}
