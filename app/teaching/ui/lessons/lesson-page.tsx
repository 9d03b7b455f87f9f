import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { LearnerNeedsProvider, ReadAloud } from '#app/learners/index.ts';
import { type StoredAnswers, useStoredAnswers } from './stored-answers.ts';
import type { LessonBody, LessonView } from '../../model/lessons/views.ts';
import { Guided, lineKey } from './guided.tsx';
import { Contents } from './contents.tsx';
import { newLesson } from './addresses.ts';
import { Picture, TextParts, Worked } from './parts.tsx';
import { Question } from './question.tsx';
import { Recap } from './recap.tsx';

type Done = LessonView & { readonly content: LessonBody };

export function LessonPage({ lesson }: { lesson: Done }) {
  const t = useTranslations('lessons');
  const { content, id, language, profileId } = lesson;
  const [answers, storeAnswer] = useStoredAnswers(id);
  return (
    <LearnerNeedsProvider profileId={profileId ?? undefined}>
      <div className="page ls-lay">
        <article className="ls-read" lang={language}>
          <header className="ls-head">
            <p className="ls-crumb">
              <Link to={newLesson({ learner: profileId })}>{t('back')}</Link>
            </p>
            <h1>{content.skill.name}</h1>
          </header>
          <section aria-labelledby="ls-goal">
            <h2 id="ls-goal">{t('parts.goal')}</h2>
            <p className="lead">{content.can}</p>
            <p className="muted mt-2">
              {t('level.label', { level: String(content.level), which: t(`level.${content.level}`) })}
            </p>
            <Before content={content} />
          </section>
          <section aria-labelledby="ls-warmUp">
            <h2 id="ls-warmUp">{t('parts.warmUp')}</h2>
            <p className="muted">{t('warmUpLead')}</p>
            <Questions
              lessonId={id}
              part="warmUp"
              questions={content.warmUp}
              answers={answers}
              storeAnswer={storeAnswer}
            />
          </section>
          <Concept concept={content.concept} />
          <section aria-labelledby="ls-example">
            <h2 id="ls-example">{t('parts.example')}</h2>
            <p className="ls-prompt">
              <TextParts parts={content.example.prompt} />
            </p>
            {content.example.picture && <Picture picture={content.example.picture} />}
            {content.example.figure && <Picture picture={content.example.figure} />}
            <Worked worked={content.example.worked} />
            <ReadAloud
              texts={[content.example.prompt, ...content.example.worked.lines.map(({ why }) => why)]}
            />
          </section>
          <section aria-labelledby="ls-guided">
            <h2 id="ls-guided">{t('parts.guided')}</h2>
            <p className="muted">{t('guidedLead')}</p>
            {content.guided.map((question, number) => (
              <Guided
                key={number}
                lessonId={id}
                number={number}
                question={question}
                answers={answers}
                storeAnswer={storeAnswer}
              />
            ))}
          </section>
          <section aria-labelledby="ls-practice">
            <h2 id="ls-practice">{t('parts.practice')}</h2>
            <p className="muted">{t('practiceLead')}</p>
            <Questions
              lessonId={id}
              part="practice"
              questions={content.practice}
              answers={answers}
              storeAnswer={storeAnswer}
            />
          </section>
          <Recap lesson={lesson} />
        </article>
        <Contents lesson={lesson} done={doneParts(content, answers)} />
      </div>
    </LearnerNeedsProvider>
  );
}

/** The subject of the warm-up, if it differs from the lesson's. */
function Before({ content: { warmUp, skill } }: { content: LessonBody }) {
  const t = useTranslations('lessons');
  const names = [...new Set(warmUp.filter((one) => one.skill.id !== skill.id).map((one) => one.skill.name))];
  if (names.length === 0) return null;
  return <p className="muted">{t('goalBefore', { names: names.join(', ') })}</p>;
}

type QuestionsProps = {
  lessonId: string;
  part: 'warmUp' | 'practice';
  questions: LessonBody['practice'];
  answers: StoredAnswers;
  storeAnswer: ReturnType<typeof useStoredAnswers>[1];
};

const keyOf = (part: QuestionsProps['part'], number: number): string => `${part}.${number}`;

function Questions({ lessonId, part, questions, answers, storeAnswer }: QuestionsProps) {
  return questions.map((question, number) => (
    <Question
      key={number}
      lessonId={lessonId}
      part={part}
      number={number}
      question={question}
      storedAnswer={answers[keyOf(part, number)]}
      storeAnswer={(answer) => storeAnswer(keyOf(part, number), answer)}
    />
  ));
}

function Concept({ concept }: { concept: LessonBody['concept'] }) {
  const t = useTranslations('lessons');
  const { what, picture, figure, mistakes } = concept;
  return (
    <section aria-labelledby="ls-concept">
      <h2 id="ls-concept">{t('parts.concept')}</h2>
      <ReadAloud texts={what} />
      {what.map((parts, at) => (
        // The order of paragraphs is stable.
        <p key={at}>
          <TextParts parts={parts} />
        </p>
      ))}
      {picture && <Picture picture={picture} caption={picture.caption} />}
      {figure && <Picture picture={figure} caption={figure.caption} />}
      {mistakes.length > 0 && (
        <div className="hint ls-hint">
          <h3 className="hint-head">{t('mistakesTitle')}</h3>
          <p>{t('mistakesLead')}</p>
          <ul className="ls-plain">
            {mistakes.map(({ id, text, own }) => (
              <li key={id}>
                {t('mistakeSaid', { text })} {own && <b>{t('ownMistake')}</b>}
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

/** Parts in which every question has been answered. */
function doneParts({ warmUp, guided, practice }: LessonBody, answers: StoredAnswers): ReadonlySet<string> {
  const over = (part: 'warmUp' | 'practice', count: number) =>
    Array.from({ length: count }, (_, number) => answers[keyOf(part, number)]?.said.worked).every(Boolean);
  const filled = guided.every(({ lines }, number) =>
    lines.every(({ formula }, line) => formula !== null || answers[lineKey(number, line)]?.said.line),
  );
  return new Set([
    ...(over('warmUp', warmUp.length) ? ['warmUp'] : []),
    ...(filled ? ['guided'] : []),
    ...(over('practice', practice.length) ? ['practice'] : []),
  ]);
}
