import { describe, expect, test } from 'vitest';
import { until } from '#tests/support/mounted.tsx';
import { type DashboardAnswers, openDashboardPart } from '#tests/support/tutor-dashboard-parts.tsx';
import { ApplicationForm } from './application-form.tsx';

const sent = {
  name: 'Ana',
  zone: 'Europe/Madrid',
  city: 'Madrid',
  subjects: ['music'],
  levels: ['university'],
  languages: ['es', 'fr'],
  story: 'I listen.',
  state: 'received',
  sentAt: '2026-11-18T10:00:00.000Z',
};
const path = '/functions/v1/tutor/application';
const open = (application: object | null, more: DashboardAnswers = {}) =>
  openDashboardPart(<ApplicationForm />, {
    answers: { [`GET ${path}`]: { body: { application } }, ...more },
  });
type Form = Awaited<ReturnType<typeof open>>;

async function fillIn(form: Form) {
  await form.fill('Your name', 'Ana');
  await form.fill('Your time zone', 'Europe/Madrid');
  await form.fill('Town or city learners see', 'Madrid');
  await form.click('Physics');
  await form.click('Music');
  await form.click('Physics');
  await form.click('university');
  await form.click('español');
  await form.fill(/How do you teach/, 'I listen.');
}

describe('an application', () => {
  test('asks for everything a founder has to know', async () => {
    expect((await open(null)).outline()).toMatchInlineSnapshot(`
      "Teach with us.
      We’re looking for people who ask before they explain. Tell us who you are; a founder reads every application.
      [h2 id=what] What it means
      You set your own hours, and change them whenever you like.
      You start at our lowest prices.
      You receive 80% of the price.
      A founder talks to you before your page goes live.
      Your name
      [input required maxLength=80]
      Your time zone
      [input required maxLength=64 value=Europe/London]
      Town or city learners see
      [input required maxLength=60]
      Subjects you teach
      [button type=button aria-pressed=false] Mathematics
      [button type=button aria-pressed=false] Physics
      [button type=button aria-pressed=false] Chemistry
      [button type=button aria-pressed=false] Computing
      [button type=button aria-pressed=false] Biology
      [button type=button aria-pressed=false] Economics
      [button type=button aria-pressed=false] Music
      [button type=button aria-pressed=false] English
      [button type=button aria-pressed=false] Spanish
      [button type=button aria-pressed=false] French
      Levels you teach (optional)
      [button type=button aria-pressed=false] primary school
      [button type=button aria-pressed=false] secondary school
      [button type=button aria-pressed=false] upper secondary
      [button type=button aria-pressed=false] university
      Languages you teach in
      [button type=button aria-pressed=false] English
      [button type=button aria-pressed=false] español
      [button type=button aria-pressed=false] français
      [button type=button aria-pressed=false] Deutsch
      [button type=button aria-pressed=false] português
      How do you teach? A real moment from a session says it best.
      [textarea required maxLength=4000 rows=6]
      Please choose at least one subject and one language.
      [button disabled .btn-primary] Send application"
    `);
  });

  test('that is still read shows nothing else', async () => {
    const form = await open(null, { [`GET ${path}`]: () => new Promise(() => undefined) });
    expect(form.text()).toBe('|');
    expect(form.page.document.querySelectorAll('.desk-bone')).toHaveLength(1);
  });

  test('needs a subject and a language before it is sent', async () => {
    const form = await open(null);
    const choose = 'Please choose at least one subject and one language.';
    const isOff = () => form.find('Send application')!.hasAttribute('disabled');
    expect([isOff(), form.text().includes(choose)]).toEqual([true, true]);
    await form.click('Music');
    expect([isOff(), form.text().includes(choose)]).toEqual([true, true]);
    await form.submit();
    expect(form.sent('PUT', '/tutor/application')).toEqual([]);
    await form.click('Music');
    await form.click('español');
    expect(isOff()).toBe(true);
    await form.click('Music');
    expect([isOff(), form.text().includes(choose)]).toEqual([false, false]);
  });

  test('is sent as it was filled in, and its receipt has the focus', async () => {
    const form = await open(null, { [`PUT ${path}`]: { body: { application: sent } } });
    await fillIn(form);
    expect(form.find('Music')!.getAttribute('aria-pressed')).toBe('true');
    expect(form.find('Physics')!.getAttribute('aria-pressed')).toBe('false');
    await form.submit();
    await until(() => expect(form.find('Replace my application')).not.toBeNull());
    expect(form.sent('PUT', '/tutor/application').map(({ body }) => body)).toEqual([
      {
        name: 'Ana',
        zone: 'Europe/Madrid',
        city: 'Madrid',
        subjects: ['music'],
        levels: ['university'],
        languages: ['es'],
        story: 'I listen.',
      },
    ]);
    await until(() => expect(form.page.document.activeElement.getAttribute('role')).toBe('status'));
    expect(form.outline()).toContain(
      '[p role=status .sent] We have your application of Wednesday 18 November. A founder will read it. Until then you can change it here.',
    );
  });

  test('that is being sent is not sent twice', async () => {
    const form = await open(null, { [`PUT ${path}`]: () => new Promise(() => undefined) });
    await fillIn(form);
    await form.submit();
    await until(() => expect(form.find('Sending your application')!.hasAttribute('disabled')).toBe(true));
  });

  test.each([
    [
      { status: 400, body: { error: { code: 'bad_zone', message: 'We do not know this zone.' } } },
      'We do not know this zone.',
    ],
    [{ status: 500, body: {} }, 'We couldn’t save this. Please try again.'],
  ])('that is refused says why, and what was typed stays: %o', async (answer, text) => {
    const form = await open(null, { [`PUT ${path}`]: answer });
    await fillIn(form);
    await form.submit();
    await until(() => expect(form.outline()).toContain(`[p role=alert .error] ${text}`));
    expect(form.find('Your name')!.value).toBe('Ana');
    expect(form.find('Send application')!.hasAttribute('disabled')).toBe(false);
  });

  test('that was received can be changed', async () => {
    const form = await open(sent, { [`PUT ${path}`]: { body: { application: sent } } });
    expect(form.outline()).toMatchInlineSnapshot(`
      "Teach with us.
      We’re looking for people who ask before they explain. Tell us who you are; a founder reads every application.
      [h2 id=what] What it means
      You set your own hours, and change them whenever you like.
      You start at our lowest prices.
      You receive 80% of the price.
      A founder talks to you before your page goes live.
      [p role=status .sent] We have your application of Wednesday 18 November. A founder will read it. Until then you can change it here.
      Your name
      [input required maxLength=80 value=Ana]
      Your time zone
      [input required maxLength=64 value=Europe/Madrid]
      Town or city learners see
      [input required maxLength=60 value=Madrid]
      Subjects you teach
      [button type=button aria-pressed=false] Mathematics
      [button type=button aria-pressed=false] Physics
      [button type=button aria-pressed=false] Chemistry
      [button type=button aria-pressed=false] Computing
      [button type=button aria-pressed=false] Biology
      [button type=button aria-pressed=false] Economics
      [button type=button aria-pressed .is-on] Music
      [button type=button aria-pressed=false] English
      [button type=button aria-pressed=false] Spanish
      [button type=button aria-pressed=false] French
      Levels you teach (optional)
      [button type=button aria-pressed=false] primary school
      [button type=button aria-pressed=false] secondary school
      [button type=button aria-pressed=false] upper secondary
      [button type=button aria-pressed .is-on] university
      Languages you teach in
      [button type=button aria-pressed=false] English
      [button type=button aria-pressed .is-on] español
      [button type=button aria-pressed .is-on] français
      [button type=button aria-pressed=false] Deutsch
      [button type=button aria-pressed=false] português
      How do you teach? A real moment from a session says it best.
      [textarea required maxLength=4000 rows=6]
      [button .btn-primary] Replace my application"
    `);
    await form.fill('Your name', 'Ana María');
    await form.submit();
    await until(() => expect(form.sent('PUT', '/tutor/application')).toHaveLength(1));
    expect(form.sent('PUT', '/tutor/application')[0]!.body).toEqual({
      name: 'Ana María',
      zone: 'Europe/Madrid',
      city: 'Madrid',
      subjects: ['music'],
      levels: ['university'],
      languages: ['es', 'fr'],
      story: 'I listen.',
    });
  });

  test.each([
    ['approved', 'You’re in. We’re setting up your page.'],
    [
      'declined',
      'We’ve read your application and can’t take you on at the moment. Thank you for taking the time.',
    ],
  ])('that was %s is not changed any more', async (state, text) => {
    const form = await open({ ...sent, state });
    expect(form.outline()).toContain(`[p role=status .sent] ${text}`);
    expect(form.find('Replace my application')!.hasAttribute('disabled')).toBe(true);
  });
});
