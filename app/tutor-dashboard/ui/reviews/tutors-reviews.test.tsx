import { expect, test } from 'vitest';
import { until } from '#tests/support/mounted.tsx';
import { type DashboardAnswers, openDashboardPart } from '#tests/support/tutor-dashboard-parts.tsx';
import { TutorsReviews } from './tutors-reviews.tsx';

const review = (bookingId: string, more: object = {}) => ({
  bookingId,
  stars: 4,
  words: 'She waits.',
  name: 'M.',
  month: '2026-11',
  answer: null,
  hidden: false,
  ...more,
});
const answered = 'POST /functions/v1/bookings/b1/review/answer';
const open = (reviews: object[], more: DashboardAnswers = {}) =>
  openDashboardPart(<TutorsReviews name="Lucía" />, {
    answers: { 'GET /functions/v1/tutor/reviews': { body: { reviews } }, ...more },
  });

test('only a review that is neither answered nor hidden can be answered', async () => {
  const part = await open([
    review('b1'),
    review('b2', { answer: 'Thank you!' }),
    review('b3', { hidden: true }),
  ]);
  expect(part.outline()).toMatchInlineSnapshot(`
    "[h2 id=about-me] What learners say about you
    [svg .is-full]
    [svg .is-full]
    [svg .is-full]
    [svg .is-full]
    4 of 5 stars
    She waits.
    M., November 2026
    [button type=button] Answer
    [svg .is-full]
    [svg .is-full]
    [svg .is-full]
    [svg .is-full]
    4 of 5 stars
    She waits.
    M., November 2026
    Answer from Lucía
    Thank you!
    [svg .is-full]
    [svg .is-full]
    [svg .is-full]
    [svg .is-full]
    4 of 5 stars
    She waits.
    M., November 2026
    We’ve hidden this; nobody sees it and it doesn’t count."
  `);
});

test('an answer needs words, and is left again', async () => {
  const part = await open([review('b1')]);
  await part.click('Answer');
  expect(part.outline().split('November 2026\n')[1]).toMatchInlineSnapshot(`
    "Your answer
    [textarea required maxLength=1000]
    You can answer once. Everyone can read it.
    [button disabled] Send answer
    [button type=button] Cancel"
  `);
  await part.fill(/Your answer/, '  ');
  expect(part.find('Send answer')!.hasAttribute('disabled')).toBe(true);
  await part.click('Cancel');
  expect(part.find('Answer')).not.toBeNull();
});

test('an answer is sent once, and the reviews are read again', async () => {
  const part = await open([review('b1')], {
    [answered]: { body: { review: review('b1', { answer: 'Thanks.' }) } },
  });
  await part.click('Answer');
  await part.fill(/Your answer/, 'Thanks.');
  await part.submit();
  await until(() => expect(part.sent('GET', '/tutor/reviews')).toHaveLength(2));
  expect(part.sent('POST', '/bookings/b1/review/answer').map(({ body }) => body)).toEqual([
    { text: 'Thanks.' },
  ]);
});

test.each([
  [
    { status: 409, body: { error: { code: 'review_answered', message: 'You have answered already.' } } },
    'You have answered already.',
  ],
  [{ status: 500, body: {} }, 'We couldn’t send this. Please try again.'],
])('a refusal is shown and the words stay: %o', async (answer, text) => {
  const part = await open([review('b1')], { [answered]: answer });
  await part.click('Answer');
  await part.fill(/Your answer/, 'Thanks.');
  await part.submit();
  await until(() => expect(part.outline()).toContain(`[p role=alert .error] ${text}`));
  expect(part.find(/Your answer/)!.value).toBe('Thanks.');
  expect(part.find('Send answer')!.hasAttribute('disabled')).toBe(false);
});
