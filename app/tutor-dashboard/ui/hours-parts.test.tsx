import { describe, expect, test, vi } from 'vitest';
import {
  type AvailabilityPreview,
  type ClockChange,
  type ExplainedTime,
  type OwnAvailability,
} from '#app/tutors/index.ts';
import { mounted, until } from '#tests/support/mounted.tsx';
import { stubCalls } from '#tests/support/stubbed-calls.ts';
import { textOf } from '#tests/support/text-of.ts';
import { ExplainTimeForm } from './explain-time-form.tsx';
import { HoursChangedElsewhere } from './hours-changed-elsewhere.tsx';
import { HoursClocks } from './hours-clocks.tsx';
import { HoursSave } from './hours-save.tsx';
import { HoursStranded } from './hours-stranded.tsx';
import { LimitFields } from './limit-fields.tsx';
import { TutorTargetContext } from './tutor-target-context.ts';
import {
  messages,
  british,
  hours,
  preview,
  noBookings,
  html,
  text,
  founder,
  shownIn,
} from '#tests/support/hours-parts.tsx';
import { stopDateAt } from '#tests/support/stop-date.ts';

stopDateAt('2026-11-20T15:30:00Z');

describe('limits', () => {
  const page = () => html(<LimitFields hours={hours} change={() => undefined} />);

  test('each limit has its choices, in order, and a saved value beside them', () => {
    expect(textOf(page())).toBe(
      'Before each session no pause 5 minutes 10 minutes 15 minutes 20 minutes 30 minutes 45 ' +
        'minutes 60 minutes After each session no pause 10 minutes 15 minutes 20 minutes 25 ' +
        'minutes 30 minutes 45 minutes 60 minutes Minimum notice 1 hour 2 hours 4 hours 12 hours ' +
        '24 hours 48 hours Book ahead up to 14 days 30 days 60 days 90 days 120 days Daily limit ' +
        '1 session 2 sessions 3 sessions 4 sessions 5 sessions 6 sessions 8 sessions 10 ' +
        'sessions Session types Trial, 30 min Session, 60 min Long session, 90 min Choose at least one. Booked sessions aren’t affected.',
    );
    expect(page().match(/<option value="\d+" selected="">/g)).toEqual([
      '<option value="0" selected="">',
      '<option value="25" selected="">',
      '<option value="60" selected="">',
      '<option value="14" selected="">',
      '<option value="1" selected="">',
    ]);
    expect(page().match(/<option value="\d+"/g)).toEqual([
      '<option value="0"',
      '<option value="5"',
      '<option value="10"',
      '<option value="15"',
      '<option value="20"',
      '<option value="30"',
      '<option value="45"',
      '<option value="60"',
      '<option value="0"',
      '<option value="10"',
      '<option value="15"',
      '<option value="20"',
      '<option value="25"',
      '<option value="30"',
      '<option value="45"',
      '<option value="60"',
      '<option value="60"',
      '<option value="120"',
      '<option value="240"',
      '<option value="720"',
      '<option value="1440"',
      '<option value="2880"',
      '<option value="14"',
      '<option value="30"',
      '<option value="60"',
      '<option value="90"',
      '<option value="120"',
      '<option value="1"',
      '<option value="2"',
      '<option value="3"',
      '<option value="4"',
      '<option value="5"',
      '<option value="6"',
      '<option value="8"',
      '<option value="10"',
    ]);
    expect(page().match(/<select id="[^"]+"/g)).toEqual([
      '<select id="limit-bufferBefore"',
      '<select id="limit-bufferAfter"',
      '<select id="limit-notice"',
      '<select id="limit-windowDays"',
      '<select id="limit-dailyLimit"',
    ]);
  });

  test('a chosen limit changes only itself', async () => {
    const change = vi.fn();
    const view = await mounted(<LimitFields hours={hours} change={change} />, { messages, visitor: british });
    await view.fill(/^Minimum notice/, '240');
    expect(change).toHaveBeenLastCalledWith({ ...hours, notice: 240 });
    await view.fill(/^Trial/, true);
    expect(change).toHaveBeenLastCalledWith({ ...hours, sessionTypes: ['trial', 'session', 'deep'] });
    await view.fill(/^Long session/, false);
    expect(change).toHaveBeenLastCalledWith({ ...hours, sessionTypes: ['session'] });
    expect(view.find(/^Session,/)?.hasAttribute('disabled')).toBe(false);
  });

  test('the last kind of session stays', () => {
    const types = (sessionTypes: OwnAvailability['sessionTypes']) =>
      html(<LimitFields hours={{ ...hours, sessionTypes }} change={() => undefined} />).match(
        /<input[^>]*>/g,
      );
    const [off, on, only] = ['', ' checked=""', ' disabled="" checked=""'].map(
      (more) => `<input type="checkbox"${more}/>`,
    );
    expect(types(['deep'])).toEqual([off, off, only]);
    expect(types(['trial', 'deep'])).toEqual([on, off, on]);
  });
});

describe('saving the hours', () => {
  const bar = (more: Partial<Parameters<typeof HoursSave>[0]>) =>
    html(
      <HoursSave
        hours={hours}
        changes={2}
        preview={preview}
        saving={false}
        save={() => undefined}
        {...more}
      />,
    );
  const free = (before: number, after: number): AvailabilityPreview => ({
    ...preview,
    free: {
      days: 14,
      minutes: 60,
      before: Array<string>(before).fill(''),
      after: Array<string>(after).fill(''),
    },
  });
  const stranded = [{ id: 'b1', start: '2026-11-23T09:00:00Z', end: '2026-11-23T10:00:00Z', rules: [] }];

  test.each([
    ['No change to your free times in the next 14 days. No booked sessions are affected.', free(3, 3)],
    ['1 more free time in the next 14 days. No booked sessions are affected.', free(3, 4)],
    ['2 fewer free times in the next 14 days. No booked sessions are affected.', free(5, 3)],
    [
      'No change to your free times in the next 14 days. 1 booked session would fall outside your hours.',
      { ...free(1, 1), stranded },
    ],
  ])('%s', (shown, effect) => {
    expect(textOf(bar({ preview: effect }))).toBe(
      `2 changes. 8 hours a week. Booked sessions stay as they are. ${shown} Save availability`,
    );
  });

  test('without a change there is no effect and nothing to save', () => {
    expect(textOf(bar({ changes: 0 }))).toBe(
      'No changes. 8 hours a week. Booked sessions stay as they are. Save availability',
    );
    expect(bar({ changes: 0 })).toContain('disabled=""');
    expect(bar({})).not.toContain('disabled=""');
    expect(bar({ saving: true })).toContain('disabled=""');
    expect(textOf(bar({ saving: true, preview: undefined }))).toBe(
      '2 changes. 8 hours a week. Booked sessions stay as they are. Saving your hours',
    );
  });
});

describe('when clocks change', () => {
  const gap: ClockChange = {
    at: '2027-03-28T01:00:00Z',
    kind: 'gap',
    from: '2027-03-28T01:00',
    to: '2027-03-28T02:00',
    minutes: 60,
    hours: [],
  };
  const open = (start: number, end: number, by: number) => ({ date: '2027-03-28', start, end, by });
  const page = (changes: ClockChange[] | undefined) => text(<HoursClocks changes={changes} city="London" />);

  test('a zone without changes, and one that is still computed', () => {
    expect(page([])).toBe(
      'When clocks change Clocks in London don’t change. A learner’s may: a weekly session stays at the same time for the learner, ' +
        'so it moves for you.',
    );
    expect(page(undefined)).toBe('When clocks change');
    expect(html(<HoursClocks changes={undefined} city="London" />)).toContain('class="bone"');
  });

  test('times that do not exist', () => {
    expect(page([gap])).toBe(
      'When clocks change The next two changes in London, and your hours on those days. Sunday ' +
        '28 March, 01:00 becomes 02:00 The times from 01:00 to 02:00 don’t exist. They can’t be booked. Your hours that day don’t change.',
    );
  });

  test.each([
    ['Your hours 01:00–03:00 are 60 minutes shorter.', open(60, 180, -60)],
    ['Your hours 01:00–02:00 don’t exist that day.', open(60, 120, -60)],
    ['Your hours 01:00–03:00 are 1 minute longer.', open(60, 180, 1)],
    ['Your hours 01:00–03:00 are 0 minutes shorter.', open(60, 180, 0)],
  ])('%s', (shown, affected) => {
    expect(page([{ ...gap, hours: [affected] }])).toContain(shown);
    expect(page([{ ...gap, hours: [affected] }])).not.toContain('hours that day don’t change');
  });

  test('times that happen twice', () => {
    const repeat: ClockChange = { ...gap, kind: 'repeat', from: '2027-10-31T02:00', to: '2027-10-31T01:00' };
    expect(page([repeat])).toBe(
      'When clocks change The next two changes in London, and your hours on those days. Sunday ' +
        '31 October, 02:00 becomes 01:00 The times from 01:00 to 02:00 happen twice. Both can be ' +
        'booked. Your hours that day don’t change.',
    );
  });
});

describe('sessions outside the new hours', () => {
  const stranded = [
    {
      id: 'b1',
      start: '2026-11-23T09:00:00Z',
      end: '2026-11-23T10:00:00Z',
      rules: ['hours', 'daily_limit'] as const,
    },
    {
      id: 'b2',
      start: '2026-11-24T09:00:00Z',
      end: '2026-11-24T10:00:00Z',
      rules: ['length', 'closed', 'buffer'] as const,
    },
  ].map((one) => ({ ...one, rules: [...one.rules] }));
  const client = () => {
    const own = noBookings();
    own.setQueryData(['booking', 'list', 'tutor'], { bookings: [{ id: 'b1', learner: 'Mara' }] });
    return own;
  };
  const part = (saving = false) => (
    <HoursStranded
      stranded={stranded}
      zone="Europe/Madrid"
      saving={saving}
      onSave={() => undefined}
      onClose={() => undefined}
    />
  );

  test('each has its learner and the reasons, in the zone of the hours', () => {
    expect(text(part(), client())).toBe(
      '2 booked sessions fall outside the new hours Monday 23 November, 10:00–11:00 Mara: ' +
        'outside the hours of the week, beyond the daily limit Cancel it (new tab) Tuesday 24 November, ' +
        '10:00–11:00 A learner: of a type you no longer offer, on a closed day, too close to the session ' +
        'before Cancel it (new tab) These sessions stay booked, and we don’t tell the families. If you can’t come, cancel them. Back to the hours Save and keep the sessions',
    );
    expect(html(part(), client()).match(/href="[^"]+"/g)).toEqual([
      'href="/booking/thanks?booking=b1&amp;do=cancel"',
      'href="/booking/thanks?booking=b2&amp;do=cancel"',
    ]);
    expect(html(part(), client())).not.toContain('disabled=""');
    expect(html(part(true), client())).toContain('disabled=""');
  });

  test('a founder’s own learners are not taken for those of the tutor', async () => {
    const calls = stubCalls({});
    const dialog = await mounted(<TutorTargetContext value={founder}>{part()}</TutorTargetContext>, {
      messages,
      visitor: british,
    });
    expect(calls.filter(({ path }) => path.includes('bookings'))).toEqual([]);
    expect(dialog.text()).not.toContain('Cancel it');
  });
});

describe('why a time is not free', () => {
  const reason = (rule: ExplainedTime['times'][number]['reasons'][number]['rule']) => ({
    rule,
    text: `About ${rule}.`,
  });
  const ask = async (answer: object, changed = false, target?: typeof founder) => {
    const path = `${target?.path ?? '/tutor'}/availability/why`;
    const calls = stubCalls({ [`GET /functions/v1${path}`]: answer });
    const form = <ExplainTimeForm changed={changed} />;
    const view = await mounted(
      target ? <TutorTargetContext value={target}>{form}</TutorTargetContext> : form,
      {
        messages,
        visitor: british,
      },
    );
    await view.fill('Day', '2026-11-24');
    await view.fill('Time', '09:30:00');
    await view.fill(/^Session(Trial|,)?/, '90');
    await view.click('Check');
    return { view, calls };
  };
  const explained = (times: ExplainedTime['times'], skipped: string | null = null) => ({
    body: { times, skipped },
  });
  const start = '2026-11-24T09:30:00Z';

  test('the time is asked for by its day, clock and length, and a free one is called free', async () => {
    const { view, calls } = await ask(explained([{ start, reasons: [] }]));
    await until(() => expect(shownIn(view)).toContain('Tuesday 24 November, 09:30 is free.'));
    const asked = calls.find(({ query }) => query !== '');
    expect(asked?.query).toBe('?day=2026-11-24&time=09%3A30&minutes=90');
    expect(shownIn(view)).not.toContain('When the clock shows it first');
    expect(shownIn(view)).not.toContain('Based on your saved hours.');
  });

  test('each reason leads to where it is changed', async () => {
    const rules = [
      'hours',
      'grid',
      'closed',
      'length',
      'notice',
      'window',
      'daily_limit',
      'buffer',
      'past',
      'booked',
      'held',
    ] as const;
    const { view } = await ask(explained([{ start, reasons: rules.map(reason) }]), true);
    await until(() => expect(shownIn(view)).toContain('Tuesday 24 November, 09:30 isn’t free.'));
    expect(shownIn(view).slice(shownIn(view).indexOf('About hours'))).toBe(
      'About hours.| |To the week|About grid.| |To the week|About closed.| |To the exceptions|About length.| |To this setting|About notice.| |To this setting|About window.| ' +
        '|To this setting|About daily_limit.| |To this setting|About buffer.| |To this ' +
        'setting|About past.| |About booked.| |To your sessions|About held.| |To your sessions|Based on your saved hours.|',
    );
    expect(view.all('a').map((link) => link.getAttribute('href'))).toEqual([
      '#week',
      '#week',
      '#days',
      '#limit-types',
      '#limit-notice',
      '#limit-windowDays',
      '#limit-dailyLimit',
      '#limit-bufferAfter',
      '/tutor-dashboard',
      '/tutor-dashboard',
    ]);
  });

  test('a founder is not sent to sessions that are not theirs', async () => {
    const { view } = await ask(explained([{ start, reasons: [reason('booked')] }]), false, founder);
    await until(() => expect(shownIn(view)).toContain('About booked.'));
    expect(view.find('To your sessions')).toBeNull();
  });

  test('a time that comes twice has two answers, and a skipped one has its own', async () => {
    const { view } = await ask(
      explained([
        { start, reasons: [] },
        { start: '2026-11-24T10:30:00Z', reasons: [reason('hours')] },
      ]),
    );
    await until(() => expect(shownIn(view)).toContain('When the clock shows it first'));
    expect(shownIn(view)).toMatch(/shows it first.*is free.*shows it again.*isn’t free/);
  });

  test('a skipped time', async () => {
    const { view } = await ask(explained([], 'The clock skips this time.'));
    await until(() => expect(shownIn(view)).toContain('The clock skips this time.'));
  });

  test.each([
    ['We couldn’t load this.', new Error('offline')],
    ['Too many questions.', { status: 429, body: { error: { message: 'Too many questions.' } } }],
  ])('a failure is described: %s', async (message, answer) => {
    const { view } = await ask(answer);
    await until(() => expect(shownIn(view)).toContain(message));
  });
});

describe('changes of another window', () => {
  test('each is named', () => {
    const rule = { weekday: 2, start: '09:00', end: '12:00' };
    const exception = {
      kind: 'closed' as const,
      from: '2026-12-24',
      to: '2026-12-26',
      start: null,
      end: null,
      note: '',
    };
    expect(
      text(
        <HoursChangedElsewhere
          news={[
            { kind: 'rule', added: true, rule },
            { kind: 'rule', added: false, rule: { ...rule, weekday: 7 } },
            { kind: 'exception', added: true, exception },
            {
              kind: 'exception',
              added: false,
              exception: { ...exception, to: '2026-12-24', start: '09:00', end: '10:00' },
            },
            { kind: 'zone' },
            { kind: 'city' },
            { kind: 'bufferBefore' },
            { kind: 'sessionTypes' },
            { kind: 'notice' },
          ]}
          saved={hours}
          onClose={() => undefined}
        />,
      ),
    ).toBe(
      'Your hours were changed in another window Tue 09:00–12:00 was added Sun ' +
        '09:00–12:00 was removed Thu 24 Dec to Sat 26 Dec was added Thu 24 Dec, 09:00–10:00 ' +
        'was removed Time zone is now Europe/London City learners see is now London ' +
        'Before each session is now no pause Session types is now Session, 60 min · Long ' +
        'session, 90 min Minimum notice is now 1 hour Your changes here are kept. Check both, then save. Got it',
    );
  });
});
