import { expect, test } from 'vitest';
import { until } from '#tests/support/mounted.tsx';
import { type DashboardAnswers, openDashboardPart } from '#tests/support/tutor-dashboard-parts.tsx';
import { MeetingLink } from './meeting-link.tsx';

const link = 'https://meet.example.org/lucia';
const open = (
  url: string | null,
  put: DashboardAnswers[string] = { status: 500, body: {} },
  onBehalfOf?: string,
) => {
  const path = onBehalfOf ? `/functions/v1/founders/tutors/${onBehalfOf}` : '/functions/v1/tutor';
  const answers = { [`GET ${path}/meeting`]: { body: { meeting: { url } } }, [`PUT ${path}/meeting`]: put };
  return openDashboardPart(<MeetingLink />, { answers, ...(onBehalfOf ? { onBehalfOf } : {}) });
};
const label = 'Where do your sessions take place?';
const isOff = (part: Awaited<ReturnType<typeof open>>) =>
  part.find('Save the link')!.hasAttribute('disabled');

test.each([
  [
    null,
    'Your meeting link is missing: learners can’t join without it. You and the learner see it from ten minutes before a session until its end. ',
  ],
  [
    link,
    'Your meeting link. Only you and the learner see it, from ten minutes before a session until it ends. All your learners get the same link, so someone from an earlier session could come in again. Use your service’s waiting room, or put {session} where the link should differ for each session.',
  ],
  [
    `${link}/{session}`,
    'Your meeting link. Only you and the learner see it, from ten minutes before a session until it ends. ',
  ],
])('the link %s has its note', async (url, note) => {
  const part = await open(url);
  expect(part.text()).toBe(`|${label}|${note}|Save the link|`);
  expect(part.find(label)!.value).toBe(url ?? '');
  expect(isOff(part)).toBe(true);
});

test('a link that is not read yet is not there', async () => {
  const part = await openDashboardPart(<MeetingLink />, {
    answers: { 'GET /functions/v1/tutor/meeting': () => new Promise(() => undefined) },
  });
  expect(part.all('form')).toEqual([]);
});

test('a new link is saved against the one that was read', async () => {
  const part = await open(link, { body: { meeting: { url: 'https://other.example.org/x' } } });
  await part.fill(label, '  https://other.example.org/x ');
  expect(isOff(part)).toBe(false);
  await part.submit();
  await until(() => expect(part.toasts()).toEqual(['done: Your meeting link is saved.']));
  expect(part.sent('PUT', '/tutor/meeting').map(({ body }) => body)).toEqual([
    { url: 'https://other.example.org/x', was: link },
  ]);
  await until(() => expect(part.find(label)!.value).toBe('https://other.example.org/x'));
  await until(() => expect(isOff(part)).toBe(true));
});

test('the first link replaces none, and an empty one removes it', async () => {
  const first = await open(null, { body: { meeting: { url: link } } });
  await first.fill(label, link);
  await first.submit();
  await until(() =>
    expect(first.sent('PUT', '/tutor/meeting').map(({ body }) => body)).toEqual([{ url: link, was: null }]),
  );
  await until(() => expect(first.find(label)!.value).toBe(link));
  await first.fill(label, ' ');
  await first.submit();
  await until(() => expect(first.sent('PUT', '/tutor/meeting')[1]?.body).toEqual({ url: null, was: link }));
});

test('a text that is no link is not sent, and has the focus', async () => {
  const part = await open(link);
  await part.fill(label, 'meet.example.org');
  expect(part.find(label)!.hasAttribute('aria-invalid')).toBe(false);
  await part.submit();
  expect(part.outline()).toContain(
    'role=alert .error] Please paste the link from your meeting service. It starts with https://.',
  );
  expect(part.find(label)!.getAttribute('aria-invalid')).toBe('true');
  expect(part.find(label)!.getAttribute('aria-describedby')).toBe('meeting-wrong meeting-note');
  expect(part.page.document.activeElement.localName).toBe('input');
  expect(part.sent('PUT', '/tutor/meeting')).toEqual([]);
});

test.each([
  [{ status: 500, body: {} }, 'We couldn’t save the link. Please try again. '],
  [
    {
      status: 409,
      body: { error: { code: 'meeting_changed', message: 'It was changed.' }, meeting: { url: `${link}/2` } },
    },
    `It was changed. Saved now: ${link}/2.`,
  ],
  [
    {
      status: 409,
      body: { error: { code: 'meeting_changed', message: 'It was changed.' }, meeting: { url: null } },
    },
    'It was changed. Saved now: none.',
  ],
])('a refusal is shown and what was typed stays: %o', async (put, text) => {
  const part = await open(link, put);
  await part.fill(label, 'https://mine.example.org/x');
  await part.submit();
  await until(() => expect(part.text()).toContain(`|${text}|`));
  expect(part.find(label)!.value).toBe('https://mine.example.org/x');
  expect([isOff(part), part.toasts()]).toEqual([false, []]);
});

test.each([
  [undefined, false],
  ['t1', true],
])('the records of founders are read again after a change for %s: %s', async (onBehalfOf, isInvalidated) => {
  const part = await open(null, { body: { meeting: { url: link } } }, onBehalfOf);
  part.client.setQueryData(['founders', 'log'], {});
  part.client.setQueryData(['tutor', 'other'], {});
  await part.fill(label, link);
  await part.submit();
  await until(() => expect(part.toasts()).toHaveLength(1));
  expect(part.client.getQueryState(['founders', 'log'])!.isInvalidated).toBe(isInvalidated);
  expect(part.client.getQueryState(['tutor', 'other'])!.isInvalidated).toBe(false);
});
