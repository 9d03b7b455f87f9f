import type { SessionNote, NoteTexts } from '../model/schemas.server.ts';

/** What the form of a note shows. */
type NoteFormState = {
  texts: NoteTexts;
  version: number;
  /** `kept`: the server has it. `away`: no connection, kept in this window. */
  status: 'kept' | 'changed' | 'saving' | 'away' | 'refused';
  /** What stands on the server when this window began from another version. */
  other: SessionNote | null;
};

type NoteDraft = { texts: NoteTexts; version: number };
type SaveResult = { note: SessionNote } | 'away' | 'refused' | { other: SessionNote };

/** What the keeper needs of the world around it. */
export type NoteAutosaveDeps = {
  save(note: NoteTexts & { version: number }): Promise<SaveResult>;
  /** Keeps a draft in this window, or forgets it. */
  keep(draft: NoteDraft | null): void;
  /** Calls back when nobody has typed for a moment. */
  later(work: () => void): void;
};

const sameTexts = (one: NoteTexts, other: NoteTexts): boolean =>
  one.did === other.did && one.alone === other.alone && one.nextStep === other.nextStep;

const textsOf = ({ did, alone, nextStep }: NoteTexts): NoteTexts => ({ did, alone, nextStep });

/**
 * Keeps a note while it is typed: a draft in the window at once, a version on the server soon after, one save at a time. A
 * draft that began from another version is never written over it: both texts are shown, and a person decides.
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

  /** Saves until the server has what stands in the form; stops where a person must decide or nobody answers. */
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
    /** Tries again what could not be saved. */
    flush: () => (open() ? flush() : (running ?? Promise.resolve())),
    /** This window’s text replaces what stands on the server. */
    takeMine() {
      const version = standing.other?.version ?? standing.version;
      world.keep({ texts: standing.texts, version });
      update({ version, other: null, status: 'changed' });
      return flush();
    },
    /** What stands on the server replaces this window’s text. */
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
