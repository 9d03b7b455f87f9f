import { languageOfLocale } from '#app/platform/language-of-locale.ts';
import { applyFocusInput } from '../../domain/focus-clock.ts';
import {
  countThoughts,
  deleteThought,
  lockParkedThoughts,
  insertThought,
  isParked,
  listThoughts,
} from '../../db/focus-parked.server.ts';
import { teachingError } from '../../model/errors.ts';
import { lockSession, updateFocus } from '../../db/teaching.server.ts';
import { requireSession } from '../read-session.server.ts';
import { raiseFlag } from '../raise-flag.server.ts';
import { maskPersonal, readSafety } from '../../domain/safety/read-safety.ts';
import type { FocusInput } from '../../model/schemas.server.ts';
import type { SessionOwner, TeachingSession } from '../../model/record.ts';
import { sessionView, speakerOf } from '../session/view.server.ts';
import type { TeachingServices } from '../../model/services.ts';
import { safetyBlock } from '../../domain/voice/speak-safety.ts';

/** Maximum number of parked thoughts. */
const mostThoughts = 30;

/** Pause, break, resume, five more minutes, or stop for today. Stopping keeps everything; the session can be resumed later. */
export async function changeFocusTime(
  services: TeachingServices,
  owner: SessionOwner,
  id: string,
  input: FocusInput,
) {
  const { db, clock } = services;
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const before = await requireSession(services, owner, id);
    if (!before.focus) throw teachingError('not_focus', { status: 409 });
    const now = clock.now();
    const focus = applyFocusInput(before.focus, input, now);
    const session = { ...before, focus, version: before.version + 1, updatedAt: now };
    const stored = await db.transaction().execute(async (trx) => {
      if (!(await lockSession(trx, id, before.version))) return false;
      await updateFocus(trx, session);
      return true;
    });
    if (stored) {
      const parked = await listThoughts(db, id);
      return sessionView(session, { position: 0, now, parked, signedIn: 'accountId' in owner }).focus;
    }
  }
  throw teachingError('busy', { status: 409, retryAfter: 1 });
}

/** Stores a stray thought, idempotent by its id. Throws 422 `worrying` with the answer to a safety flag, 409 `thoughts_full`. */
export async function parkThought(
  services: TeachingServices,
  owner: SessionOwner,
  id: string,
  thought: { id: string; text: string },
) {
  const session = await requireSession(services, owner, id);
  await refuseWorryingThought(services, owner, session, thought.text);
  await services.db.transaction().execute(async (trx) => {
    // Serializes concurrent requests of two tabs.
    await lockParkedThoughts(trx, id);
    if (await isParked(trx, id, thought.id)) return;
    if ((await countThoughts(trx, id)) >= mostThoughts) throw teachingError('thoughts_full', { status: 409 });
    await insertThought(trx, id, { ...thought, createdAt: services.clock.now() });
  });
  return thought;
}

async function refuseWorryingThought(
  services: TeachingServices,
  owner: SessionOwner,
  session: TeachingSession,
  text: string,
): Promise<void> {
  const language = languageOfLocale(session.locale);
  const kind = readSafety(text, language);
  if (kind === null) return;
  const from = { sessionId: session.id, turnId: null, profileId: session.profileId, owner, language };
  await services.db
    .transaction()
    .execute((db) => raiseFlag({ ...services, db }, { ...from, kind, words: maskPersonal(text) }));
  const audience = 'accountId' in owner ? 'begun' : 'visitor';
  const care = safetyBlock(kind, { ...speakerOf(session, 1), audience });
  throw teachingError('worrying', { status: 422, details: { care } });
}

export async function dropThought(
  services: TeachingServices,
  owner: SessionOwner,
  id: string,
  thoughtId: string,
) {
  await requireSession(services, owner, id);
  await deleteThought(services.db, id, thoughtId);
}
