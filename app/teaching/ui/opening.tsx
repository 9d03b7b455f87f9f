import { useTranslations } from 'use-intl/react';
import type { SessionWithTurns, TutorTurnView } from '../model/views.ts';
import { EditableBubble } from './edit-question.tsx';
import type { TurnRevision } from './use-turn-revision.ts';
import './turn-revision.css';

type Props = { session: SessionWithTurns; turn: TutorTurnView; revision: TurnRevision };

/** The learner's opening message; if it was not stored, the problem as it was parsed. */
export function Opening({ session, turn, revision }: Props) {
  const t = useTranslations('teaching.tutor');
  const typed = turn.asked ?? (session.skill ? null : session.problem.typed);
  if (typed === null) return null;
  const typedText = (
    <>
      <span className="sr">{t('youWrote')} </span>
      <span className="t-asked">{typed}</span>
    </>
  );
  if (session.skill) return <div className="bubble-me">{typedText}</div>;
  return (
    <EditableBubble turnId={turn.id} typed={typed} kind="problem" revision={revision}>
      {typedText}
    </EditableBubble>
  );
}
