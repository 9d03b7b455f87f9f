import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { ApiFailure } from '#app/platform/api-client.ts';
import { saveNote } from '../api/client.ts';
import { createNoteKeeper, type EditedNote, type NoteKeeperDeps } from '../domain/note-keeper.ts';
import { deviceStorage, readJson } from '#app/platform/browser-storage.ts';

/** Milliseconds after the last key, and after a save without an answer. */
const rests = { typing: 800, again: 5000 } as const;

type About = { readonly course: string; readonly lesson: string; readonly learner: string };

/** The note of a lesson in its field. `saved` is the server’s version when the field was opened. */
export function useNote({ course, lesson, learner }: About, saved: EditedNote) {
  const keeper = useMemo(
    () => openKeeper({ course, lesson, learner }, saved),
    // Later versions on the server came from this field.
    // oxlint-disable-next-line react/exhaustive-deps
    [course, lesson, learner],
  );
  useEffect(() => {
    const send = () => void keeper.flush();
    window.addEventListener('online', send);
    return () => {
      window.removeEventListener('online', send);
      // On leaving, the draft stays stored and is sent at once.
      send();
    };
  }, [keeper]);
  const standing = useSyncExternalStore(keeper.subscribe, keeper.read, keeper.read);
  return { ...standing, change: keeper.change };
}

function openKeeper({ course, lesson, learner }: About, saved: EditedNote) {
  // Beyond this tab: what was typed offline is found again on another day.
  const key = `course_note.${learner}.${course}.${lesson}`;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const deps: NoteKeeperDeps = {
    save: async (note) => {
      try {
        return { note: await saveNote({ course, lesson }, learner, note) };
      } catch (failure) {
        if (!(failure instanceof ApiFailure)) return 'away';
        const other = (failure.body as { note?: EditedNote }).note;
        if (failure.code === 'note_changed' && other) return { other };
        return failure.status >= 500 || failure.status === 429 ? 'away' : 'refused';
      }
    },
    keep: (draft) => writeDraft(key, draft),
    later: (work, rest) => {
      clearTimeout(timer);
      timer = setTimeout(work, rests[rest]);
    },
  };
  return createNoteKeeper(saved, readDraft(key), deps);
}

function readDraft(key: string): EditedNote | null {
  return readJson<EditedNote>(deviceStorage, key);
}

function writeDraft(key: string, note: EditedNote | null): void {
  if (note === null) deviceStorage.removeItem(key);
  else deviceStorage.setItem(key, JSON.stringify(note));
}
