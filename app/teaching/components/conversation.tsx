import { useTranslations } from 'use-intl/react';
import type { LearnerTurnView, SessionWithTurns, TurnView } from '../views.ts';
import type { Offered } from './offers-block.tsx';
import { Maths } from './sentence.tsx';
import { TurnTools } from './turn-tools.tsx';
import { TurnWords } from './turn-words.tsx';
import { TutorDot } from './tutor-dot.tsx';

/** All turns so far, the learner's on the right. */
export function Turns({
  session,
  onUse,
  onOffer,
}: {
  session: SessionWithTurns;
  onUse(line: string): void;
  onOffer(offer: Offered): void;
}) {
  const t = useTranslations('teaching');
  const name = t(`models.${session.model}.name`);
  const newest = session.turns.at(-1)?.id;
  // A turn that only asks has nothing to say here: its question stands in the card below.
  const told = session.turns.filter((turn) => turn.speaker === 'learner' || turn.blocks.length > 0);
  return told.map((turn: TurnView) =>
    turn.speaker === 'learner' ? (
      <LearnerTurn key={turn.id} turn={turn} />
    ) : (
      <div key={turn.id} className="msg" id={`turn-${turn.position}`}>
        <div className="msg-who">
          <TutorDot />
          <b>{name}</b>
        </div>
        <TurnWords
          sessionId={session.id}
          turn={turn}
          onUse={onUse}
          onOffer={turn.id === newest ? onOffer : undefined}
          foot={(shown) => <TurnTools sessionId={session.id} turn={turn} blocks={shown} />}
        />
      </div>
    ),
  );
}

function LearnerTurn({ turn }: { turn: LearnerTurnView }) {
  const t = useTranslations('teaching.tutor');
  if (turn.kind === 'line') {
    return (
      <div className="bubble-me">
        <span className="sr">{t('youWrote')} </span>
        {turn.formula ? <Maths formula={turn.formula} /> : <span className="t-typed">{turn.typed}</span>}
      </div>
    );
  }
  return (
    <div className="bubble-me">
      <span className="sr">{t('youWrote')} </span>
      <Said turn={turn} />
    </div>
  );
}

/** Words as they were written; a button by its words. */
function Said({ turn }: { turn: Exclude<LearnerTurnView, { kind: 'line' }> }) {
  const t = useTranslations('teaching.tutor.youPressed');
  const names = ['hint', 'cannot_start', 'give_up', 'continue', 'new_problem', 'twin', 'enough'] as const;
  if (turn.kind === 'talk') return turn.typed;
  const pressed = turn.kind === 'action' ? turn.action : turn.typed;
  const name = names.find((candidate) => candidate === pressed);
  if (turn.kind === 'action' && turn.typed) return turn.typed;
  return name ? t(name) : pressed;
}
