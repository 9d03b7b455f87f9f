import { deleteThought, insertThought, listThoughts } from './parked-queries.server.ts';
import { teachingError } from './problems.ts';
import { lockSession, updateFocus } from './queries.server.ts';
import { requireSession } from './read-session.server.ts';
import type { FocusAction } from './schemas.ts';
import type { FocusTime, Owner } from './session/record.ts';
import { sessionView, usedMs } from './session/view.server.ts';
import type { TeachingServices } from './services.ts';

/** Minutes that "a little longer" adds, and the longest sprint altogether. */
const longerBy = 5;
const longestSprint = 25;
/** More thoughts than that are a list, not a parking lot. */
const mostThoughts = 30;

/** Pauses, goes on, adds five minutes or stops for today. Stopping keeps everything; going on later is possible. */
export async function changeFocusTime(
  services: TeachingServices,
  owner: Owner,
  id: string,
  action: FocusAction,
) {
  const { db, clock } = services;
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const before = await requireSession(services, owner, id);
    if (!before.focus) throw teachingError('not_focus', { status: 409 });
    const now = clock.now();
    const focus = changed(before.focus, action, now);
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

/** Time only runs between going on and pausing. Doing the same twice changes nothing. */
export function changed(focus: FocusTime, action: FocusAction, now: Date): FocusTime {
  const used = usedMs(focus, now);
  switch (action) {
    case 'pause':
      return { ...focus, usedMs: used, runningSince: null };
    case 'stop':
      return { ...focus, usedMs: used, runningSince: null, stopped: true };
    case 'resume':
      return focus.runningSince !== null
        ? focus
        : { ...focus, stopped: false, runningSince: now.toISOString() };
    case 'longer':
      return {
        ...focus,
        minutes: Math.min(focus.minutes + longerBy, Math.max(longestSprint, focus.minutes)),
        stopped: false,
      };
  }
}

/** Puts a stray thought aside, so that it need not be held in mind. */
export async function parkThought(services: TeachingServices, owner: Owner, id: string, text: string) {
  await requireSession(services, owner, id);
  const known = await listThoughts(services.db, id);
  if (known.length >= mostThoughts) throw teachingError('thoughts_full', { status: 409 });
  const thought = { id: services.random.uuid(), text };
  await insertThought(services.db, id, { ...thought, createdAt: services.clock.now() });
  return thought;
}

export async function dropThought(services: TeachingServices, owner: Owner, id: string, thoughtId: string) {
  await requireSession(services, owner, id);
  await deleteThought(services.db, id, thoughtId);
}
