import { describe, expect, test } from 'vitest';
import { useQuery } from '@tanstack/react-query';
import { type LearnerProfile, profilesQuery } from '#app/learners/index.ts';
import { at, later, maya, openPart, refused, unreachable } from '#tests/support/dashboard-page.tsx';
import type { StubbedAnswers } from '#tests/support/stubbed-calls.ts';
import { until } from '#tests/support/mounted.tsx';
import type { ShareView } from '../model/share.ts';
import { LearnerNeedsSettings } from './needs-settings.tsx';
import { LearnerPaceSettings } from './pace-settings.tsx';
import { SafetyMail } from './safety-mail.tsx';
import { WhoSees } from './who-sees.tsx';

const change = `PATCH ${at('/learner-profiles/maya')}`;
const list = `GET ${at('/learner-profiles')}`;
const notSaved = 'We couldn’t save this. Please try again.';

/** A setting of the stored learner. */
function Stored({ part: Part }: { part: (props: { profile: LearnerProfile }) => React.ReactNode }) {
  const { data } = useQuery(profilesQuery);
  return data?.[0] ? <Part profile={data[0]} /> : <i className="bone" />;
}
const open = (
  part: (props: { profile: LearnerProfile }) => React.ReactNode,
  profile: LearnerProfile = maya,
  answers: StubbedAnswers = {},
) => {
  answers[list] ??= { body: { profiles: [profile] } };
  return openPart(<Stored part={part} />, { answers });
};

describe('what helps a learner', () => {
  test('is off, and the time in exams the usual one, unless chosen', async () => {
    const screen = await open(LearnerNeedsSettings);
    expect(screen.text()).toBe(
      '|What helps Maya|Short steps, breaks offered|we offer focus sessions first|Font for dyslexia|on the practice pages|Read aloud|a button beside questions and explanations|Time in exams|the usual time|38 min (from 30)|45 min (from 30)|60 min (from 30)|We never ask for a diagnosis. Nothing here changes what counts as mastered.|',
    );
    expect(screen.all('input').map((one) => one.getAttribute('aria-checked'))).toEqual([
      'false',
      'false',
      'false',
    ]);
    expect(screen.all('option').map((one) => one.value)).toEqual(['1', '1.25', '1.5', '2']);
  });

  test('shows what was chosen', async () => {
    const needs = { shortSteps: true, dyslexiaFont: false, readAloud: true, extraTime: 1.5 } as const;
    const screen = await open(LearnerNeedsSettings, { ...maya, needs });
    expect(screen.all('input').map((one) => one.getAttribute('aria-checked'))).toEqual([
      'true',
      'false',
      'true',
    ]);
    expect(screen.all('input').map((one) => one.checked)).toEqual([true, false, true]);
    expect(
      screen
        .all('option')
        .filter((one) => one.selected)
        .map((one) => one.textContent),
    ).toEqual(['45 min (from 30)']);
  });

  test.each([
    ['Short steps, breaks offeredwe offer focus sessions first', { shortSteps: true }],
    ['Font for dyslexiaon the practice pages', { dyslexiaFont: true }],
    ['Read alouda button beside questions and explanations', { readAloud: true }],
  ])('is switched on: %s', async (label, needs) => {
    const slow = later({ body: { profile: { ...maya, needs: { ...maya.needs, ...needs } } } });
    const screen = await open(LearnerNeedsSettings, maya, { [change]: slow.answer });
    await screen.fill(label, true);
    await until(() => expect(screen.find(label)!.getAttribute('aria-checked')).toBe('true'));
    expect(screen.sent('PATCH /learner-profiles/maya')).toEqual([{ needs }]);
    slow.arrive();
  });

  test.each([
    ['2', 2],
    ['1.25', 1.25],
    ['1', 1],
    ['7', 1],
  ])('is extra time in exams: %s', async (value, extraTime) => {
    const screen = await open(LearnerNeedsSettings, maya, { [change]: { body: { profile: maya } } });
    await screen.fill('Time in exams', value);
    expect(screen.sent('PATCH /learner-profiles/maya')).toEqual([{ needs: { extraTime } }]);
  });

  test.each([
    ['refused', refused('internal', 'Something else.', 500)],
    ['not sent', unreachable],
  ])('goes back, and says so, when it is %s', async (_, answer) => {
    const answers: StubbedAnswers = { [change]: answer };
    const screen = await open(LearnerNeedsSettings, maya, answers);
    const label = 'Font for dyslexiaon the practice pages';
    await screen.fill(label, true);
    await until(() => expect(screen.text()).toContain(`counts as mastered.|${notSaved}|`));
    expect(screen.find(label)!.getAttribute('aria-checked')).toBe('false');
    const changed = { ...maya, needs: { ...maya.needs, dyslexiaFont: true } };
    answers[change] = { body: { profile: changed } };
    answers[list] = { body: { profiles: [changed] } };
    await screen.fill(label, true);
    await until(() => expect(screen.text()).not.toContain(notSaved));
    await until(() => expect(screen.calls.filter(({ method }) => method === 'GET')).toHaveLength(3));
    await until(() => expect(screen.find(label)!.getAttribute('aria-checked')).toBe('true'));
  });
});

describe('the pace of a learner', () => {
  const chosen = (screen: Awaited<ReturnType<typeof open>>) =>
    screen
      .all('option')
      .filter((one) => one.selected)
      .map((one) => one.textContent);

  test('is not set at first', async () => {
    const screen = await open(LearnerPaceSettings);
    expect(screen.text()).toBe(
      '|Pace|Evenings a week|not set|1|2|3|4|5|6|7|Minutes an evening|not set|10|15|20|30|45|60|90|We use this to forecast when a goal is reached. Until you choose, we assume 3 evenings of 15 minutes.|',
    );
    expect(chosen(screen)).toEqual(['not set', 'not set']);
  });

  test('that is none of the choices is shown among them', async () => {
    const screen = await open(LearnerPaceSettings, {
      ...maya,
      pace: { eveningsAWeek: 5, minutesAnEvening: 25 },
    });
    expect(screen.text()).toContain('|Evenings a week|not set|1|2|3|4|5|6|7|Minutes');
    expect(screen.text()).toContain('|Minutes an evening|not set|10|15|20|25|30|45|60|90|');
    expect(chosen(screen)).toEqual(['5', '25']);
  });

  test.each([
    ['Evenings a week', '4', { eveningsAWeek: 4 }],
    ['Evenings a week', '', { eveningsAWeek: null }],
    ['Minutes an evening', '45', { minutesAnEvening: 45 }],
    ['Minutes an evening', '', { minutesAnEvening: null }],
  ])('is changed: %s to “%s”', async (label, value, pace) => {
    const profile = { ...maya, pace: { eveningsAWeek: 2, minutesAnEvening: 20, ...pace } };
    const screen = await open(LearnerPaceSettings, maya, { [change]: { body: { profile } } });
    await screen.fill(label, value);
    expect(screen.sent('PATCH /learner-profiles/maya')).toEqual([{ pace }]);
  });

  test('that is refused says so', async () => {
    const screen = await open(LearnerPaceSettings, maya, { [change]: unreachable });
    await screen.fill('Evenings a week', '4');
    await until(() => expect(screen.text()).toContain(`evenings of 15 minutes.|${notSaved}|`));
  });
});

describe('mail when the tutor worries', () => {
  const text =
    'If Maya writes about harm, a threat or personal data, we email you, once a day at most and without quoting the message. Maya knows this.';

  test.each([
    [true, 'true', false],
    [false, 'false', true],
  ])('is switched from %s', async (safetyMail, checked, wanted) => {
    const slow = later({ body: { profile: { ...maya, safetyMail: wanted } } });
    const screen = await open(SafetyMail, { ...maya, safetyMail }, { [change]: slow.answer });
    expect(screen.text()).toBe(`|Email me if something worrying is written|${text}|`);
    const [field] = screen.all('input');
    expect(field!.getAttribute('aria-checked')).toBe(checked);
    await screen.fill(/^Email me/, wanted);
    await until(() => expect(field!.getAttribute('aria-checked')).toBe(String(wanted)));
    expect(screen.sent('PATCH /learner-profiles/maya')).toEqual([{ safetyMail: wanted }]);
    slow.arrive();
  });

  test('goes to linked adults on a minor’s own account, who cannot switch it off', async () => {
    const consents = { consents: [], modelNeedsConsent: true, decidedBy: 'adult' };
    const screen = await open(SafetyMail, maya, {
      [`GET ${at('/learner-profiles/maya/consents')}`]: { body: consents },
    });
    await until(() => expect(screen.text()).toContain('your linked adults get an email'));
    expect(screen.queryAll('input')).toEqual([]);
  });

  test('that cannot be changed says so', async () => {
    const screen = await open(SafetyMail, maya, { [change]: unreachable });
    await screen.fill(/^Email me/, false);
    await until(() =>
      expect(screen.text()).toBe(`|Email me if something worrying is written|${text}|${notSaved}|`),
    );
    expect(screen.all('input')[0]!.getAttribute('aria-checked')).toBe('true');
  });
});

describe('who can see a learner', () => {
  const sharesRoute = `GET ${at('/learner-profiles/maya/shares')}`;
  const share = (since: string | null): ShareView => ({
    tutorId: 'marek',
    slug: 'marek-novak',
    name: 'Marek Novak',
    since,
  });
  const openShares = (shares: ShareView[], answers: StubbedAnswers = {}) => {
    answers[sharesRoute] = { body: { shares } };
    return openPart(<WhoSees profile={maya} />, { answers, timeZone: 'Europe/Paris' });
  };
  const before =
    '|Who can see this|You|everything on this page|Maya|the same page, when you open it together|';
  const after =
    '|The founders|reported questions and worrying messages to the tutor, without knowing who wrote them|Everyone else|nothing|';
  const until31 =
    'A tutor can read this until you stop it, or until a month after the sessions you had booked when you allowed it.';

  test('is the family, the founders, and nobody else', async () => {
    const screen = await openShares([]);
    expect(screen.text()).toContain(`${before}${after.slice(1)}Email me if something worrying is written|`);
  });

  test.each([
    ['minor', 'progress, booked sessions and conversations with the maths tutor'],
    ['family', 'progress, booked sessions and consents'],
  ])('is a linked adult who has accepted (%s)', async (kind, sees) => {
    const adult = (email: string, confirmedAt: string | null) => ({
      id: email,
      email,
      invitedAt: '2026-11-18T10:00:00Z',
      expiresAt: '2026-11-25T10:00:00Z',
      confirmedAt,
    });
    const adults = [adult('pia@example.org', '2026-11-19T10:00:00Z'), adult('new@example.org', null)];
    const screen = await openShares([], {
      [`GET ${at('/adult-links')}`]: { body: { links: { kind, most: 2, adults, people: [] } } },
    });
    await until(() =>
      expect(screen.text()).toContain(`|pia@example.org|${sees}, until one of you ends the link|`),
    );
    expect(screen.text()).not.toContain('new@example.org');
  });

  test('is a tutor who reads, from a day on', async () => {
    const screen = await openShares([share('2026-11-18T23:30:00Z')]);
    expect(screen.text()).toContain(
      `${before}Marek Novak|brief and report, since Thursday 19 November|Stop${after}${until31}|Email me if something worrying is written|`,
    );
    expect(screen.find('Stop sharing with Marek Novak')!.textContent).toBe('Stop');
  });

  test('is allowed to a tutor with whom a session is booked', async () => {
    const slow = later({ body: { shares: [share('2026-11-22T10:00:00Z')] } });
    const screen = await openShares([share(null)], {
      [`PUT ${at('/learner-profiles/maya/shares/marek')}`]: slow.answer,
    });
    expect(screen.text()).toContain(
      `${before}Marek Novak|only the name and your note, because a session is booked|Allow${after}${until31}|`,
    );
    const label = 'Allow Marek Novak to read brief and report';
    expect(screen.find(label)!.textContent).toBe('Allow');
    expect(screen.find(label)!.getAttribute('aria-disabled')).toBe('false');
    await screen.click(label);
    await until(() => expect(screen.find(label)!.getAttribute('aria-disabled')).toBe('true'));
    await screen.click(label);
    slow.arrive();
    await until(() => expect(screen.text()).toContain('brief and report, since Sunday 22 November'));
    expect(screen.sent('PUT /learner-profiles/maya/shares/marek')).toHaveLength(1);
    expect(screen.toasts()).toEqual(['Marek Novak can read brief and report']);
  });

  test('ends when it is ended', async () => {
    const screen = await openShares([share('2026-11-18T10:00:00Z')], {
      [`DELETE ${at('/learner-profiles/maya/shares/marek')}`]: { body: { shares: [] } },
    });
    await screen.click('Stop sharing with Marek Novak');
    await until(() => expect(screen.text()).not.toContain('Marek Novak'));
    expect(screen.toasts()).toEqual(['Marek Novak can no longer read this']);
    expect(screen.text()).not.toContain(until31);
  });

  test('stays as it was when the change fails', async () => {
    const screen = await openShares([share('2026-11-18T10:00:00Z')], {
      [`DELETE ${at('/learner-profiles/maya/shares/marek')}`]: unreachable,
    });
    await screen.click('Stop sharing with Marek Novak');
    await until(() =>
      expect(screen.text()).toContain(`|brief and report, since Wednesday 18 November|Stop|${notSaved}|`),
    );
    expect(screen.toasts()).toEqual([]);
  });
});
