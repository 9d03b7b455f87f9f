import type { TutorBlock } from '../../model/blocks.ts';
import type { TutorMoment } from '../../domain/pedagogy/moments.ts';
import { teachingError } from '../../model/errors.ts';
import { insertTurns, listTurns, lockSession, updateSession } from '../../db/teaching.server.ts';
import { readSession, requireSession, viewOf } from '../read-session.server.ts';
import { mayBeRephrased } from '../../domain/turns/revisable.ts';
import type { TeachingServices } from '../../model/services.ts';
import type { SessionOwner, TeachingSession, TurnRecord } from '../../model/record.ts';
import { graphOf, speakerOf } from '../session/view.server.ts';
import { findTurnSnapshot, supersedeTurnsFrom } from '../../db/turns-superseded.server.ts';
import { copiedText } from '../../domain/turns/turn-text.ts';
import type { SessionWithTurns } from '../../model/views.ts';
import { speak } from '../../domain/voice/speak.ts';
import type { TutorTurn } from '../../model/model-text/tutor-words.ts';
import { shownBlocks } from '../../model/model-text/model-words.ts';

/** Upper bound on the number of wordings of a phrase. */
const mostWordings = 8;

/**
 * Rephrases the tutor's newest turn. Its content stays: verdict, lines, formulas, card, state. The previous wording is superseded.
 * Idempotent. Throws 404; 409 `moved` if the conversation went on; 409 `nothing_other` if there is no other wording.
 */
export async function rephraseTurn(
  services: TeachingServices,
  owner: SessionOwner,
  id: string,
  turnId: string,
): Promise<SessionWithTurns> {
  const session = await requireSession(services, owner, id);
  const turns = await listTurns(services.db, id);
  const turn = turns.find((one) => one.id === turnId);
  if (turn?.speaker !== 'tutor') throw teachingError('session_not_found', { status: 404 });
  const done = turns.some(({ speaker, content }) => speaker === 'tutor' && content.anew?.of === turnId);
  if (done) return viewOf(services, owner, session, turns);
  const standing = turns.filter(({ superseded }) => !superseded);
  const { moments } = await findTurnSnapshot(services.db, turnId);
  const other = moments && mayBeRephrased(turn.content.blocks) ? otherWords(session, turn, moments) : null;
  const stored =
    standing.at(-1)?.id === turnId && other !== null && moments !== null
      ? await store(services, session, turns, turn, { other, moments })
      : null;
  if (stored === null) {
    if (standing.at(-1)?.id === turnId && other === null)
      throw teachingError('nothing_other', { status: 409 });
    const view = await readSession(services, owner, id);
    throw teachingError('moved', { status: 409, details: { session: view } });
  }
  await services.words?.stop(id, turnId);
  const learner = standing.at(-2);
  await services.words?.begin(owner, {
    ...stored,
    learner: learner?.speaker === 'learner' ? learner.content : null,
    before: shownText(turn),
  });
  return readSession(services, owner, id);
}

type RephrasedBlocks = { blocks: TutorBlock[]; anew: NonNullable<TutorTurn['content']['anew']> };

/** The next built-in wording that differs from the one shown; null when there is none. */
function otherWords(
  session: TeachingSession,
  turn: TutorTurn,
  moments: readonly TutorMoment[],
): RephrasedBlocks | null {
  const { anew, blocks } = turn.content;
  const { position, times } = anew ?? { position: turn.position, times: 0 };
  const speaker = speakerOf(session, position);
  const graph = graphOf(
    session,
    moments.some(({ say }) => say === 'drawn'),
  );
  // Blocks below the text (mastery changes, next steps) have no wording.
  const below = blocks.slice(speak(moments, { ...speaker, again: times }, graph).length);
  for (let again = times + 1; again <= times + mostWordings; again += 1) {
    const wording = [...speak(moments, { ...speaker, again }, graph), ...below];
    if (copiedText(wording) !== copiedText(blocks))
      return { blocks: wording, anew: { of: turn.id, position, times: again } };
  }
  return null;
}

/** One transaction; null when the session changed since it was read. */
async function store(
  { db, clock, random }: TeachingServices,
  session: TeachingSession,
  turns: readonly TurnRecord[],
  turn: TutorTurn,
  { other, moments }: { other: RephrasedBlocks; moments: readonly TutorMoment[] },
): Promise<{ session: TeachingSession; turn: TutorTurn } | null> {
  return db.transaction().execute(async (trx) => {
    if (!(await lockSession(trx, session.id, session.version))) return null;
    const now = clock.now();
    const next = { ...session, version: session.version + 1, updatedAt: now };
    const rephrased: TutorTurn = {
      id: random.uuid(),
      position: (turns.at(-1)?.position ?? 0) + 1,
      speaker: 'tutor',
      answersCard: null,
      createdAt: now,
      content: { ...turn.content, ...other },
    };
    await supersedeTurnsFrom(trx, session.id, turn.position, now);
    await insertTurns(trx, session.id, [{ ...rephrased, moments }]);
    await updateSession(trx, next);
    return { session: next, turn: rephrased };
  });
}

/** The prose of a turn as displayed, which the new wording must differ from. */
function shownText({ content, words }: TutorTurn): string {
  const blocks = words ? shownBlocks(content.blocks, words) : content.blocks;
  return copiedText(blocks.filter(({ kind }) => kind === 'say' || kind === 'hint' || kind === 'question'));
}
