import { describe, expect, test } from 'vitest';
import { until } from '#tests/support/mounted.tsx';
import { at, later, openPagePart, refused, unreachable } from '#tests/support/page-part.tsx';
import type { StubbedAnswers } from '#tests/support/stubbed-calls.ts';
import { contactTexts } from '../messages/contact/index.ts';
import { homeTexts } from '../messages/home/index.ts';
import { ContactForm } from './contact-form.tsx';
import { Costs } from './costs.tsx';

const route = `POST ${at('/contact')}`;
const calls = 'POST /contact';
const failed = 'The message couldn’t be sent. It’s still here; please try again.';
const open = (answers: StubbedAnswers = { [route]: { status: 204 } }, message = '') =>
  openPagePart(<ContactForm topic="booking" message={message} />, { messages: contactTexts.en, answers });
type Screen = Awaited<ReturnType<typeof open>>;
const fillAll = async (screen: Screen) => {
  await screen.fill('Your name', 'Ana');
  await screen.fill('Your email', ' ana@example.org ');
  await screen.fill('Your message', 'Hello');
};

describe('the contact form', () => {
  test('asks for topic, name, address and message', async () => {
    const screen = await open();
    expect(screen.outline()).toMatchInlineSnapshot(`
      "What is it about?
      [select id=contact-topic name=topic]
      [option value=question] A question
      [option value=tutors] Finding or becoming a tutor
      [option value=booking selected] A booking or an invoice
      [option value=five] Credits for sessions
      [option value=privacy] My data
      [option value=mistake] A mistake on a page or in a check
      Your name
      [input id=contact-name name=name type=text maxLength=120]
      Your email
      [input id=contact-email name=email type=email maxLength=254]
      [span id=contact-email-note] We use it only to answer you.
      Your message
      [textarea id=contact-message name=message maxLength=4000 rows=7]
      [input name=website]
      [button type=submit aria-disabled=false .btn-primary] Send"
    `);
  });

  test('names every field that is missing, and focuses the first', async () => {
    const screen = await open();
    await screen.click('Send');
    expect(screen.text().replaceAll('| |', '|')).toContain('|Please tell us your name|');
    expect(screen.text()).toContain('|Please enter a valid email address|');
    expect(screen.text()).toContain('|Please write a message|');
    expect(screen.text()).not.toContain('We use it only to answer you.');
    expect(screen.find('Your name')!.getAttribute('aria-invalid')).toBe('true');
    expect(screen.focused()).toBe('Your name');
    expect(screen.routes()).toEqual([]);
    expect(screen.find('Send')!.getAttribute('aria-disabled')).toBe('false');
  });

  test.each([
    ['Your name', '  ', 'Please tell us your name'],
    ['Your email', 'ana@example', 'Please enter a valid email address'],
    ['Your message', '  ', 'Please write a message'],
  ])('is not sent when “%s” is “%s”', async (label, value, problem) => {
    const screen = await open();
    await fillAll(screen);
    await screen.fill(label, value);
    await screen.click('Send');
    const problems = screen.page.document.querySelectorAll('.error').map(({ textContent }) => textContent);
    expect(problems).toEqual([problem]);
    expect(screen.routes()).toEqual([]);
  });

  test('is sent once, and says where the answer goes', async () => {
    const slow = later({ status: 204 });
    const screen = await open({ [route]: slow.answer });
    await screen.fill('What is it about?', 'privacy');
    await fillAll(screen);
    await screen.click('Send');
    expect(screen.find('Sending')!.getAttribute('aria-disabled')).toBe('true');
    await screen.click('Sending');
    slow.arrive();
    await until(() =>
      expect(screen.text()).toBe(
        '|Your message has arrived.|We’ll reply to ana@example.org. You can close this page.|Write another one|',
      ),
    );
    expect(screen.sent(calls)).toEqual([
      {
        topic: 'privacy',
        name: 'Ana',
        email: ' ana@example.org ',
        message: 'Hello',
        took: expect.any(Number) as number,
      },
    ]);
    expect(screen.keys).toHaveLength(1);
    await screen.click('Write another one');
    expect(screen.find('Your name')!.value).toBe('Ana');
    expect(screen.valueOf('Your message')).toBe('');
  });

  test('of a message that was begun elsewhere has it', async () => {
    const screen = await open(undefined, 'Do you teach chess?');
    expect(screen.valueOf('Your message')).toBe('Do you teach chess?');
  });

  test.each([
    [unreachable, failed],
    [{ status: 500, body: {} }, failed],
    [refused('too_many', 'Please wait a little.', 429), 'Please wait a little.'],
  ])('that could not be sent keeps what was written and says why (%#)', async (failing, text) => {
    const answers: StubbedAnswers = { [route]: failing };
    const screen = await open(answers);
    await fillAll(screen);
    await screen.click('Send');
    await until(() => expect(screen.text()).toContain(text));
    expect(screen.find('Your name')!.value).toBe('Ana');
    answers[route] = { status: 204 };
    await screen.click('Send');
    await until(() => expect(screen.text()).toContain('Your message has arrived.'));
    expect(screen.sent(calls)[1]).not.toHaveProperty('person');
  });

  test('that looks like a program’s can be sent by a person', async () => {
    const answers: StubbedAnswers = { [route]: refused('looks_automatic', 'Did you write it?', 422) };
    const screen = await open(answers);
    await fillAll(screen);
    const trap = screen.page.document.querySelector('[name="website"]')!;
    trap.value = 'spam.example';
    await screen.fire(trap, 'onChange');
    await screen.click('Send');
    await until(() => expect(screen.text()).toContain('Did you write it?'));
    answers[route] = { status: 204 };
    await screen.click('I wrote this myself: send');
    await until(() => expect(screen.text()).toContain('Your message has arrived.'));
    expect(screen.sent(calls).map((body) => (body as { person?: boolean }).person)).toEqual([
      undefined,
      true,
    ]);
    expect(screen.sent(calls)[0]).toMatchObject({ website: 'spam.example' });
  });

  test.each([
    [3500, null],
    [3501, '499 characters left'],
    [3999, '1 character left'],
  ])('with %i characters says how many are left: %s', async (length, text) => {
    const screen = await open();
    await screen.fill('Your message', 'a'.repeat(length));
    expect(/\d+ characters? left/.exec(screen.text())?.[0] ?? null).toBe(text);
  });
});

test('the home page names the lowest prices', async () => {
  const prices = { trial: '£9', session: '£30', deep: '£42' };
  const screen = await openPagePart(<Costs prices={prices} />, { messages: homeTexts.en });
  expect(screen.outline()).toMatchInlineSnapshot(`
    "[h2 id=costs-title] Prices
    No subscription. Tutors set their own prices, and this is where they start.
    Trial
    30 minutes, once with each tutor
    from £9
    Session
    60 minutes
    from £30
    Long session
    90 minutes, for exam work
    from £42
    Maths tutor, courses, practice
    with an account
    free
    [a href=/pricing] All prices and what happens if you
    cancel"
  `);
});
