import { expect, test } from 'vitest';
import { createNoteKeeper, type EditedNote, type NoteKeeperDeps } from './note-keeper.ts';

/** A server with one note, a browser with one draft, and a timer that the test fires. */
function openTestNote(start: EditedNote = { text: '', version: 0 }) {
  let server = start;
  let draft: EditedNote | null = null;
  let waiting: (() => void) | null = null;
  let online = true;
  const outside: NoteKeeperDeps = {
    save: ({ text, version }) => {
      if (!online) return Promise.resolve('away');
      if (version !== server.version) return Promise.resolve({ other: server });
      server = { text, version: version + 1 };
      return Promise.resolve({ note: server });
    },
    keep: (stored) => (draft = stored),
    later: (work) => (waiting = work),
  };
  return {
    open: () => createNoteKeeper(server, draft, outside),
    rest: async (keeper: { flush(): Promise<void> }) => {
      waiting?.();
      await keeper.flush();
    },
    server: () => server,
    draft: () => draft,
    setOnline: (is: boolean) => (online = is),
    elsewhere: (text: string) => (server = { text, version: server.version + 1 }),
  };
}

test('text is stored in the browser at once and on the server after a pause', async () => {
  const w = openTestNote();
  const keeper = w.open();
  keeper.change('Halves');
  expect([w.draft()?.text, w.server().text, keeper.read().status]).toEqual(['Halves', '', 'changed']);
  await w.rest(keeper);
  expect([w.draft(), w.server().text, keeper.read().status]).toEqual([null, 'Halves', 'kept']);
});

test('offline the text is kept, also through a reload, and sent once there is a connection', async () => {
  const w = openTestNote();
  w.setOnline(false);
  const keeper = w.open();
  keeper.change('Halves');
  await w.rest(keeper);
  expect([keeper.read().status, w.server().version]).toEqual(['away', 0]);
  const reloaded = w.open();
  expect(reloaded.read()).toEqual({ text: 'Halves', status: 'changed' });
  w.setOnline(true);
  await w.rest(reloaded);
  expect([w.server().text, w.draft(), reloaded.read().status]).toEqual(['Halves', null, 'kept']);
});

test('two windows lose nothing: both texts are kept, the other one first', async () => {
  const w = openTestNote();
  const keeper = w.open();
  w.elsewhere('Theirs');
  keeper.change('Mine');
  await w.rest(keeper);
  expect(keeper.read()).toEqual({ text: 'Theirs\n\nMine', status: 'both' });
  await w.rest(keeper);
  expect(w.server().text).toBe('Theirs\n\nMine');
});

test('text typed during a save is sent after it', async () => {
  const w = openTestNote();
  const keeper = w.open();
  keeper.change('Hal');
  const saving = keeper.flush();
  keeper.change('Halves');
  await saving;
  await w.rest(keeper);
  expect([w.server().text, keeper.read().status]).toEqual(['Halves', 'kept']);
});
