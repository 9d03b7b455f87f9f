import { editableAs } from '../../domain/turns/revisable.ts';
import { requireTurnLeft } from '../limits.server.ts';
import { reopenState, rewindState } from '../../domain/pedagogy/rewind.ts';
import { begin } from '../../domain/pedagogy/start.ts';
import { teachingError } from '../../model/errors.ts';
import { listTurns } from '../../db/teaching.server.ts';
import { readSession, requireSession, viewOf } from '../read-session.server.ts';
import { refuseFlaggedWords } from '../refuse-flagged-words.server.ts';
import type { EditInput, TurnInput } from '../../model/schemas.server.ts';
import type { TeachingServices } from '../../model/services.ts';
import type { Reaction } from '../../model/session-context.ts';
import { beginOwnProblem, readOwnProblemStart } from '../session/begin-own-problem.server.ts';
import { react } from '../session/react.server.ts';
import type { SessionOwner, TeachingSession, TurnRecord } from '../../model/record.ts';
import { storeTurn } from './store-turn.server.ts';
import { findTurnSnapshot } from '../../db/turns-superseded.server.ts';
import { tries } from './take-turn.server.ts';
import type { SessionWithTurns } from '../../model/views.ts';

/**
 * Edits an earlier question. The conversation continues from the work at that point (pedagogy/rewind.ts); later turns are superseded.
 * Idempotent. Throws 404; 409 `moved` if the conversation went on or was edited differently; 409 `not_now` for what cannot be edited; for a
 * problem also the errors of starting with it.
 */
export async function editTurn(
  services: TeachingServices,
  owner: SessionOwner,
  id: string,
  turnId: string,
  input: EditInput,
): Promise<SessionWithTurns> {
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const session = await requireSession(services, owner, id);
    const turns = await listTurns(services.db, id);
    if (await isDone(services, owner, session, turns, { turnId, ...input })) break;
    if (attempt === 0) await requireTurnLeft(services, owner);
    const edited = turns.find((turn) => turn.id === turnId);
    if (!edited) throw teachingError('session_not_found', { status: 404 });
    const { before, reaction, opening } = await replayTurn(
      services,
      owner,
      session,
      turns,
      edited,
      input.text,
    );
    const place = { turnId, position: edited.position, opening };
    const stored = await storeTurn(services, owner, before, reaction, place);
    if (stored) {
      const gone = turns.filter(({ position }) => position >= edited.position);
      for (const { id: goneId } of gone) await services.words?.stop(id, goneId);
      await services.words?.begin(owner, { ...stored, learner: stored.learner.content });
      break;
    }
    if (attempt === tries - 1) throw teachingError('busy', { status: 409, retryAfter: 1 });
  }
  return readSession(services, owner, id);
}

type EditTurnInput = EditInput & { turnId: string };

/** Whether exactly this edit was made before. Throws 409 `moved` when the editor's view of the conversation is outdated. */
async function isDone(
  services: TeachingServices,
  owner: SessionOwner,
  session: TeachingSession,
  turns: readonly TurnRecord[],
  { turnId, text, newest }: EditTurnInput,
): Promise<boolean> {
  const again = turns.some(
    ({ speaker, content }) =>
      speaker === 'learner' && content.edits === turnId && 'typed' in content && content.typed === text,
  );
  if (again) return true;
  const standing = turns.filter(({ superseded }) => !superseded);
  if (standing.at(-1)?.id === newest && standing.some(({ id }) => id === turnId)) return false;
  if (!turns.some(({ id }) => id === turnId)) throw teachingError('session_not_found', { status: 404 });
  throw teachingError('moved', {
    status: 409,
    details: { session: await viewOf(services, owner, session, turns) },
  });
}

type EditedReaction = { before: TeachingSession; reaction: Reaction; opening: boolean };

/** The session as of the edited turn, and the reaction to its new text. */
async function replayTurn(
  services: TeachingServices,
  owner: SessionOwner,
  session: TeachingSession,
  turns: readonly TurnRecord[],
  edited: TurnRecord,
  text: string,
): Promise<EditedReaction> {
  // Questions while teaching a skill are practice questions: they are answered once.
  if (session.state.track) throw teachingError('not_now', { status: 409 });
  const first = turns.find(({ superseded }) => !superseded)?.id === edited.id;
  const { id, speaker } = edited;
  const as = editableAs(
    speaker === 'learner' ? { id, speaker, ...edited.content } : { id, speaker: 'tutor' },
    first,
  );
  if (as === 'opening') return reopenSession(services, owner, session, text);
  const { stateBefore } = await findTurnSnapshot(services.db, edited.id);
  if (as === null || stateBefore === null) throw teachingError('not_now', { status: 409 });
  const before = { ...session, state: rewindState(stateBefore, session.state, services.random.uuid) };
  const input: TurnInput = as === 'talk' ? { text } : { action: 'new_problem', problem: text };
  return { before, reaction: await react(services, before, input), opening: false };
}

/** A replacement for the first problem, read as at the start. Work on the previous one stays counted. */
async function reopenSession(
  services: TeachingServices,
  owner: SessionOwner,
  session: TeachingSession,
  problem: string,
): Promise<EditedReaction> {
  const { model, locale, policy, profileId } = session;
  await refuseFlaggedWords(services, owner, {
    model,
    locale,
    problem,
    ...(profileId === null ? {} : { profileId }),
  });
  const own = await readOwnProblemStart({ maths: services.maths, locale }, problem);
  const circumstances = { policy, at: services.clock.now().getTime(), newId: services.random.uuid };
  const state = reopenState(begin(own.facts, circumstances).state, session.state);
  const before = { ...session, problem: own.facts.problem, state };
  const advance = await beginOwnProblem({ services, session: before, circumstances }, own);
  return {
    before,
    opening: true,
    reaction: {
      advance: { ...advance, state: reopenState(advance.state, session.state) },
      learner: { kind: 'action', action: 'new_problem', typed: problem },
      card: null,
      flag: null,
    },
  };
}
