import { expect, test } from 'vitest';
import { createNoteAutosave, type NoteAutosaveDeps } from './note-autosave.ts';
import type { SessionNote, NoteTexts } from '../model/schemas.server.ts';

const texts: NoteTexts = { did: '', alone: '', nextStep: '' };
const note = (did: string, version: number): SessionNote => ({
  ...texts,
  did,
  version,
  savedAt: null,
  sentAt: null,
  cameAt: null,
});

/** A server with one note, a window with one draft, and a delay controlled by the test. */
function world(start = note('', 0)) {
  let server = start;
  let draft: { texts: NoteTexts; version: number } | null = null;
  let waiting: (() => void)[] = [];
  let online = true;
  const outside: NoteAutosaveDeps = {
    save: ({ version, ...saved }) => {
      if (!online) return Promise.resolve('away');
      if (version !== server.version) return Promise.resolve({ other: server });
      server = { ...server, ...saved, version: version + 1 };
      return Promise.resolve({ note: server });
    },
    keep: (kept) => (draft = kept),
    later: (work) => (waiting = [work]),
  };
  return {
    open: () => createNoteAutosave(server, draft, outside),
    pause: async (keeper: { flush(): Promise<void> }) => {
      for (const work of waiting) work();
      await keeper.flush();
    },
    server: () => server,
    draft: () => draft,
    setOnline: (is: boolean) => (online = is),
    elsewhere: (did: string) => (server = { ...server, did, version: server.version + 1 }),
  };
}

test('typed text is stored in the window immediately and on the server after a pause', async () => {
  const w = world();
  const keeper = w.open();
  keeper.change({ did: 'Squares' });
  expect([w.draft()?.texts.did, w.server().did, keeper.read().status]).toEqual(['Squares', '', 'changed']);
  await w.pause(keeper);
  expect([w.draft(), w.server().did, keeper.read().status]).toEqual([null, 'Squares', 'kept']);
});

test('without a connection the draft stays, through a reload, and is saved once there is one', async () => {
  const w = world();
  w.setOnline(false);
  const keeper = w.open();
  keeper.change({ did: 'Squares' });
  await w.pause(keeper);
  expect([keeper.read().status, w.server().version]).toEqual(['away', 0]);
  const reloaded = w.open();
  expect(reloaded.read().texts.did).toBe('Squares');
  w.setOnline(true);
  await w.pause(reloaded);
  expect([w.server().did, reloaded.read().status]).toEqual(['Squares', 'kept']);
});

test('a second window does not write over the first: it shows both texts until somebody decides', async () => {
  const w = world();
  const keeper = w.open();
  w.elsewhere('Theirs');
  keeper.change({ did: 'Mine' });
  await w.pause(keeper);
  expect(keeper.read()).toMatchObject({ texts: { did: 'Mine' }, other: { did: 'Theirs' } });
  keeper.change({ did: 'Mine, longer' });
  await w.pause(keeper);
  expect(w.server().did).toBe('Theirs');
  await keeper.takeMine();
  expect([w.server().did, keeper.read().status, keeper.read().other]).toEqual(['Mine, longer', 'kept', null]);
});

test('the other text can be taken instead', async () => {
  const w = world();
  const keeper = w.open();
  w.elsewhere('Theirs');
  keeper.change({ did: 'Mine' });
  await w.pause(keeper);
  keeper.takeOther();
  expect(keeper.read()).toMatchObject({ texts: { did: 'Theirs' }, status: 'kept', other: null });
  keeper.change({ did: 'Theirs and more' });
  await w.pause(keeper);
  expect(w.server().did).toBe('Theirs and more');
});

test('a stored draft of an older version is not saved automatically', async () => {
  const w = world();
  w.setOnline(false);
  const keeper = w.open();
  keeper.change({ did: 'Mine' });
  w.elsewhere('Theirs');
  w.setOnline(true);
  const reloaded = w.open();
  await w.pause(reloaded);
  expect(reloaded.read()).toMatchObject({ texts: { did: 'Mine' }, other: { did: 'Theirs' } });
  expect(w.server().did).toBe('Theirs');
});

/** A form whose save requests are answered by the test. */
function slowSave() {
  const kept: unknown[] = [];
  const saves: { did: string; version: number }[] = [];
  const answers: ((answer: Awaited<ReturnType<NoteAutosaveDeps['save']>>) => void)[] = [];
  const autosave = createNoteAutosave(note('', 0), null, {
    save: ({ did, version }) => {
      saves.push({ did, version });
      return new Promise((resolve) => answers.push(resolve));
    },
    keep: (draft) => kept.push(draft),
    later: () => undefined,
  });
  const answer = async (result: Awaited<ReturnType<NoteAutosaveDeps['save']>>) => {
    answers.shift()?.(result);
    for (let step = 0; step < 10; step += 1) await Promise.resolve();
  };
  return { autosave, kept, saves, answer };
}

test('the answer to a save does not overwrite what was typed after it, which is saved on the new version', async () => {
  const { autosave, kept, saves, answer } = slowSave();
  autosave.change({ did: 'Squares' });
  void autosave.flush();
  autosave.change({ did: 'Squares and roots' });
  await answer({ note: note('Squares', 1) });
  expect(autosave.read().texts.did).toBe('Squares and roots');
  expect(kept.at(-1)).toEqual({ texts: { did: 'Squares and roots', alone: '', nextStep: '' }, version: 1 });
  expect(saves).toEqual([
    { did: 'Squares', version: 0 },
    { did: 'Squares and roots', version: 1 },
  ]);
});

test('a refused save keeps the draft in this window and the text in the form', async () => {
  const { autosave, kept, saves, answer } = slowSave();
  autosave.change({ did: 'Squares' });
  void autosave.flush();
  await answer('refused');
  expect(autosave.read()).toMatchObject({ status: 'refused', texts: { did: 'Squares' }, version: 0 });
  expect(kept).toEqual([{ texts: { did: 'Squares', alone: '', nextStep: '' }, version: 0 }]);
  expect(saves).toHaveLength(1);
});

test.each([
  ['without a draft nothing waits to be saved', null, 0],
  ['a draft of the same text waits for nothing', { texts, version: 3 }, 0],
  ['a draft of an older version waits for a decision', { texts: { ...texts, did: 'Mine' }, version: 2 }, 0],
  ['a draft of this version is saved after a pause', { texts: { ...texts, did: 'Mine' }, version: 3 }, 1],
])('when the form opens: %s', (_, draft, waiting) => {
  const later: unknown[] = [];
  createNoteAutosave(note('', 3), draft, {
    save: () => Promise.resolve('away'),
    keep: () => undefined,
    later: (work) => later.push(work),
  });
  expect(later).toHaveLength(waiting);
});

test('a draft of a note sent meanwhile is shown as a conflict', () => {
  const sent = { ...note('Sent text', 3), sentAt: '2026-11-27T10:00:00.000Z' };
  const outside: NoteAutosaveDeps = {
    save: () => Promise.resolve('away'),
    keep: () => undefined,
    later: () => undefined,
  };
  const autosave = createNoteAutosave(sent, { texts: { ...texts, did: 'Mine' }, version: 3 }, outside);
  expect(autosave.read()).toMatchObject({ texts: { did: 'Mine' }, other: { did: 'Sent text' } });
});
