import type { SessionNote, NoteTexts } from '../model/schemas.server.ts';

/** State displayed by the note form. */
type NoteFormState = {
  texts: NoteTexts;
  version: number;
  /** `kept`: saved on the server. `away`: offline, stored in this window. */
  status: 'kept' | 'changed' | 'saving' | 'away' | 'refused';
  /** The server’s note, when this window’s draft is based on another version. */
  other: SessionNote | null;
};

type NoteDraft = { texts: NoteTexts; version: number };
type SaveResult = { note: SessionNote } | 'away' | 'refused' | { other: SessionNote };

/** Side effects of the autosave. */
export type NoteAutosaveDeps = {
  save(note: NoteTexts & { version: number }): Promise<SaveResult>;
  /** Stores a draft in this window; null deletes it. */
  keep(draft: NoteDraft | null): void;
  /** Debounces: calls back after a pause in typing. */
  later(work: () => void): void;
};

const sameTexts = (one: NoteTexts, other: NoteTexts): boolean =>
  one.did === other.did && one.alone === other.alone && one.nextStep === other.nextStep;

const textsOf = ({ did, alone, nextStep }: NoteTexts): NoteTexts => ({ did, alone, nextStep });

/**
 * Saves a note while it is typed: a draft in the window immediately, a version on the server shortly after, one request at a time. A draft
 * based on another version never overwrites it: both texts are shown for the user to choose.
 */
export function createNoteAutosave(note: SessionNote, draft: NoteDraft | null, world: NoteAutosaveDeps) {
  let standing = initialState(note, draft);
  const listeners = new Set<() => void>();
  const update = (change: Partial<NoteFormState>) => {
    standing = { ...standing, ...change };
    for (const listener of listeners) listener();
  };
  let running: Promise<void> | null = null;

  async function saveOnce(): Promise<void> {
    const { texts, version } = standing;
    update({ status: 'saving' });
    const answer = await world.save({ ...texts, version });
    if (answer === 'away' || answer === 'refused') return update({ status: answer });
    if ('other' in answer) return update({ status: 'changed', other: answer.other });
    const stays = sameTexts(standing.texts, texts);
    world.keep(stays ? null : { texts: standing.texts, version: answer.note.version });
    update({ version: answer.note.version, status: stays ? 'kept' : 'changed' });
  }

  /** Saves until the server has the current text; stops on a conflict or when offline. */
  const flush = (): Promise<void> => {
    running ??= (async () => {
      do await saveOnce();
      while (standing.status === 'changed' && standing.other === null);
    })().finally(() => (running = null));
    return running;
  };
  const open = () => standing.status !== 'kept' && standing.status !== 'saving' && standing.other === null;
  const soon = () => world.later(() => void (open() ? flush() : undefined));

  if (standing.status === 'changed' && standing.other === null) soon();
  return {
    read: () => standing,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change(part: Partial<NoteTexts>) {
      const texts = { ...standing.texts, ...part };
      world.keep({ texts, version: standing.version });
      update({ texts, status: standing.status === 'saving' ? 'saving' : 'changed' });
      soon();
    },
    /** Retries unsaved changes. */
    flush: () => (open() ? flush() : (running ?? Promise.resolve())),
    /** Overwrites the server’s note with this window’s text. */
    takeMine() {
      const version = standing.other?.version ?? standing.version;
      world.keep({ texts: standing.texts, version });
      update({ version, other: null, status: 'changed' });
      return flush();
    },
    /** Replaces this window’s text with the server’s note. */
    takeOther() {
      const { other } = standing;
      if (!other) return;
      world.keep(null);
      update({ texts: textsOf(other), version: other.version, other: null, status: 'kept' });
    },
  };
}

function initialState(note: SessionNote, draft: NoteDraft | null): NoteFormState {
  const texts = textsOf(note);
  if (!draft || sameTexts(draft.texts, texts))
    return { texts, version: note.version, status: 'kept', other: null };
  const stale = draft.version !== note.version || note.sentAt !== null;
  return { ...draft, status: 'changed', other: stale ? note : null };
}

export type NoteAutosave = ReturnType<typeof createNoteAutosave>;
