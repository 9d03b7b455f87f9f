import { requireTurnLeft } from './limits.server.ts';
import { teachingError } from './problems.ts';
import { findAnswer, insertTurns, lastPosition, lockSession, updateSession } from './queries.server.ts';
import { requireSession } from './read-session.server.ts';
import { raiseFlag } from './safety/raise-flag.server.ts';
import type { TurnInput } from './schemas.ts';
import type { Reaction } from './session/about.ts';
import { react } from './session/react.server.ts';
import type { Owner, SessionRecord, TurnRecord } from './session/record.ts';
import { changeBlocks, keepShown, pinLearning } from './session/learning.server.ts';
import { graphOf, sessionView, speakerOf, turnView } from './session/view.server.ts';
import type { TeachingServices } from './services.ts';
import type { TurnAnswer } from './views.ts';
import { cardView } from './voice/card.ts';
import { speak } from './voice/speak.ts';

/** Two tabs may collide this often before somebody is asked to send again. */
const tries = 3;

/**
 * The tutor's turn. The maths is asked before the session is locked; the lock then says whether somebody was faster. A card
 * is answered once: the same answer again gets the same turn, another answer gets 409 with where the session stands.
 */
export async function takeTurn(
  services: TeachingServices,
  owner: Owner,
  id: string,
  input: TurnInput,
): Promise<TurnAnswer> {
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const session = await requireSession(services, owner, id);
    const before = await earlier(services, owner, session, input);
    if (before) return before;
    if (attempt === 0) await requireTurnLeft(services, owner);
    const reaction = await react(services, session, input);
    const stored = await store(services, owner, session, reaction);
    if (stored) {
      const { session, turn, learner } = stored;
      const said = await services.words?.begin(owner, { session, turn, learner: learner.content });
      return answerOf(services, owner, said ? { ...stored, turn: said } : stored);
    }
  }
  throw teachingError('busy', { status: 409, retryAfter: 1 });
}

/** The kept answer when this card was answered before; null when the turn may be taken. Throws 409 otherwise. */
async function earlier(
  services: TeachingServices,
  owner: Owner,
  session: SessionRecord,
  input: TurnInput,
): Promise<TurnAnswer | null> {
  const cardId = 'text' in input ? undefined : input.cardId;
  if (cardId === undefined || session.state.card?.id === cardId) return null;
  const [learner, turn] = await findAnswer(services.db, session.id, cardId);
  if (learner?.speaker === 'learner' && turn?.speaker === 'tutor' && sameInput(learner, input)) {
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

function sameInput({ content }: Extract<TurnRecord, { speaker: 'learner' }>, input: TurnInput): boolean {
  if ('answer' in input)
    return 'typed' in content && content.kind !== 'talk' && content.typed === input.answer;
  return 'action' in input && content.kind === 'action' && content.action === input.action;
}

type Stored = {
  session: SessionRecord;
  learner: Extract<TurnRecord, { speaker: 'learner' }>;
  turn: Extract<TurnRecord, { speaker: 'tutor' }>;
  position: number;
};

/** Both turns, the new state and what the turn showed in one transaction; null when the session has moved on since it was read. */
async function store(
  services: TeachingServices,
  owner: Owner,
  before: SessionRecord,
  { advance, learner, card, flag }: Reaction,
): Promise<Stored | null> {
  const { db, clock, random } = services;
  return db.transaction().execute(async (trx) => {
    // The profile first: whoever removes it holds it before its sessions.
    const learning = await pinLearning(trx, owner, before);
    if (!(await lockSession(trx, before.id, before.version))) return null;
    const now = clock.now();
    const position = (await lastPosition(trx, before.id)) + 2;
    const session = { ...before, state: advance.state, version: before.version + 1, updatedAt: now };
    const speaker = speakerOf(session, position);
    if (learning) await keepShown(trx, { clock, random }, learning, before, advance);
    const changes = learning ? await changeBlocks(trx, learning, advance, speaker) : [];
    const turns: [Stored['learner'], Stored['turn']] = [
      {
        id: random.uuid(),
        position: position - 1,
        speaker: 'learner',
        answersCard: card?.id ?? null,
        createdAt: now,
        content: learner,
      },
      {
        id: random.uuid(),
        position,
        speaker: 'tutor',
        answersCard: null,
        createdAt: now,
        content: {
          phase: advance.phase,
          blocks: speak(
            advance.moments,
            speaker,
            graphOf(
              session,
              advance.moments.some(({ say }) => say === 'drawn'),
            ),
          ),
          card: advance.state.card ? cardView(advance.state.card, advance.state, speaker) : null,
        },
      },
    ];
    turns[1].content.blocks.push(...changes);
    await insertTurns(trx, before.id, [{ ...turns[0], flag }, turns[1]]);
    await updateSession(trx, session);
    if (flag) {
      const about = { sessionId: before.id, profileId: before.profileId, turnId: turns[0].id, words: null };
      await raiseFlag({ ...services, db: trx }, { ...about, kind: flag, owner, language: speaker.language });
    }
    return { session, learner: turns[0], turn: turns[1], position };
  });
}

function answerOf(services: TeachingServices, owner: Owner, stored: Stored): TurnAnswer {
  const { session, learner, turn, position } = stored;
  return {
    learner: turnView(learner),
    turn: turnView(turn),
    session: sessionView(session, { position, now: services.clock.now(), signedIn: 'accountId' in owner }),
  };
}
