import { useTranslations } from 'use-intl/react';
import { ReadAloud } from '#app/learners/index.ts';
import type { SentenceParts } from '#app/practice/index.ts';
import type { AnsweredView, LessonBlockView, LessonPageView, WorkView } from '../model/views.ts';
import { LessonGraph } from './lesson-graph.tsx';
import { LessonQuestionCard } from './lesson-question.tsx';
import { DrawnFigure, LessonText, WorkedSolution } from './lesson-text.tsx';

type Answering = {
  readonly course: string;
  readonly lesson: LessonPageView;
  readonly learner: string | undefined;
  readonly work: WorkView | undefined;
  onAnswered(answered: AnsweredView): void;
};

/** A block of a lesson; `before` is the number of questions above it. */
export function LessonBlock({
  block,
  before,
  answering,
}: {
  block: LessonBlockView;
  before: number;
  answering: Answering;
}) {
  const t = useTranslations('courses');
  switch (block.kind) {
    case 'text':
      return (
        <>
          {block.heading && <h2>{block.heading}</h2>}
          <Paragraphs paragraphs={block.paragraphs} />
        </>
      );
    case 'aside':
      return (
        <div className="hint co-aside" role="note">
          <p className="hint-head">{t(`aside.${block.about}`)}</p>
          <Paragraphs paragraphs={block.paragraphs} />
        </div>
      );
    case 'picture':
      return <DrawnFigure svg={block.svg} caption={block.caption} />;
    case 'graph':
      return <LessonGraph block={block} />;
    case 'example':
      return (
        <>
          <h2>{t('example')}</h2>
          <p>
            <LessonText parts={block.prompt} />
          </p>
          <WorkedSolution worked={block.worked} />
        </>
      );
    case 'case':
      return <Case block={block} />;
    case 'items':
      return block.items.map((question, at) => (
        <LessonQuestionCard
          // Another learner has other drafts and answers.
          key={`${question.key} ${answering.learner ?? ''}`}
          place={{ course: answering.course, lesson: answering.lesson.id }}
          number={before + at + 1}
          question={question}
          learner={answering.learner}
          storedAnswer={answering.work?.answers.find(({ item }) => item === question.key)}
          onAnswered={answering.onAnswered}
        />
      ));
  }
}

function Paragraphs({ paragraphs }: { paragraphs: readonly SentenceParts[] }) {
  return (
    <>
      {paragraphs.map((parts, at) => (
        // Paragraphs never change order.
        <p key={at}>
          <LessonText parts={parts} />
        </p>
      ))}
      <ReadAloud texts={[...paragraphs]} />
    </>
  );
}

function Case({ block }: { block: Extract<LessonBlockView, { kind: 'case' }> }) {
  const t = useTranslations('courses');
  return (
    <>
      <h2>{t('case')}</h2>
      <p>
        <LessonText parts={block.situation} />
      </p>
      <ol className="co-case">
        {block.steps.map(({ step, why }, at) => (
          // Steps never change order.
          <li key={at}>
            <p>
              <LessonText parts={step} />
            </p>
            <p className="small muted">
              {t('because')}: <LessonText parts={why} />
            </p>
          </li>
        ))}
      </ol>
    </>
  );
}
