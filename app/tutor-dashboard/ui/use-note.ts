import { useEffect, useState, useSyncExternalStore } from 'react';
import { ApiFailure } from '#app/platform/api-client.ts';
import { forgetInWindow, keepInWindow, readInWindow } from '#app/platform/window-store.ts';
import { saveNote } from '../api/client.ts';
import { createNoteAutosave, type NoteAutosave, type NoteAutosaveDeps } from '../domain/note-autosave.ts';
import type { SessionNote, NoteTexts } from '../model/schemas.server.ts';

/** Milliseconds without typing after which the note is saved. */
const SAVE_AFTER_MS = 800;
type NoteDraft = { texts: NoteTexts; version: number };
const keyOf = (bookingId: string) => `session_note.${bookingId}`;

/** Note of a session while it is edited; failed saves are retried once online. */
export function useNote(bookingId: string, note: SessionNote) {
  const [{ keeper, stop }] = useState(() => openAutosave(bookingId, note));
  const standing = useSyncExternalStore(keeper.subscribe, keeper.read, keeper.read);
  useEffect(() => {
    const again = () => void keeper.flush();
    window.addEventListener('online', again);
    return () => {
      window.removeEventListener('online', again);
      // Save pending changes when the page is left.
      stop();
      void keeper.flush();
    };
  }, [keeper, stop]);
  return { keeper, standing };
}

function openAutosave(bookingId: string, note: SessionNote): { keeper: NoteAutosave; stop(): void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const later: NoteAutosaveDeps['later'] = (work) => {
    clearTimeout(timer);
    timer = setTimeout(work, SAVE_AFTER_MS);
  };
  const draft = readInWindow<NoteDraft>(keyOf(bookingId));
  const keeper = createNoteAutosave(note, draft, createAutosaveDeps(bookingId, later));
  return { keeper, stop: () => clearTimeout(timer) };
}

const createAutosaveDeps = (bookingId: string, later: NoteAutosaveDeps['later']): NoteAutosaveDeps => ({
  later,
  keep: (draft) => (draft ? keepInWindow(keyOf(bookingId), draft) : forgetInWindow(keyOf(bookingId))),
  save: async (note) => {
    try {
      return await saveNote(bookingId, note);
    } catch (thrown) {
      if (!(thrown instanceof ApiFailure)) return 'away';
      const other = thrown.body.note as SessionNote | undefined;
      return other ? { other } : 'refused';
    }
  },
});
