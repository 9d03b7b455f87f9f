import { type FormEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { usePreferences } from '#app/preferences/index.ts';
import { MathField } from '../math-field.tsx';
import type { LocalLessonAnswer, StoredAnswers } from './stored-answers.ts';
import type { GuidedView } from '../../model/lessons/views.ts';
import { AnswerButtons } from './answer-buttons.tsx';
import { Maths, Picture, TextParts } from './parts.tsx';
import { useAnswering } from './use-answering.ts';
import { Verdict } from './verdict.tsx';

type Props = {
  lessonId: string;
  number: number;
  question: GuidedView;
  answers: StoredAnswers;
  storeAnswer(key: string, answer: LocalLessonAnswer): void;
};

export const lineKey = (number: number, line: number): string => `guided.${number}.${line}`;

/** A solution with blanks: the given lines, the reasons for all, and a field per blank. */
export function Guided({ lessonId, number, question, answers, storeAnswer }: Props) {
  const t = useTranslations('lessons');
  const id = useId();
  // One blank at a time: the next one needs the line above it.
  const open = question.lines.findIndex(
    ({ formula }, at) => formula === null && !answers[lineKey(number, at)]?.said.line,
  );
  return (
    <div role="group" className="ls-guided" aria-labelledby={id}>
      <p className="small muted">{t('problem', { number: String(number + 1) })}</p>
      <h3 id={id}>
        <TextParts parts={question.prompt} />
      </h3>
      {question.picture && <Picture picture={question.picture} />}
      {question.figure && <Picture picture={question.figure} />}
      <ol className="lines">
        {question.lines.map((line, at) => {
          const stored = answers[lineKey(number, at)];
          const formula = line.formula ?? stored?.said.line?.formula ?? null;
          return (
            // The order of solution lines is stable.
            <li key={at} className={line.formula ? '' : 'ls-own'}>
              <span className="n">{at + 1}</span>
              {formula ? (
                <span className="ls-formula">
                  <Maths formula={formula} />
                </span>
              ) : (
                <span className="ls-gap" aria-hidden={at === open ? undefined : true} />
              )}
              {line.why.length > 0 && (
                <span className="note">
                  <TextParts parts={line.why} />
                </span>
              )}
              {at === open && (
                <Gap
                  lessonId={lessonId}
                  place={{ number, line: at }}
                  storedAnswer={stored}
                  storeAnswer={(answer) => storeAnswer(lineKey(number, at), answer)}
                />
              )}
              {line.formula === null && formula && stored && (
                <span className="ls-line-said" role="status">
                  {stored.said.verdict === 'equal' ? <Verdict answer={stored.said} line /> : t('shownLine')}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
}

type GapProps = {
  lessonId: string;
  place: { number: number; line: number };
  storedAnswer: LocalLessonAnswer | undefined;
  storeAnswer(answer: LocalLessonAnswer): void;
};

function Gap({ lessonId, place, storedAnswer, storeAnswer }: GapProps) {
  const t = useTranslations('lessons');
  const { state } = usePreferences();
  const [text, setText] = useState(storedAnswer?.text ?? '');
  const [missing, setMissing] = useState(false);
  const answering = useAnswering(lessonId, { part: 'guided', ...place }, storedAnswer, storeAnswer);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(text.trim() === '');
    if (text.trim() !== '') answering.send({ kind: 'formula', text: text.trim() }, text);
  };
  return (
    <form className="ls-form ls-gap-form" onSubmit={submit} noValidate>
      <MathField
        label={t('yourLine', { number: String(place.line + 1) })}
        value={text}
        onChange={setText}
        locale={state.locale}
        error={answering.error ?? (missing ? t('missing') : null)}
      />
      <AnswerButtons answering={answering} show={t('showLine')} />
      <div role="status" className="ls-said">
        {storedAnswer && <Verdict answer={storedAnswer.said} line />}
      </div>
    </form>
  );
}
