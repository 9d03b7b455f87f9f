import { useEffect, useState, useSyncExternalStore } from 'react';
import { ApiFailure } from '#app/platform/api-client.ts';
import { forgetInWindow, keepInWindow, readInWindow } from '#app/platform/window-store.ts';
import { saveNote } from '../api/client.ts';
import { createNoteKeeper, type NoteKeeper, type NoteWorld } from '../domain/note-keeper.ts';
import type { Note, NoteTexts } from '../model/schemas.server.ts';

/** Nobody has typed for so long: time to save. */
const PAUSE = 800;
type Draft = { texts: NoteTexts; version: number };
const keyOf = (bookingId: string) => `session_note.${bookingId}`;

/** The note of a session as it is typed; what could not be saved is tried again when the connection is back. */
export function useNote(bookingId: string, note: Note) {
  const [{ keeper, stop }] = useState(() => openKeeper(bookingId, note));
  const standing = useSyncExternalStore(keeper.subscribe, keeper.read, keeper.read);
  useEffect(() => {
    const again = () => void keeper.flush();
    window.addEventListener('online', again);
    return () => {
      window.removeEventListener('online', again);
      // Whoever leaves the page has written: what is left is saved now.
      stop();
      void keeper.flush();
    };
  }, [keeper, stop]);
  return { keeper, standing };
}

function openKeeper(bookingId: string, note: Note): { keeper: NoteKeeper; stop(): void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const later: NoteWorld['later'] = (work) => {
    clearTimeout(timer);
    timer = setTimeout(work, PAUSE);
  };
  const draft = readInWindow<Draft>(keyOf(bookingId));
  const keeper = createNoteKeeper(note, draft, worldOf(bookingId, later));
  return { keeper, stop: () => clearTimeout(timer) };
}

const worldOf = (bookingId: string, later: NoteWorld['later']): NoteWorld => ({
  later,
  keep: (draft) => (draft ? keepInWindow(keyOf(bookingId), draft) : forgetInWindow(keyOf(bookingId))),
  save: async (note) => {
    try {
      return await saveNote(bookingId, note);
    } catch (thrown) {
      if (!(thrown instanceof ApiFailure)) return 'away';
      const other = thrown.body.note as Note | undefined;
      return other ? { other } : 'refused';
    }
  },
});
