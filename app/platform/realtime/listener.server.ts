import { type Listener, listenToChannel } from '../listener.server.ts';
import type { Logger } from '../log.server.ts';
import { type Note, noteIn, notesChannel } from './notes.ts';

type ListenerEvents = {
  note(note: Note): void;
  /** Called when it listens again after an interruption: notes may have been missed. */
  back(): void;
};

/** Receives the notes of all processes. */
export function listen(url: string, events: ListenerEvents, log: Logger): Listener {
  return listenToChannel(
    url,
    { name: notesChannel, purpose: 'realtime' },
    {
      message: (payload) => {
        const note = noteIn(payload);
        if (note) events.note(note);
      },
      open: (again) => {
        if (again) events.back();
      },
    },
    log,
  );
}
