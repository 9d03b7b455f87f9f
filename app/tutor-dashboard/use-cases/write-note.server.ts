import type { Services } from '#app/platform/services.server.ts';
import { findBegunSession, findTutorSession, type OwnSession } from './own-session.server.ts';
import { tutorDashboardError } from '../model/errors.ts';
import { loadSession } from '#app/tutors/index.server.ts';
import {
  loadNote,
  markPresent,
  markSent,
  type SessionNoteRecord,
  openNote,
  writeNote,
} from '../db/session-notes.server.ts';
import type { SessionNote, NoteTexts } from '../model/schemas.server.ts';

type Deps = Pick<Services, 'db' | 'clock'>;

const nothing: SessionNote = {
  did: '',
  alone: '',
  nextStep: '',
  version: 0,
  savedAt: null,
  sentAt: null,
  cameAt: null,
};

/** The note of a session for its tutor, empty if not begun. Throws `unknown_session` (404). */
export async function readNote(services: Pick<Services, 'db'>, own: OwnSession): Promise<SessionNote> {
  const { id } = await findTutorSession(services, own);
  return viewOf(await loadNote(services.db, id));
}

/** The sent note for the learner’s account, otherwise null. Throws `unknown_session` (404). */
export async function readSentNote(
  { db }: Pick<Services, 'db'>,
  { bookingId, accountId }: OwnSession,
): Promise<(NoteTexts & { sentAt: string }) | null> {
  const session = await loadSession(db, bookingId);
  if (!session || session.accountId !== accountId)
    throw tutorDashboardError('unknown_session', { status: 404 });
  const note = await loadNote(db, bookingId);
  if (!note?.sentAt) return null;
  const { did, alone, nextStep } = note;
  return { did, alone, nextStep, sentAt: note.sentAt.toISOString() };
}

/**
 * Saves the texts of a note. Idempotent for equal texts. Throws `unknown_session` (404), `note_not_now` (409), and with the current note
 * `note_changed` (409, saved elsewhere since) and `note_sent` (409).
 */
export async function saveNote(
  services: Deps,
  own: OwnSession,
  input: NoteTexts & { version: number },
): Promise<SessionNote> {
  const session = await findBegunSession(services, own);
  const { db, clock } = services;
  await openNote(db, session, clock.now());
  const saved = await writeNote(db, { ...input, bookingId: session.id, now: clock.now() });
  if (saved) return viewOf(saved);
  const standing = await loadNote(db, session.id);
  // A retry of a save whose response was lost.
  if (standing && sameTexts(standing, input)) return viewOf(standing);
  throw refused(standing);
}

/** Sends the note to the learner’s account. Throws as `saveNote`, and `note_empty` (409). */
export async function sendNote(services: Deps, own: OwnSession, version: number): Promise<SessionNote> {
  const session = await findBegunSession(services, own);
  const { db, clock } = services;
  const standing = await loadNote(db, session.id);
  if (!standing || `${standing.did}${standing.alone}${standing.nextStep}`.trim() === '')
    throw tutorDashboardError('note_empty', { status: 409 });
  const sent = await markSent(db, { bookingId: session.id, version, now: clock.now() });
  if (sent) return viewOf(sent);
  const now = await loadNote(db, session.id);
  if (now?.sentAt && now.version === version) return viewOf(now);
  throw refused(now);
}

/** Records that the learner attended. Throws `unknown_session` (404) and `note_not_now` (409). */
export async function recordPresence(services: Deps, own: OwnSession): Promise<SessionNote> {
  const session = await findBegunSession(services, own);
  const { db, clock } = services;
  await openNote(db, session, clock.now());
  await markPresent(db, session.id, clock.now());
  return viewOf(await loadNote(db, session.id));
}

const refused = (standing: SessionNoteRecord | undefined) =>
  tutorDashboardError(standing?.sentAt ? 'note_sent' : 'note_changed', {
    status: 409,
    details: { note: viewOf(standing) },
  });

const sameTexts = (one: NoteTexts, other: NoteTexts) =>
  one.did === other.did && one.alone === other.alone && one.nextStep === other.nextStep;

function viewOf(note: SessionNoteRecord | undefined): SessionNote {
  if (!note) return nothing;
  const { did, alone, nextStep, version, updatedAt, sentAt, cameAt } = note;
  return {
    did,
    alone,
    nextStep,
    version,
    savedAt: version > 0 ? updatedAt.toISOString() : null,
    sentAt: sentAt?.toISOString() ?? null,
    cameAt: cameAt?.toISOString() ?? null,
  };
}
