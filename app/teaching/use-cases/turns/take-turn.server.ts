import { requireTurnLeft } from '../limits.server.ts';
import { teachingError } from '../../model/errors.ts';
import { findAnswer, lastPosition } from '../../db/teaching.server.ts';
import { requireSession } from '../read-session.server.ts';
import { isSameInput } from '../../domain/turns/same-input.ts';
import type { TurnInput } from '../../model/schemas.server.ts';
import { react } from '../session/react.server.ts';
import type { SessionOwner, TeachingSession } from '../../model/record.ts';
import { sessionView, turnView } from '../session/view.server.ts';
import type { TeachingServices } from '../../model/services.ts';
import { type StoredTurn, storeTurn } from './store-turn.server.ts';
import type { TurnAnswer } from '../../model/views.ts';

/** Attempts after version conflicts between tabs, before the client has to send again. */
export const tries = 3;

/**
 * The tutor's turn. The engine is called before the session is locked; the lock then detects a concurrent turn. A card is answered once:
 * the same answer again returns the same turn, a different one throws 409 with the current state.
 */
export async function takeTurn(
  services: TeachingServices,
  owner: SessionOwner,
  id: string,
  input: TurnInput,
): Promise<TurnAnswer> {
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const session = await requireSession(services, owner, id);
    const before = await earlier(services, owner, session, input);
    if (before) return before;
    if (attempt === 0) await requireTurnLeft(services, owner);
    const reaction = await react(services, session, input);
    const stored = await storeTurn(services, owner, session, reaction);
    if (stored) {
      const { session, turn, learner } = stored;
      const spokenTurn = await services.words?.begin(owner, { session, turn, learner: learner.content });
      return answerOf(services, owner, spokenTurn ? { ...stored, turn: spokenTurn } : stored);
    }
  }
  throw teachingError('busy', { status: 409, retryAfter: 1 });
}

/** The stored response if this card was answered before; null when the turn may be taken. Throws 409 otherwise. */
async function earlier(
  services: TeachingServices,
  owner: SessionOwner,
  session: TeachingSession,
  input: TurnInput,
): Promise<TurnAnswer | null> {
  const cardId = 'text' in input ? undefined : input.cardId;
  if (cardId === undefined || session.state.card?.id === cardId) return null;
  const [learner, turn] = await findAnswer(services.db, session.id, cardId);
  if (learner?.speaker === 'learner' && turn?.speaker === 'tutor' && isSameInput(learner.content, input)) {
    return answerOf(services, owner, { session, learner, turn, position: turn.position });
  }
  const position = await lastPosition(services.db, session.id);
  const view = sessionView(session, {
    position,
    now: services.clock.now(),
    signedIn: 'accountId' in owner,
  });
  throw teachingError(learner ? 'card_answered' : 'card_gone', { status: 409, details: { session: view } });
}

function answerOf(services: TeachingServices, owner: SessionOwner, stored: StoredTurn): TurnAnswer {
  const { session, learner, turn, position } = stored;
  return {
    learner: turnView(learner),
    turn: turnView(turn),
    session: sessionView(session, { position, now: services.clock.now(), signedIn: 'accountId' in owner }),
  };
}
