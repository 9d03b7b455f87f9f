import { Fragment } from 'react';
import { useTranslations } from 'use-intl/react';
import { editableAs, mayBeRephrased } from '../domain/turns/revisable.ts';
import type { LearnerTurnView, SessionWithTurns, TurnView } from '../model/views.ts';
import { EarlierVersion } from './earlier-version.tsx';
import { EditableBubble } from './edit-question.tsx';
import { LearnerWords } from './learner-words.tsx';
import { Opening } from './opening.tsx';
import type { Offered } from './offers-block.tsx';
import { shownTurns } from './shown-turns.ts';
import { TurnTools } from './turn-tools.tsx';
import { TurnWords } from './turn-words.tsx';
import { TutorDot } from './tutor-dot.tsx';
import type { TurnRevision } from './use-turn-revision.ts';

type Props = {
  session: SessionWithTurns;
  revision: TurnRevision;
  onUse(line: string): void;
  onOffer(offer: Offered): void;
};

/** All current turns, the learner's on the right; superseded ones are collapsed in place. */
export function Turns({ session, revision, onUse, onOffer }: Props) {
  const t = useTranslations('teaching');
  const name = t(`models.${session.model}.name`);
  const newest = session.turns.at(-1)?.id;
  const first = session.turns[0];
  // An edited problem begins with the learner's turn.
  const opening = session.turns.find(({ speaker }) => speaker === 'tutor')?.id;
  // A turn that only asks is omitted: its question is on the card below.
  const turns = shownTurns(session);
  const unsaid = first?.speaker === 'tutor' && !turns.some(({ id }) => id === first.id) ? first : null;
  return (
    <>
      {unsaid && <Opening session={session} turn={unsaid} revision={revision} />}
      {turns.map((turn: TurnView, at) => (
        <Fragment key={turn.id}>
          <Folded session={session} after={turns[at - 1]?.position ?? -1} before={turn.position} />
          {turn.speaker === 'tutor' && turn.id === first?.id && (
            <Opening session={session} turn={turn} revision={revision} />
          )}
          {turn.speaker === 'learner' ? (
            <LearnerTurn
              turn={turn}
              first={turn === first}
              fixed={Boolean(session.skill)}
              revision={revision}
            />
          ) : (
            <div className="msg" id={`turn-${turn.position}`} tabIndex={-1}>
              <div className="msg-who">
                <TutorDot />
                <b>{name}</b>
              </div>
              <TurnWords
                sessionId={session.id}
                turn={turn}
                onUse={onUse}
                onCorrect={
                  first && turn.id === opening && !revision.busy
                    ? (text) => revision.edit(first.id, text)
                    : undefined
                }
                onOffer={turn.id === newest ? onOffer : undefined}
                foot={(shown) => (
                  <TurnTools
                    sessionId={session.id}
                    turn={turn}
                    blocks={shown}
                    onAnew={
                      turn.id === newest && mayBeRephrased(turn.blocks)
                        ? () => void revision.rephrase(turn.id)
                        : undefined
                    }
                  />
                )}
              />
            </div>
          )}
        </Fragment>
      ))}
    </>
  );
}

/** Superseded turns between two current ones. */
function Folded({ session, after, before }: { session: SessionWithTurns; after: number; before: number }) {
  const turns = (session.earlier ?? []).filter(({ position }) => position > after && position < before);
  const opened = session.turns[0]?.speaker === 'tutor';
  return turns.length > 0 && <EarlierVersion turns={turns} opened={opened} />;
}

type LearnerTurnProps = { turn: LearnerTurnView; first: boolean; fixed: boolean; revision: TurnRevision };

function LearnerTurn({ turn, first, fixed, revision }: LearnerTurnProps) {
  const as = fixed ? null : editableAs(turn, first);
  const typed = 'typed' in turn ? (turn.typed ?? '') : '';
  if (as === null || typed === '') {
    return (
      <div className="bubble-me">
        <LearnerWords turn={turn} />
      </div>
    );
  }
  return (
    <EditableBubble
      turnId={turn.id}
      typed={typed}
      kind={as === 'talk' ? 'talk' : 'problem'}
      revision={revision}
    >
      <LearnerWords turn={turn} />
    </EditableBubble>
  );
}
