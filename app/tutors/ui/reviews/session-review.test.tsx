import { describe, expect, test } from 'vitest';
import { settle, until } from '#tests/support/mounted.tsx';
import { stubCalls } from '#tests/support/stubbed-calls.ts';
import { openTutorPart } from '#tests/support/tutor-pages.tsx';
import type { OwnReview } from '../../model/reviews-schemas.ts';
import { AfterSession } from './session-review.tsx';

const api = '/functions/v1';
type Answers = Parameters<typeof stubCalls>[0];

describe('after a session', () => {
  const note = {
    did: 'Fractions.',
    alone: 'Halves.',
    nextStep: 'Thirds.',
    sentAt: '2026-11-21T18:00:00.000Z',
  };
  const unwritten: OwnReview = {
    review: null,
    until: '2026-12-05T18:00:00.000Z',
    mayWrite: true,
    tutor: 'Lucía',
    names: { initial: 'M.', name: 'Maya' },
  };
  const written: OwnReview = {
    ...unwritten,
    review: { stars: 4, words: 'She waits.', signed: 'name', answer: 'Thank you!' },
  };
  const open = async (own: OwnReview, more: Answers = {}, sentNote: object | null = null) => {
    const answers: Answers = {
      [`GET ${api}/bookings/b1/review`]: { body: own },
      [`GET ${api}/bookings/b1/note`]: { body: { note: sentNote } },
      ...more,
    };
    const calls = stubCalls(answers);
    const part = await openTutorPart(<AfterSession bookingId="b1" tutor="Lucía" />);
    await until(() => expect(part.client.isFetching()).toBe(0));
    await settle();
    const sent = () => calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);
    return { ...part, sent, answers };
  };
  const put = `PUT ${api}/bookings/b1/review`;

  test('the note of the tutor has its parts and its day', async () => {
    const part = await open({ ...unwritten, mayWrite: false }, {}, note);
    expect(part.outline()).toMatchInlineSnapshot(`
      "[h2 id=note] Note from Lucía
      What we did
      Fractions.
      What works without help now
      Halves.
      Next time
      Thirds.
      Written Saturday 21 November."
    `);
  });

  test('a note leaves out what is empty', async () => {
    const part = await open({ ...unwritten, mayWrite: false }, {}, { ...note, did: '', alone: '' });
    expect(part.text()).toBe('|Note from Lucía|Next time|Thirds.|Written Saturday 21\u00a0November.|');
  });

  test('without a note, and when no review is due, there is nothing', async () => {
    expect((await open({ ...unwritten, mayWrite: false })).text()).toBe('|');
  });

  test('a review is asked for with stars, words and a signature', async () => {
    expect((await open(unwritten)).outline()).toMatchInlineSnapshot(`
      "[section id=review]
      [h2 id=review-title] How was the session with Lucía?
      Stars
      [input type=radio]
      1 star
      [input type=radio]
      2 stars
      [input type=radio]
      3 stars
      [input type=radio]
      4 stars
      [input type=radio]
      5 stars
      In your words (optional)
      [textarea maxLength=1000]
      [span] This appears on the tutor’s page. Leave out anything others shouldn’t know.
      Signed with
      [input type=radio checked]
      M.
      [input type=radio]
      Maya
      [button .btn-primary] Send review"
    `);
  });

  test('without a learner the review is signed by “A learner”', async () => {
    const part = await open({ ...unwritten, names: null });
    expect(part.text()).toContain('|“A learner” appears beside it.|Send review|');
    expect(part.text()).not.toContain('Signed with');
  });

  test('without stars nothing is sent, until one is chosen', async () => {
    const part = await open(unwritten);
    expect(part.text()).not.toContain('Please choose');
    await part.submit();
    expect(part.text()).toContain('|Please choose one to five stars.|');
    expect(part.page.document.activeElement.getAttribute('type')).toBe('radio');
    expect(part.all('fieldset')[0]!.getAttribute('aria-describedby')).toMatch(/-missing$/);
    await part.fill('3 stars', true);
    expect(part.text()).not.toContain('Please choose');
    expect(part.sent()).toEqual([]);
  });

  test('a review is sent as it was typed, and is then shown with the focus at its heading', async () => {
    const review = { stars: 3, words: 'Patient.', signed: 'name', answer: null } as const;
    const part = await open(unwritten, { [put]: { body: { ...unwritten, review } } });
    expect(part.page.document.activeElement.localName).toBe('body');
    await part.fill('3 stars', true);
    expect(part.all('svg').filter((star) => star.getAttribute('class') === 'star is-full')).toHaveLength(3);
    await part.fill(/In your words/, 'Patient.');
    await part.fill('Maya', true);
    await part.submit();
    await until(() => expect(part.text()).toContain('Your review'));
    expect(part.sent()).toEqual([{ stars: 3, words: 'Patient.', signed: 'name' }]);
    expect(part.outline()).toMatchInlineSnapshot(`
      "[section id=review]
      [h2 id=review-title] Your review
      [svg .is-full]
      [svg .is-full]
      [svg .is-full]
      3 of 5 stars
      Patient.
      Your review is on Lucía’s page. You can change it until Saturday 5 December.
      [button type=button] Change it"
    `);
    expect(part.page.document.activeElement.getAttribute('id')).toBe('review-title');
  });

  test('sessions that wait for a review are read again once it is sent', async () => {
    const part = await open(unwritten, { [put]: { body: written } });
    part.client.setQueryData(['reviews', 'waiting'], { sessions: [] });
    await part.fill('5 stars', true);
    await part.submit();
    await until(() => expect(part.client.getQueryState(['reviews', 'waiting'])!.isInvalidated).toBe(true));
    expect(part.sent()).toEqual([{ stars: 5, words: '', signed: 'initial' }]);
  });

  test.each([
    [
      { status: 409, body: { error: { code: 'review_contact', message: 'Please take out links.' } } },
      'Please take out links.',
    ],
    [{ status: 500, body: {} }, 'We couldn’t send this. Please try again.'],
  ])('a refusal is shown and the words stay: %o', async (answer, text) => {
    const part = await open(unwritten, { [put]: answer });
    await part.fill('1 star', true);
    await part.fill(/In your words/, 'See www.example.org');
    await part.submit();
    await until(() => expect(part.outline()).toContain(`[p role=alert .error] ${text}`));
    expect(part.find(/In your words/)!.value).toBe('See www.example.org');
    expect(part.find('Send review')!.hasAttribute('disabled')).toBe(false);
  });

  test('while it is sent it is not sent again', async () => {
    const part = await open(unwritten, { [put]: () => new Promise(() => undefined) });
    await part.fill('2 stars', true);
    await part.submit();
    await until(() => expect(part.find('Sending')).not.toBeNull());
    expect(part.find('Sending')!.hasAttribute('disabled')).toBe(true);
  });

  test('what was written can be changed until its day', async () => {
    const part = await open(written, { [put]: { body: written } });
    expect(part.outline()).toMatchInlineSnapshot(`
      "[section id=review]
      [h2 id=review-title] Your review
      [svg .is-full]
      [svg .is-full]
      [svg .is-full]
      [svg .is-full]
      4 of 5 stars
      She waits.
      Lucía answered
      Thank you!
      Your review is on Lucía’s page. You can change it until Saturday 5 December.
      [button type=button] Change it"
    `);
    await part.click('Change it');
    expect(part.outline()).toMatchInlineSnapshot(`
      "[section id=review]
      [h2 id=review-title] How was the session with Lucía?
      Stars
      [input type=radio]
      [svg .is-full]
      1 star
      [input type=radio]
      [svg .is-full]
      2 stars
      [input type=radio]
      [svg .is-full]
      3 stars
      [input type=radio checked]
      [svg .is-full]
      4 stars
      [input type=radio]
      5 stars
      In your words (optional)
      [textarea maxLength=1000]
      [span] This appears on the tutor’s page. Leave out anything others shouldn’t know.
      Signed with
      [input type=radio]
      M.
      [input type=radio checked]
      Maya
      If you change the stars or the words, Lucía’s answer is removed, and Lucía can write a new one.
      [button .btn-primary] Save changes
      [button type=button] Cancel"
    `);
    await part.click('Cancel');
    expect(part.text()).toContain('|Your review|');
    expect(part.sent()).toEqual([]);
    await part.click('Change it');
    await part.submit();
    await until(() => expect(part.text()).toContain('|Your review|'));
    expect(part.sent()).toEqual([{ stars: 4, words: 'She waits.', signed: 'name' }]);
  });

  test('what was written stays when its time is over', async () => {
    const review = { ...written.review!, words: '', answer: null };
    const part = await open({ ...written, review, mayWrite: false });
    expect(part.outline()).toMatchInlineSnapshot(`
      "[section id=review]
      [h2 id=review-title] Your review
      [svg .is-full]
      [svg .is-full]
      [svg .is-full]
      [svg .is-full]
      4 of 5 stars
      Your review is on Lucía’s page."
    `);
  });

  test('without an end of its time, none is named', async () => {
    const part = await open({ ...written, until: null });
    expect(part.text()).not.toContain('until');
    expect(part.find('Change it')).not.toBeNull();
  });
});
