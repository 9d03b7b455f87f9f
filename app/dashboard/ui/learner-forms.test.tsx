import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { LearnerProfile } from '#app/learners/index.ts';
import {
  at,
  bookingAt,
  later,
  leo,
  maya,
  openPart,
  refused,
  unreachable,
} from '#tests/support/dashboard-page.tsx';
import type { StubbedAnswers } from '#tests/support/stubbed-calls.ts';
import { until } from '#tests/support/mounted.tsx';
import { AboutLearner } from './about-learner.tsx';
import { ProfileCard } from './profile-card.tsx';
import { ProfileForm } from './profile-form.tsx';
import { RemoveProfile } from './remove-profile.tsx';

const onClose = vi.fn();
const onSaved = vi.fn();
beforeEach(() => {
  onClose.mockReset();
  onSaved.mockReset();
});
const offline = 'We can’t reach the server. What you typed is still here; please try again.';
const listKey = ['learners', 'profiles'];

describe('the form of a learner', () => {
  const add = `POST ${at('/learner-profiles')}`;
  const change = `PATCH ${at('/learner-profiles/maya')}`;
  const open = (answers: StubbedAnswers = {}, profile?: LearnerProfile) =>
    openPart(<ProfileForm onClose={onClose} onSaved={onSaved} {...(profile && { profile })} />, { answers });
  const selected = (form: Awaited<ReturnType<typeof open>>) =>
    form
      .all('option')
      .filter((one) => one.selected)
      .map((one) => one.textContent);

  test('asks for a name; everything else may stay open', async () => {
    const form = await open();
    expect(form.text()).toBe(
      '|Add a learner|Name|A first name or a nickname is enough.|Age|Rather not say|Under 10|10 to 12|13 to 15|16 to 18|Adult|School year (optional)|What the school calls it, for example Year 10.|Language they’re learning in|English|Spanish|French|Cancel|Save|',
    );
    expect(selected(form)).toEqual(['Rather not say', 'English']);
    expect(form.all('input').map((one) => one.getAttribute('maxLength'))).toEqual(['80', '40']);
    await form.fill('Name', '   ');
    expect(form.text()).not.toContain('Please enter a name.');
    await form.submit();
    expect(form.text()).toContain('|Name|Please enter a name.|Age|');
    expect(form.find('Name')!.getAttribute('aria-invalid')).toBe('true');
    expect(form.sent('POST /learner-profiles')).toEqual([]);
  });

  test('adds a learner with what was given', async () => {
    const slow = later({ body: { profile: leo } });
    const form = await open({ [add]: slow.answer });
    form.client.setQueryData(listKey, { profiles: [] });
    await form.fill('Name', 'Leo');
    await form.fill(/^Age/, '16_18');
    await form.fill('School year (optional)', 'Year 10');
    await form.fill(/^Language/, 'fr');
    expect(selected(form)).toEqual(expect.arrayContaining(['16 to 18', 'French']));
    await form.submit();
    await until(() => expect(form.find('Saving')!.hasAttribute('disabled')).toBe(true));
    slow.arrive();
    await until(() => expect(onClose).toHaveBeenCalledOnce());
    expect(form.sent('POST /learner-profiles')).toEqual([
      {
        name: 'Leo',
        ageBand: '16_18',
        schoolYear: 'Year 10',
        language: 'fr',
        needs: { shortSteps: false, dyslexiaFont: false, readAloud: false, extraTime: 1 },
        pace: { eveningsAWeek: null, minutesAnEvening: null },
        safetyMail: true,
      },
    ]);
    expect(form.keys).toHaveLength(1);
    expect(onSaved).toHaveBeenCalledExactlyOnceWith(leo);
    expect(form.toasts()).toEqual(['Leo is saved.']);
    expect(form.client.getQueryState(listKey)!.isInvalidated).toBe(true);
  });

  test('changes only what it shows', async () => {
    const form = await open(
      { [change]: { body: { profile: { ...maya, name: 'Maia' } } } },
      { ...maya, schoolYear: '4e', language: 'es', needs: { ...maya.needs, readAloud: true } },
    );
    expect(form.text()).toMatch(/^\|About Maya\|Name\|/);
    expect(form.all('input').map((one) => one.value)).toEqual(['Maya', '4e']);
    expect(selected(form)).toEqual(['13 to 15', 'Spanish']);
    await form.fill('Name', 'Maia');
    await form.fill(/^Age/, '');
    await form.fill('School year (optional)', '');
    await form.submit();
    await until(() => expect(onClose).toHaveBeenCalledOnce());
    expect(form.sent('PATCH /learner-profiles/maya')).toEqual([
      { name: 'Maia', ageBand: null, schoolYear: null, language: 'es' },
    ]);
    expect(form.sent('POST /learner-profiles')).toEqual([]);
    expect(form.toasts()).toEqual(['Maia is saved.']);
  });

  test.each([
    [
      'the server refuses',
      refused('too_many_profiles', 'One account can hold up to 12 learners.'),
      'One account can hold up to 12 learners.',
    ],
    ['there is no network', unreachable, offline],
  ])('keeps its input when %s, and the repeated press adds one learner', async (_, answer, text) => {
    const form = await open({ [add]: answer });
    await form.fill('Name', 'Leo');
    await form.submit();
    await until(() => expect(form.text()).toContain(`|French|${text}|Cancel|Save|`));
    expect(form.find('Name')!.value).toBe('Leo');
    expect(onClose).not.toHaveBeenCalled();
    expect(form.toasts()).toEqual([]);
    await form.submit();
    await until(() => expect(form.keys).toHaveLength(2));
    expect(form.keys[1]).toBe(form.keys[0]);
  });

  test('is left by Cancel', async () => {
    const form = await open();
    await form.click('Cancel');
    expect(onClose).toHaveBeenCalledOnce();
  });
});

describe('removing a learner', () => {
  const remove = `DELETE ${at('/learner-profiles/maya')}`;
  const open = (answers: StubbedAnswers = {}) =>
    openPart(<RemoveProfile profile={maya} onClose={onClose} />, { answers });
  const text =
    '|Remove Maya?|We delete the profile straight away, and you can’t get it back. Past sessions stay in your bookings and reviews stay on the tutors’ pages, without the name; tutors’ notes about these sessions are deleted.|';

  test('is asked about first, and may be left', async () => {
    const screen = await open();
    expect(screen.text()).toBe(`${text}Keep Maya|Remove Maya|`);
    await screen.click('Keep Maya');
    expect(onClose).toHaveBeenCalledOnce();
    expect(screen.sent('DELETE /learner-profiles/maya')).toEqual([]);
  });

  test('takes the learner away', async () => {
    const slow = later({ status: 204 });
    const screen = await open({ [remove]: slow.answer });
    screen.client.setQueryData(listKey, { profiles: [] });
    await screen.click('Remove Maya');
    await until(() => expect(screen.find('Removing')!.hasAttribute('disabled')).toBe(true));
    slow.arrive();
    await until(() => expect(screen.toasts()).toEqual(['Maya is removed.']));
    expect(onClose).toHaveBeenCalledOnce();
    expect(screen.sent('DELETE /learner-profiles/maya')).toHaveLength(1);
    expect(screen.client.getQueryState(listKey)!.isInvalidated).toBe(true);
  });

  test('is refused while a session is booked, which is shown', async () => {
    const screen = await open({ [remove]: refused('profile_booked', 'Maya has a session ahead.') });
    await screen.click('Remove Maya');
    await until(() =>
      expect(screen.text()).toBe(
        `${text}Maya has a session ahead. |See the next session|Keep Maya|Remove Maya|`,
      ),
    );
    expect(screen.href('See the next session')).toBe('/booking/thanks');
    expect(screen.find('Remove Maya')!.hasAttribute('disabled')).toBe(true);
    expect(onClose).not.toHaveBeenCalled();
  });

  test.each([
    [
      'the server refuses',
      refused('unknown_profile', 'We can’t find this learner.', 404),
      'We can’t find this learner.',
    ],
    ['there is no network', unreachable, offline],
  ])('may be tried again when %s', async (_, answer, reason) => {
    const screen = await open({ [remove]: answer });
    await screen.click('Remove Maya');
    await until(() => expect(screen.text()).toBe(`${text}${reason} |Keep Maya|Remove Maya|`));
    expect(screen.find('Remove Maya')!.hasAttribute('disabled')).toBe(false);
    expect(onClose).not.toHaveBeenCalled();
  });
});

describe('what is stored about a learner', () => {
  test.each([
    [{}, 'Age|13 to 15|School year|not given|Language|English', ['', 'muted', '']],
    [
      { ageBand: null, schoolYear: '9.º', language: 'es' },
      'Age|not given|School year|9.º|Language|Spanish',
      ['muted', '', ''],
    ],
  ] as const)('is shown: %o', async (more, facts, looks) => {
    const screen = await openPart(<AboutLearner profile={{ ...maya, ...more }} />);
    expect(screen.text()).toBe(`|About Maya|${facts}|Edit|Export|Remove|`);
    expect(screen.all('dd').map((one) => one.getAttribute('class') ?? '')).toEqual(looks);
    expect(screen.href('Export')).toBe('/dashboard?tab=account');
  });

  test('is edited and removed in windows that close again', async () => {
    const screen = await openPart(<AboutLearner profile={maya} />);
    await screen.click('Edit');
    expect(screen.all('dialog').map((one) => one.elements()[0]!.textContent)).toEqual(['About Maya']);
    await screen.click('Cancel');
    expect(screen.all('dialog')).toEqual([]);
    await screen.click('Remove');
    expect(screen.all('dialog').map((one) => one.elements()[0]!.textContent)).toEqual(['Remove Maya?']);
    await screen.click('Keep Maya');
    expect(screen.all('dialog')).toEqual([]);
  });
});

describe('the card of a learner', () => {
  const map = { strands: [], counts: { mastered: 7, onTheWay: 0, ahead: 0, due: 0 } };
  const bookings = [
    bookingAt('past', '2026-11-20T18:00:00Z', { learnerProfileId: 'maya' }),
    bookingAt('later', '2026-11-26T18:00:00Z', { learnerProfileId: 'maya' }),
    bookingAt('next', '2026-11-24T23:30:00Z', { learnerProfileId: 'maya' }),
    bookingAt('of Leo', '2026-11-23T18:00:00Z', { learnerProfileId: 'leo' }),
    bookingAt('unnamed', '2026-11-23T17:00:00Z'),
  ];
  const open = (profile: LearnerProfile, chosen: boolean, answers: StubbedAnswers) =>
    openPart(<ProfileCard profile={profile} chosen={chosen} />, { answers, timeZone: 'Europe/Paris' });
  const known = {
    [`GET ${at('/practice/profiles/maya/map')}`]: { body: map },
    [`GET ${at('/bookings')}`]: { body: { bookings } },
  };

  test('says what is known: age, mastered skills, the next session', async () => {
    const screen = await open(maya, false, known);
    await until(() =>
      expect(screen.text()).toBe('|M|Maya|13 to 15 · 7 skills mastered · next session Wed 25 Nov, 00:30|'),
    );
    const [card] = screen.all('a');
    expect(card!.getAttribute('href')).toBe('/?learner=maya');
    expect(card!.getAttribute('aria-current')).toBeNull();
    expect(card!.getAttribute('class')).toBe('card kid ');
    expect(screen.calls.find(({ path }) => path.endsWith('/bookings'))!.query).toBe('?as=learner');
  });

  test('of the chosen one is marked; the school year counts more than the age', async () => {
    const screen = await open({ ...maya, schoolYear: '4e' }, true, {
      [`GET ${at('/practice/profiles/maya/map')}`]: {
        body: { ...map, counts: { ...map.counts, mastered: 1 } },
      },
    });
    await until(() => expect(screen.text()).toBe('|M|Maya|4e · 1 skill mastered|'));
    expect(screen.all('a')[0]!.getAttribute('aria-current')).toBe('true');
    expect(screen.all('a')[0]!.getAttribute('class')).toBe('card kid is-on');
  });

  test('has only the name when nothing else is known', async () => {
    const screen = await open({ ...maya, ageBand: null }, false, {});
    expect(screen.text()).toBe('|M|Maya|');
  });
});
