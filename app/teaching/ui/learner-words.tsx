import { useTranslations } from 'use-intl/react';
import type { LearnerTurnView } from '../model/views.ts';
import { Maths, Sentence } from './sentence.tsx';

/** A learner's turn: a line as a formula, a message as text, a button by its label. `intro`: who wrote it, if not the reader. */
export function LearnerWords({ turn, intro }: { turn: LearnerTurnView; intro?: string }) {
  const t = useTranslations('teaching.tutor');
  return (
    <>
      <span className="sr">{intro ?? t('youWrote')} </span>
      {turn.kind === 'line' ? (
        turn.formula ? (
          <Maths formula={turn.formula} />
        ) : (
          <span className="t-typed">{turn.typed}</span>
        )
      ) : (
        <MessageText turn={turn} />
      )}
    </>
  );
}

/** A message as text; a button by its label. */
function MessageText({ turn }: { turn: Exclude<LearnerTurnView, { kind: 'line' }> }) {
  const t = useTranslations('teaching.tutor.youPressed');
  const names = ['hint', 'cannot_start', 'give_up', 'continue', 'new_problem', 'twin', 'enough'] as const;
  if (turn.kind === 'talk') return turn.typed;
  if (turn.kind === 'given') return <Sentence text={turn.text} />;
  if (turn.kind === 'press') return turn.label;
  const pressed = turn.kind === 'action' ? turn.action : turn.typed;
  const name = names.find((candidate) => candidate === pressed);
  if (turn.kind === 'action' && turn.typed) return turn.typed;
  return name ? t(name) : pressed;
}
