import { useTranslations } from 'use-intl/react';
import { ReadAloud } from '#app/learners/index.ts';
import type { Parts } from '#app/practice/index.ts';
import type { AnsweredView, BlockView, LessonPageView, WorkView } from '../model/views.ts';
import { LessonGraph } from './lesson-graph.tsx';
import { Question } from './question.tsx';
import { Drawn, Said, Worked } from './said.tsx';

type Answering = {
  readonly course: string;
  readonly lesson: LessonPageView;
  readonly learner: string | undefined;
  readonly work: WorkView | undefined;
  onAnswered(answered: AnsweredView): void;
};

/** A block of a lesson; `before`: how many questions stand above it. */
export function Block({
  block,
  before,
  answering,
}: {
  block: BlockView;
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
      return <Drawn svg={block.svg} caption={block.caption} />;
    case 'graph':
      return <LessonGraph block={block} />;
    case 'example':
      return (
        <>
          <h2>{t('example')}</h2>
          <p>
            <Said parts={block.prompt} />
          </p>
          <Worked worked={block.worked} />
        </>
      );
    case 'case':
      return <Case block={block} />;
    case 'items':
      return block.items.map((question, at) => (
        <Question
          // Whose answers they are decides what is typed there.
          key={`${question.key} ${answering.learner ?? ''}`}
          place={{ course: answering.course, lesson: answering.lesson.id }}
          number={before + at + 1}
          question={question}
          learner={answering.learner}
          kept={answering.work?.answers.find(({ item }) => item === question.key)}
          onAnswered={answering.onAnswered}
        />
      ));
  }
}

function Paragraphs({ paragraphs }: { paragraphs: readonly Parts[] }) {
  return (
    <>
      {paragraphs.map((parts, at) => (
        // Paragraphs stand still.
        <p key={at}>
          <Said parts={parts} />
        </p>
      ))}
      <ReadAloud texts={[...paragraphs]} />
    </>
  );
}

function Case({ block }: { block: Extract<BlockView, { kind: 'case' }> }) {
  const t = useTranslations('courses');
  return (
    <>
      <h2>{t('case')}</h2>
      <p>
        <Said parts={block.situation} />
      </p>
      <ol className="co-case">
        {block.steps.map(({ step, why }, at) => (
          // Steps stand still.
          <li key={at}>
            <p>
              <Said parts={step} />
            </p>
            <p className="small muted">
              {t('because')}: <Said parts={why} />
            </p>
          </li>
        ))}
      </ol>
    </>
  );
}
