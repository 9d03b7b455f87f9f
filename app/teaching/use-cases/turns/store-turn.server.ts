import { insertTurns, lastPosition, lockSession, updateSession } from '../../db/teaching.server.ts';
import { raiseFlag } from '../raise-flag.server.ts';
import type { TeachingServices } from '../../model/services.ts';
import type { Reaction } from '../../model/session-context.ts';
import { changeBlocks, storeEvidence, pinLearning } from '../session/learning.server.ts';
import type { SessionOwner, TeachingSession, TurnRecord } from '../../model/record.ts';
import { cardOf } from '../skill/card.server.ts';
import { wayBlocks } from '../skill/next-ways.server.ts';
import { graphOf, speakerOf } from '../session/view.server.ts';
import { supersedeTurnsFrom } from '../../db/turns-superseded.server.ts';
import type { Speaker } from '../../domain/voice/phrase.ts';
import { speak } from '../../domain/voice/speak.ts';

export type StoredTurn = {
  session: TeachingSession;
  learner: Extract<TurnRecord, { speaker: 'learner' }>;
  turn: Extract<TurnRecord, { speaker: 'tutor' }>;
  position: number;
};

/** A visitor has no adult to notify of flagged words. */
const audienceOf = (owner: SessionOwner): Pick<Speaker, 'audience'> =>
  'accountId' in owner ? {} : { audience: 'visitor' };

/**
 * An edited question: the turn and its position. Everything from there on is superseded. A first problem (`opening`) gives no evidence
 * yet, as at the start of a session.
 */
type Edited = { turnId: string; position: number; opening: boolean };

/**
 * Stores both turns, the new state and the evidence in one transaction; null when the session changed since it was read. `before`: the
 * session as the reaction saw it; for an edited question, as of that turn.
 */
export async function storeTurn(
  services: TeachingServices,
  owner: SessionOwner,
  before: TeachingSession,
  reaction: Reaction,
  edited: Edited | null = null,
): Promise<StoredTurn | null> {
  const { db, clock, random } = services;
  const { advance, learner, card, flag, shown } = reaction;
  return db.transaction().execute(async (trx) => {
    // Lock order: the profile before its sessions, the same as when a profile is deleted.
    const learning = await pinLearning(trx, owner, before);
    if (!(await lockSession(trx, before.id, before.version))) return null;
    const now = clock.now();
    const position = (await lastPosition(trx, before.id)) + 2;
    const { track } = advance.state;
    const taught = { skill: track?.skill ?? null, problem: track?.name ?? before.problem };
    const session = {
      ...before,
      ...taught,
      state: advance.state,
      version: before.version + 1,
      updatedAt: now,
    };
    const speaker = { ...speakerOf(session, position), ...audienceOf(owner) };
    if (learning && !edited?.opening)
      await storeEvidence(trx, { clock, random }, learning, before, advance, shown);
    const changes = [
      ...(learning ? await changeBlocks(trx, learning, advance, speaker) : []),
      ...(await wayBlocks(trx, session, advance, speaker)),
    ];
    const common = { answersCard: null, createdAt: now };
    const learnerTurn: StoredTurn['learner'] = {
      ...common,
      id: random.uuid(),
      position: position - 1,
      speaker: 'learner',
      answersCard: card?.id ?? null,
      content: edited ? { ...learner, edits: edited.turnId } : learner,
    };
    const turn: StoredTurn['turn'] = {
      ...common,
      id: random.uuid(),
      position,
      speaker: 'tutor',
      content: contentOf(session, reaction, speaker, changes),
    };
    if (edited) await supersedeTurnsFrom(trx, before.id, edited.position, now);
    await insertTurns(trx, before.id, [
      { ...learnerTurn, flag, stateBefore: before.state },
      { ...turn, moments: advance.moments },
    ]);
    await updateSession(trx, session);
    if (flag) {
      const about = {
        sessionId: before.id,
        profileId: before.profileId,
        turnId: learnerTurn.id,
        words: null,
      };
      await raiseFlag({ ...services, db: trx }, { ...about, kind: flag, owner, language: speaker.language });
    }
    return { session, learner: learnerTurn, turn, position };
  });
}

function contentOf(
  session: TeachingSession,
  { advance }: Reaction,
  speaker: ReturnType<typeof speakerOf>,
  changes: StoredTurn['turn']['content']['blocks'],
): StoredTurn['turn']['content'] {
  const { moments, phase, state } = advance;
  const graph = graphOf(
    session,
    moments.some(({ say }) => say === 'drawn'),
  );
  return {
    phase,
    blocks: [...speak(moments, speaker, graph), ...changes],
    card: cardOf(state, speaker, false),
  };
}
