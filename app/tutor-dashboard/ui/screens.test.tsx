import { describe, expect, test } from 'vitest';
import { carmen, nobody } from '#tests/booking/booking-views.ts';
import { until } from '#tests/support/mounted.tsx';
import { openPage } from '#tests/support/page-document.ts';
import {
  type DashboardAnswers,
  londonHours,
  openDashboardPart,
} from '#tests/support/tutor-dashboard-parts.tsx';
import { HoursOnBehalf } from './hours-on-behalf.tsx';
import Availability from './screens/availability.tsx';
import TutorDashboard from './screens/tutor-dashboard.tsx';

const notTutor = { status: 403, body: { error: { code: 'not_a_tutor', message: 'x' } } };
const failed = { status: 500, body: {} };
const api = '/functions/v1/tutor';
const saved = { body: { availability: londonHours } };
const preview = {
  body: { stranded: [], free: { days: 14, minutes: 60, before: [], after: [] }, week: [], clockChanges: [] },
};
const tutorAnswers = (base = api): DashboardAnswers => ({
  [`GET ${base}/availability`]: saved,
  [`POST ${base}/availability/preview`]: preview,
  [`GET ${base}/meeting`]: { body: { meeting: { url: null } } },
});

describe('the page of the hours', () => {
  const open = (answers: DashboardAnswers, auth: typeof carmen | typeof nobody = carmen) =>
    openDashboardPart(<Availability />, { answers, auth });

  test('of a tutor begins with the link and has the name of the place in English', async () => {
    const part = await open(tutorAnswers());
    await until(() => expect(part.find('Save availability')).not.toBeNull());
    expect(part.text()).toContain(
      '|Availability|All times are yours, in London. Learners see their own.|Where do your sessions take place?|',
    );
    expect(part.page.document.querySelectorAll('.bone')).toEqual([]);
    expect(part.find('Try again')).toBeNull();
  });

  test('of another account says what it is for, with the way to apply', async () => {
    const part = await open({ [`GET ${api}/availability`]: notTutor });
    expect(part.outline()).toMatchInlineSnapshot(`
      "Availability
      This is where tutors set their weekly hours and exceptions. You aren’t a tutor here yet.
      [a href=/tutor-dashboard .btn-primary] Apply to teach"
    `);
  });

  test('of a visitor asks to sign in, and reads nothing', async () => {
    const part = await open({}, nobody);
    expect(part.outline()).toMatchInlineSnapshot(`
      "Availability
      This is where tutors set their weekly hours and exceptions.
      [a href=/auth?next=%2F .btn-primary] Sign In"
    `);
    expect(part.sent('GET', '/tutor/availability')).toEqual([]);
  });

  test('that cannot be read is read again', async () => {
    const answers: DashboardAnswers = { ...tutorAnswers(), [`GET ${api}/availability`]: failed };
    const part = await open(answers);
    expect(part.outline()).toMatchInlineSnapshot(`
      "Availability
      [p role=alert .error] We couldn’t load this.
      Try again"
    `);
    expect(part.page.document.querySelectorAll('.bone')).toEqual([]);
    answers[`GET ${api}/availability`] = saved;
    await part.click('Try again');
    await until(() => expect(part.find('Save availability')).not.toBeNull());
    expect(part.text()).not.toContain('We couldn’t load this.');
  });

  test('that is still read has a place for the hours', async () => {
    const part = await open({ [`GET ${api}/availability`]: () => new Promise(() => undefined) });
    expect(part.text()).toContain('|Availability|\u00a0|');
    expect(part.page.document.querySelectorAll('.hours-bone')).toHaveLength(1);
  });
});

describe('hours that a founder edits', () => {
  const founders = '/functions/v1/founders/tutors/t1';

  test('are those of the tutor, and their link', async () => {
    const part = await openDashboardPart(<HoursOnBehalf />, {
      answers: tutorAnswers(founders),
      onBehalfOf: 't1',
    });
    await until(() => expect(part.find('Save the link')).not.toBeNull());
    expect(part.find('Save availability')).not.toBeNull();
  });

  test('that cannot be read are read again', async () => {
    const answers = {
      ...tutorAnswers(founders),
      [`GET ${founders}/availability`]: failed as DashboardAnswers[string],
    };
    const part = await openDashboardPart(<HoursOnBehalf />, { answers, onBehalfOf: 't1' });
    expect(part.outline()).toBe('[p role=alert .error] We couldn’t load this.\nTry again');
    answers[`GET ${founders}/availability`] = saved;
    await part.click('Try again');
    await until(() => expect(part.find('Save availability')).not.toBeNull());
  });

  test('that are still read have their place', async () => {
    const answers = { [`GET ${founders}/availability`]: () => new Promise<never>(() => undefined) };
    const part = await openDashboardPart(<HoursOnBehalf />, { answers, onBehalfOf: 't1' });
    expect(part.page.document.querySelectorAll('.hours-bone')).toHaveLength(1);
    expect(part.text()).toBe('|');
  });
});

describe('the dashboard of a tutor', () => {
  const open = (answers: DashboardAnswers, auth: typeof carmen | typeof nobody = carmen, address = '') =>
    openDashboardPart(<TutorDashboard />, {
      answers,
      auth,
      page: openPage(`http://localhost:5173/tutor-dashboard${address}`),
    });

  test('of a visitor asks to sign in', async () => {
    expect((await open({}, nobody)).outline()).toMatchInlineSnapshot(`
      "Teach with us.
      Tutors see their sessions here. Sign in to see yours, or to apply.
      [a href=/auth?next=%2Ftutor-dashboard .btn-primary] Sign In"
    `);
  });

  test('of another account is the application', async () => {
    const part = await open({
      [`GET ${api}/availability`]: notTutor,
      [`GET ${api}/application`]: { body: { application: null } },
    });
    await until(() => expect(part.find('Send application')).not.toBeNull());
    expect(part.find('Try again')).toBeNull();
  });

  test('that cannot be read is read again', async () => {
    const answers: DashboardAnswers = { [`GET ${api}/availability`]: failed };
    const part = await open(answers);
    expect(part.outline()).toMatchInlineSnapshot(`
      "[p role=alert .error] We couldn’t load this.
      Try again"
    `);
    expect(part.find('Send application')).toBeNull();
    answers[`GET ${api}/availability`] = notTutor;
    await part.click('Try again');
    await until(() => expect(part.text()).toContain('Teach with us.'));
  });

  test('has the editor of the page at its address', async () => {
    const part = await open({ ...tutorAnswers(), [`GET ${api}/profile`]: failed }, carmen, '?edit=page');
    await until(() => expect(part.text()).toContain('We couldn’t load this.'));
    expect(part.outline()).toMatchInlineSnapshot(`
      "Your page and prices
      What visitors read about you, and what an hour with you costs.
      [a href=/tutor-dashboard] Your sessions
      [p role=alert .error] We couldn’t load this.
      Try again"
    `);
  });
});
