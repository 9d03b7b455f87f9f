import { focusManager, onlineManager, QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, onTestFinished, test } from 'vitest';
import { settle, until } from '#tests/support/mounted.tsx';
import { partOf } from '#tests/support/part-of.ts';
import { stubCalls } from '#tests/support/stubbed-calls.ts';
import { ownTutorTarget } from '#app/tutors/index.ts';
import { briefQuery, noteQuery, standingQuery } from './client.ts';
import { availabilityPreview, profileOf } from './tutor-forms-client.ts';

/** The note of a session on an open page. */
async function openNote() {
  const note = {
    did: 'Fractions',
    alone: '',
    nextStep: '',
    version: 3,
    savedAt: null,
    sentAt: null,
    cameAt: null,
  };
  const calls = stubCalls({ 'GET /functions/v1/tutor/sessions/s1/note': { body: { note } } });
  const client = new QueryClient();
  client.mount();
  const observer = new QueryObserver(client, noteQuery('s1'));
  const close = observer.subscribe(() => undefined);
  onTestFinished(() => {
    close();
    client.unmount();
    onlineManager.setOnline(true);
    focusManager.setFocused(undefined);
  });
  await until(() => expect(observer.getCurrentResult().data).toEqual(note));
  return calls;
}

test('a note that is being written is not read again when the connection or the window comes back', async () => {
  const calls = await openNote();
  onlineManager.setOnline(false);
  onlineManager.setOnline(true);
  focusManager.setFocused(false);
  focusManager.setFocused(true);
  await settle();
  expect(calls).toHaveLength(1);
});

test.each([
  ['the brief of a session', briefQuery('s1', 'en')],
  ['the note of a session', noteQuery('s1')],
  ['what a tutor page lacks', standingQuery],
  ['the profile of a tutor', profileOf(ownTutorTarget)],
  ['the preview of hours', availabilityPreview(ownTutorTarget, partOf({}))],
])('what others or time change is read again on opening: %s', (_what, { staleTime }) => {
  expect(staleTime).toBe(0);
});
