import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { insist, type BalancedLoad, type SignedInPerson } from './calls.ts';

type Written = { bookingId: string; saves: number; text: string };

/** Milliseconds between two saves. */
const pause = 150;

/** Edits the note of a session until the load ends, like the tutor dashboard does. */
export async function keepWriting(
  load: BalancedLoad,
  person: SignedInPerson,
  written: Written,
): Promise<void> {
  const path = `/functions/v1/tutor/sessions/${written.bookingId}/note`;
  while (!load.over()) {
    const text = `We did exercise ${written.saves + 1}.`;
    const body = { did: text, alone: '', nextStep: '', version: written.saves };
    const answer = await insist(load.url, person, { method: 'PUT', path, body });
    const { note } = (answer?.body ?? {}) as { note?: { version: number } };
    if (answer?.status !== 200 || note?.version !== written.saves + 1) {
      load.faults.push(`note: ${answer?.status} ${JSON.stringify(answer?.body)}`);
      return;
    }
    written.saves += 1;
    written.text = text;
    load.acknowledge();
    await sleep(pause);
  }
}

/** Notes that differ from their last acknowledged version. */
export async function noteFaults(database: pg.Client, notes: readonly Written[]): Promise<string[]> {
  const { rows } = await database.query<{ id: string; did: string; version: number }>(
    'select booking_id as id, did, version from app.session_notes where booking_id = any($1)',
    [notes.map(({ bookingId }) => bookingId)],
  );
  return notes.flatMap(({ bookingId, saves, text }) => {
    const stored = rows.find(({ id }) => id === bookingId);
    return stored?.did === text && stored.version === saves
      ? []
      : [`note ${bookingId} stands at ${stored?.did}, not ${text}`];
  });
}
