/** The text in the field, and the version on the server that it began from. */
export type EditedNote = { readonly text: string; readonly version: number };
/** `both`: the text of another window was put above. `away`: no connection, stored in this browser. */
type NoteStatus = 'kept' | 'changed' | 'away' | 'refused' | 'both';
type NoteStanding = { readonly text: string; readonly status: NoteStatus };

/** Side effects of the note keeper. */
export type NoteKeeperDeps = {
  save(note: EditedNote): Promise<{ note: EditedNote } | { other: EditedNote } | 'away' | 'refused'>;
  /** Stores a draft in this browser; null deletes it. */
  keep(draft: EditedNote | null): void;
  /** Calls back once after a pause; a new call replaces the one before. */
  later(work: () => void, rest: 'typing' | 'again'): void;
};

/**
 * Saves a note while it is typed: in the browser at once, on the server soon after, one request at a time. When another window has saved
 * in between, its text is put above the one here, so that neither is lost.
 */
export function createNoteKeeper(saved: EditedNote, draft: EditedNote | null, deps: NoteKeeperDeps) {
  let note = draft ?? saved;
  let status: NoteStatus = draft && draft.text !== saved.text ? 'changed' : 'kept';
  let standing: NoteStanding = { text: note.text, status };
  let running: Promise<void> | null = null;
  const listeners = new Set<() => void>();
  const notify = () => {
    standing = { text: note.text, status };
    for (const listener of listeners) listener();
  };
  const soon = (rest: 'typing' | 'again' = 'typing') => deps.later(() => void flush(), rest);

  async function save(): Promise<void> {
    const sent = note;
    const answer = await deps.save(sent);
    if (answer === 'away' || answer === 'refused') {
      status = answer;
      if (answer === 'away') soon('again');
    } else if ('other' in answer) {
      const text = [answer.other.text, note.text].filter((one) => one !== '').join('\n\n');
      note = { text, version: answer.other.version };
      deps.keep(note);
      status = 'both';
      soon();
    } else {
      const stays = note.text === sent.text;
      note = { text: note.text, version: answer.note.version };
      deps.keep(stays ? null : note);
      if (stays) status = status === 'both' ? 'both' : 'kept';
      else soon();
    }
    notify();
  }

  /** Sends what the server does not have yet. */
  function flush(): Promise<void> {
    if (status === 'kept') return running ?? Promise.resolve();
    running ??= save().finally(() => (running = null));
    return running;
  }
  if (status === 'changed') soon();
  return {
    read: () => standing,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change(text: string) {
      note = { text, version: note.version };
      status = 'changed';
      deps.keep(note);
      notify();
      soon();
    },
    flush,
  };
}
