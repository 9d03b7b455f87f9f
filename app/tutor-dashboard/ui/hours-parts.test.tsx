import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Booking } from '#app/booking/index.ts';
import {
  type AvailabilityPreview,
  type ClockChange,
  type ExplainedTime,
  type OwnAvailability,
  tutorPagesTexts,
} from '#app/tutors/index.ts';
import type { Visitor } from '#app/preferences/index.ts';
import { mounted, until } from '#tests/support/mounted.tsx';
import { partOf } from '#tests/support/part-of.ts';
import { rendered } from '#tests/support/rendered.tsx';
import { stubCalls } from '#tests/support/stubbed-calls.ts';
import { textOf } from '#tests/support/text-of.ts';
import { tutorDashboardTexts } from '../messages/index.ts';
import { tutorHoursTexts } from '../messages/hours/index.ts';
import { DaysThatDiffer } from './days-that-differ.tsx';
import { ExplainTimeForm } from './explain-time-form.tsx';
import { HoursChangedElsewhere } from './hours-changed-elsewhere.tsx';
import { HoursClocks } from './hours-clocks.tsx';
import { HoursSave } from './hours-save.tsx';
import { HoursStranded } from './hours-stranded.tsx';
import { HoursZone } from './hours-zone.tsx';
import { LimitFields } from './limit-fields.tsx';
import { TutorTargetContext } from './tutor-target-context.ts';
import { Week } from './week.tsx';
import { WeekPlan } from './week-plan.tsx';
import { WeeklyHours } from './weekly-hours.tsx';

const inLanguage = (language: 'en' | 'fr') => ({
  ...tutorDashboardTexts[language],
  ...tutorHoursTexts[language],
  ...tutorPagesTexts[language],
});
const messages = inLanguage('en');
const british = partOf<Visitor>({ state: { locale: 'en-GB', currency: 'GBP' } });
const place = { locale: 'en-GB', timeZone: 'Europe/London' } as const;

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-20T15:30:00Z'), toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

const hours: OwnAvailability = {
  version: 1,
  rules: [
    { weekday: 1, start: '14:00', end: '16:30' },
    { weekday: 1, start: '09:00', end: '12:00' },
    { weekday: 3, start: '07:30', end: '10:00' },
  ],
  exceptions: [],
  zone: 'Europe/London',
  city: 'London',
  sessionTypes: ['session', 'deep'],
  bufferBefore: 0,
  bufferAfter: 25,
  notice: 60,
  windowDays: 14,
  dailyLimit: 1,
};
const preview: AvailabilityPreview = {
  stranded: [],
  free: { days: 14, minutes: 60, before: [], after: [] },
  week: [],
  clockChanges: [],
};
const noBookings = () => {
  const client = new QueryClient({
    defaultOptions: { queries: { staleTime: Infinity, retry: false }, mutations: { retry: false } },
  });
  client.setQueryData(['booking', 'list', 'tutor'], { bookings: [] });
  return client;
};
const html = (part: React.ReactNode, client = noBookings(), path = '/') =>
  rendered(part, { messages, visitor: british, client, path });
const text = (part: React.ReactNode, client = noBookings(), path = '/') => textOf(html(part, client, path));
const founder = { path: '/founders/tutors/t1', key: ['founder', 't1'], own: false };
const shownIn = (view: { text(): string }) =>
  view
    .text()
    .replaceAll(/[\u00a0\u202f]/g, ' ')
    .replaceAll(/[\u2060\u200b]/g, '');

describe('limits', () => {
  const page = () => html(<LimitFields hours={hours} change={() => undefined} />);

  test('each limit has its choices, in order, and a saved value beside them', () => {
    expect(textOf(page())).toBe(
      'Before each session no pause 5 minutes 10 minutes 15 minutes 20 minutes 30 minutes 45 ' +
        'minutes 60 minutes After each session no pause 10 minutes 15 minutes 20 minutes 25 ' +
        'minutes 30 minutes 45 minutes 60 minutes Shortest notice 1 hour 2 hours 4 hours 12 hours ' +
        '24 hours 48 hours Bookable ahead 14 days 30 days 60 days 90 days 120 days At most per ' +
        'day 1 session 2 sessions 3 sessions 4 sessions 5 sessions 6 sessions 8 sessions 10 ' +
        'sessions Sessions you give Trial, 30 min Session, 60 min Long session, 90 min At least ' +
        'one. What is booked stays.',
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
    await view.fill(/^Shortest notice/, '240');
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
    ['As many free times as now in the next 14 days. No booked session is touched.', free(3, 3)],
    ['1 more free time in the next 14 days. No booked session is touched.', free(3, 4)],
    ['2 fewer free times in the next 14 days. No booked session is touched.', free(5, 3)],
    [
      'As many free times as now in the next 14 days. 1 booked session would lie outside.',
      { ...free(1, 1), stranded },
    ],
  ])('%s', (shown, effect) => {
    expect(textOf(bar({ preview: effect }))).toBe(
      `2 changes. 8 hours a week. Booked sessions stay as they are. ${shown} Save availability`,
    );
  });

  test('without a change there is no effect and nothing to save', () => {
    expect(textOf(bar({ changes: 0 }))).toBe(
      'No change. 8 hours a week. Booked sessions stay as they are. Save availability',
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
      'When clocks change Clocks in London do not change. A learner’s may: a weekly session keeps the learner’s hour, ' +
        'so it moves on your clock.',
    );
    expect(page(undefined)).toBe('When clocks change');
    expect(html(<HoursClocks changes={undefined} city="London" />)).toContain('class="bone"');
  });

  test('times that do not exist', () => {
    expect(page([gap])).toBe(
      'When clocks change The next two changes in London, and your hours on those days. Sunday ' +
        '28 March, 01:00 becomes 02:00 The times from 01:00 to 02:00 do not exist. Nothing can be ' +
        'booked in them. Your hours of that day are as long as ever.',
    );
  });

  test.each([
    ['Your hours 01:00–03:00 are 60 minutes shorter.', open(60, 180, -60)],
    ['Your hours 01:00–02:00 do not exist that day.', open(60, 120, -60)],
    ['Your hours 01:00–03:00 are 1 minute longer.', open(60, 180, 1)],
    ['Your hours 01:00–03:00 are 0 minutes shorter.', open(60, 180, 0)],
  ])('%s', (shown, affected) => {
    expect(page([{ ...gap, hours: [affected] }])).toContain(shown);
    expect(page([{ ...gap, hours: [affected] }])).not.toContain('as long as ever');
  });

  test('times that come twice', () => {
    const repeat: ClockChange = { ...gap, kind: 'repeat', from: '2027-10-31T02:00', to: '2027-10-31T01:00' };
    expect(page([repeat])).toBe(
      'When clocks change The next two changes in London, and your hours on those days. Sunday ' +
        '31 October, 02:00 becomes 01:00 The times from 01:00 to 02:00 come twice. Both can be ' +
        'booked. Your hours of that day are as long as ever.',
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
      '2 booked sessions lie outside the new hours Monday 23 November, 10:00–11:00 Mara: ' +
        'outside the hours of the week, beyond the daily limit Tuesday 24 November, 10:00–11:00 A ' +
        'learner: of a kind you no longer give, on a closed day, too close to the session before ' +
        'They stay as they are, and nobody is told. If you cannot come, cancel them under “Your ' +
        'sessions”. Back to the hours Save and keep the sessions',
    );
    expect(html(part(), client())).not.toContain('disabled=""');
    expect(html(part(true), client())).toContain('disabled=""');
  });

  test('a founder’s own learners are not taken for those of the tutor', async () => {
    const calls = stubCalls({});
    await mounted(<TutorTargetContext value={founder}>{part()}</TutorTargetContext>, {
      messages,
      visitor: british,
    });
    expect(calls.filter(({ path }) => path.includes('bookings'))).toEqual([]);
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
    expect(shownIn(view)).not.toContain('By your hours as they are saved.');
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
    await until(() => expect(shownIn(view)).toContain('Tuesday 24 November, 09:30 is not free.'));
    expect(shownIn(view).slice(shownIn(view).indexOf('About hours'))).toBe(
      'About hours.| |To the week|About grid.| |To the week|About closed.| |To the days that ' +
        'differ|About length.| |To this setting|About notice.| |To this setting|About window.| ' +
        '|To this setting|About daily_limit.| |To this setting|About buffer.| |To this ' +
        'setting|About past.| |About booked.| |To your sessions|About held.| |To your sessions|By ' +
        'your hours as they are saved.|',
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
    expect(shownIn(view)).toMatch(/shows it first.*is free.*shows it again.*is not free/);
  });

  test('a skipped time', async () => {
    const { view } = await ask(explained([], 'The clock skips this time.'));
    await until(() => expect(shownIn(view)).toContain('The clock skips this time.'));
  });

  test.each([
    ['We could not load this.', new Error('offline')],
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
      'Meanwhile your hours were saved in another window Tue 09:00–12:00 was added Sun ' +
        '09:00–12:00 was taken away Thu 24 Dec to Sat 26 Dec was added Thu 24 Dec, 09:00–10:00 ' +
        'was taken away Time zone is now Europe/London Place that learners see is now London ' +
        'Before each session is now no pause Sessions you give is now Session, 60 min · Long ' +
        'session, 90 min Shortest notice is now 1 hour What you changed here is kept. Look at ' +
        'both, then save. I have seen it',
    );
  });
});

describe('days that differ', () => {
  const day = {
    kind: 'open' as const,
    from: '2026-11-26',
    to: '2026-11-26',
    start: '09:00',
    end: '12:00',
    note: 'Exam week',
  };
  const range = { ...day, kind: 'closed' as const, to: '2026-11-28', start: null, end: null, note: '' };
  const open = async (exceptions: OwnAvailability['exceptions'] = []) => {
    const change = vi.fn();
    const view = await mounted(<DaysThatDiffer hours={{ ...hours, exceptions }} change={change} />, {
      messages,
      visitor: british,
    });
    return { view, change };
  };

  test('each has its dates, hours, kind and note, and is removed by name', async () => {
    const { view, change } = await open([day, range]);
    expect(shownIn(view)).toBe(
      '|Thu 26 Nov, 09:00–12:00|Exam week|open once|Thu 26 Nov to Sat 28 Nov|closed|Add a day ' +
        'or a range|',
    );
    expect(view.all('button').map((button) => button.getAttribute('aria-label'))).toEqual([
      'Remove Thu 26 Nov, 09:00–12:00',
      'Remove Thu 26 Nov to Sat 28 Nov',
      null,
    ]);
    await view.click(/^Remove Thu.*09:00/);
    expect(change).toHaveBeenCalledWith({ ...hours, exceptions: [range] });
  });

  test('an added range is closed for whole days, and ends no earlier than it begins', async () => {
    const { view, change } = await open();
    expect(shownIn(view)).toContain('No day differs.');
    await view.click('Add a day or a range');
    expect(shownIn(view)).not.toContain('No day differs.');
    await view.fill('First day', '2026-11-26');
    await view.fill(/^Last day/, '2026-11-25');
    await view.fill(/^Note/, ' Exam week ');
    await view.click('Add');
    expect(change).toHaveBeenCalledWith({
      ...hours,
      exceptions: [
        { kind: 'closed', from: '2026-11-26', to: '2026-11-26', start: null, end: null, note: 'Exam week' },
      ],
    });
    expect(view.find('Add a day or a range')).not.toBeNull();
  });

  test('hours of a day that is open once end after they begin', async () => {
    const { view, change } = await open();
    await view.click('Add a day or a range');
    await view.click('open once');
    expect(view.find('open once')?.getAttribute('aria-checked')).toBe('true');
    expect(view.find('closed')?.getAttribute('aria-checked')).toBe('false');
    await view.fill('First day', '2026-11-26');
    await view.fill(/^Last day/, '2026-11-27');
    await view.fill('The whole day', false);
    expect(view.find('From')?.childNodes).toHaveLength(96);
    await view.fill('From', '10:00');
    expect(view.find('To')?.childNodes[0]?.textContent).toBe('10:15');
    await view.click('Add');
    expect(change.mock.lastCall?.[0].exceptions).toEqual([
      { kind: 'open', from: '2026-11-26', to: '2026-11-27', start: '10:00', end: '12:00', note: '' },
    ]);
    await view.click('Add a day or a range');
    await view.fill('The whole day', false);
    await view.fill('From', '12:00');
    await view.fill('First day', '2026-11-26');
    await view.click('Add');
    expect(change.mock.lastCall?.[0].exceptions[0]).toMatchObject({ start: '12:00', end: '24:00' });
    await view.click('Add a day or a range');
    await view.click('Leave it');
    expect(view.find('Leave it')).toBeNull();
    expect(change).toHaveBeenCalledTimes(2);
  });
});

describe('the hours of a week', () => {
  test('the plan has whole hours from eight to seven, or further where the hours reach', () => {
    expect(text(<WeekPlan hours={hours} />)).toBe(
      'Your usual week: in the coloured hours you can be booked 07 09 11 13 15 17 19 Mon Tue ' +
        'Wed Thu Fri Sat Sun',
    );
    expect(html(<WeekPlan hours={hours} />).match(/style="[^"]+"/g)).toEqual([
      'style="left:0%"',
      'style="left:16.666666666666668%"',
      'style="left:33.333333333333336%"',
      'style="left:50%"',
      'style="left:66.66666666666667%"',
      'style="left:83.33333333333333%"',
      'style="left:100%"',
      'style="left:16.666666666666668%;width:calc(41.666666666666664% - 16.666666666666668%)"',
      'style="left:58.333333333333336%;width:calc(79.16666666666667% - 58.333333333333336%)"',
      'style="left:4.166666666666667%;width:calc(25% - 4.166666666666667%)"',
    ]);
    expect(
      text(<WeekPlan hours={{ ...hours, rules: [{ weekday: 1, start: '07:00', end: '20:15' }] }} />),
    ).toBe(
      'Your usual week: in the coloured hours you can be booked 07 10 13 16 19 Mon Tue Wed Thu ' +
        'Fri Sat Sun',
    );
    expect(
      text(<WeekPlan hours={{ ...hours, rules: [{ weekday: 1, start: '07:00', end: '19:00' }] }} />),
    ).toContain('07 09 11 13 15 17 19');
    expect(text(<WeekPlan hours={{ ...hours, rules: [] }} />)).toContain('08 10 12 14 16 18');
  });

  test('a French tutor reads the plan in French', () => {
    const french = textOf(
      rendered(<WeekPlan hours={hours} />, {
        messages: inLanguage('fr'),
        visitor: { language: 'fr', state: { ...british.state, locale: 'fr-FR' } },
      }),
    );
    expect(french).toBe(
      'Votre semaine habituelle : on peut vous réserver aux heures colorées 07 09 11 13 15 17 ' +
        '19 lun. mar. mer. jeu. ven. sam. dim.',
    );
  });

  const open = async (of = hours) => {
    const change = vi.fn();
    const view = await mounted(<WeeklyHours hours={of} change={change} />, { messages, visitor: british });
    return { view, change };
  };

  test('each day has its spans in order, or is off', async () => {
    const { view } = await open();
    expect(shownIn(view)).toBe(
      '|Mon|09:00–12:00|14:00–16:30|+|Tue|not teaching|+|Wed|07:30–10:00|+|Thu|not ' +
        'teaching|+|Fri|not teaching|+|Sat|not teaching|+|Sun|not teaching|+|',
    );
  });

  test('a span is removed by its button and added from a form', async () => {
    const { view, change } = await open();
    await view.click(/^Mon.* 09:00–12:00, remove/);
    expect(change.mock.lastCall?.[0].rules).toEqual([hours.rules[0], hours.rules[2]]);
    await view.click(/^Add a time on Tue/);
    await view.click('Add');
    expect(change.mock.lastCall?.[0].rules.at(-1)).toEqual({ weekday: 2, start: '09:00', end: '12:00' });
    for (const [from, end] of [
      ['11:00', '12:00'],
      ['12:00', '14:00'],
      ['23:45', '24:00'],
    ]) {
      await view.click(/^Add a time on Tue/);
      await view.fill('From', from!);
      await view.click('Add');
      expect(change.mock.lastCall?.[0].rules.at(-1)).toEqual({ weekday: 2, start: from, end });
    }
    await view.click(/^Add a time on Tue/);
    expect(view.find('From')?.childNodes).toHaveLength(96);
    await view.fill('From', '10:00');
    expect(view.find('To')?.childNodes[0]?.textContent).toBe('10:15');
    await view.fill('To', '10:30');
    await view.click('Add');
    expect(change.mock.lastCall?.[0].rules.at(-1)).toEqual({ weekday: 2, start: '10:00', end: '10:30' });
    expect(view.find('From')).toBeNull();
    await view.click(/^Add a time on Tue/);
    await view.click(/^Add a time on Tue/);
    expect(view.find('From')).toBeNull();
    await view.click(/^Add a time on Tue/);
    await view.click('Leave it');
    expect(view.find('From')).toBeNull();
    expect(change).toHaveBeenCalledTimes(6);
  });

  test('spans are copied to the chosen days', async () => {
    const { view, change } = await open();
    await view.click(/^Copy Wed/);
    expect(view.find(/^Copy Wed/)?.getAttribute('aria-expanded')).toBe('true');
    expect(shownIn(view)).toContain('They replace what these days have now.');
    expect(view.find('Copy')?.hasAttribute('disabled')).toBe(true);
    expect(view.all('label').map((label) => label.textContent)).toEqual([
      'Mon',
      'Tue',
      'Thu',
      'Fri',
      'Sat',
      'Sun',
    ]);
    await view.fill(/^Fri/, true);
    await view.fill(/^Sat/, true);
    await view.fill(/^Fri/, false);
    await view.click('Copy');
    expect(change.mock.lastCall?.[0].rules.filter(({ weekday }: { weekday: number }) => weekday > 3)).toEqual(
      [{ weekday: 6, start: '07:30', end: '10:00' }],
    );
  });
});

describe('the week of a date', () => {
  const session = (id: string, start: string, end: string, minutes: number) =>
    partOf<Booking>({ id, start, end, minutes, learner: 'Mara' });
  const page = (sessions: Booking[] = [], of = hours, path = '/') =>
    html(
      <Week sessions={sessions} hours={of} nameOf={({ learner }) => learner ?? ''} place={place} />,
      noBookings(),
      path,
    );

  test('it has open hours and sessions, and leads to the weeks beside it', () => {
    const closed = {
      kind: 'closed' as const,
      from: '2026-11-18',
      to: '2026-11-18',
      start: null,
      end: null,
      note: 'Exam',
    };
    const week = page(
      [
        session('b1', '2026-11-17T09:00:00Z', '2026-11-17T10:30:00Z', 90),
        session('b2', '2026-11-23T09:00:00Z', '2026-11-23T10:00:00Z', 60),
      ],
      { ...hours, exceptions: [closed] },
    );
    expect(textOf(week)).toBe(
      'The week of Monday 16 November All times are in your time zone. 08 10 12 14 16 18 Mon 16 ' +
        'Nov open 09:00–12:00, 14:00–16:30 nothing booked Tue 17 Nov 09:00 Mara , until 10:30 Wed ' +
        '18 Nov closed Exam nothing booked Thu 19 Nov nothing booked Fri 20 Nov nothing booked ' +
        'Sat 21 Nov nothing booked Sun 22 Nov nothing booked',
    );
    expect(week.match(/href="[^"]+"/g)).toEqual([
      'href="/?week=2026-11-09"',
      'href="/?week=2026-11-23"',
      'href="/tutor-dashboard?session=b1"',
    ]);
    expect(week.match(/style="[^"]+"/g)).toEqual([
      'style="left:0%"',
      'style="left:18.181818181818183%"',
      'style="left:36.36363636363637%"',
      'style="left:54.54545454545455%"',
      'style="left:72.72727272727273%"',
      'style="left:90.9090909090909%"',
      'style="left:9.090909090909092%;width:27.272727272727273%"',
      'style="left:54.54545454545455%;width:22.727272727272727%"',
      'style="left:9.090909090909092%;width:13.636363636363637%"',
    ]);
    expect(week.match(/is-today/g)).toHaveLength(1);
    expect(week).toMatch(/is-today"><span class="d num">Fri.20.Nov/);
  });

  test('the address chooses another week and keeps the rest', () => {
    const week = page([], hours, '/?session=b1&week=2026-12-03');
    expect(textOf(week)).toContain('The week of Monday 30 November');
    expect(week).toContain('href="/?session=b1&amp;week=2026-12-07"');
    expect(textOf(page([], hours, '/?week=soon'))).toContain('The week of Monday 16 November');
    expect(textOf(page([], hours, '/?week=2026-12-033'))).toContain('The week of Monday 16 November');
  });

  test('sessions outside the day widen the plan, and a note is there without hours', () => {
    const early = page([session('b1', '2026-11-17T05:30:00Z', '2026-11-17T06:30:00Z', 60)], {
      ...hours,
      rules: [],
    });
    expect(textOf(early)).toContain('05 08 11 14 17');
    const late = page([session('b1', '2026-11-17T22:30:00Z', '2026-11-18T00:00:00Z', 90)], {
      ...hours,
      rules: [],
    });
    expect(textOf(late)).toContain('08 11 14 17 20 23');
    expect(late.match(/style="left[^"]+"/g)?.at(-1)).toBe('style="left:90.625%;width:9.375%"');
  });
});

describe('another time zone', () => {
  const moved = { ...hours, zone: 'America/Bogota', city: ' Bogotá ' };
  const move: AvailabilityPreview = {
    ...preview,
    stranded: [{ id: 'b2', start: '2026-11-24T09:00:00Z', end: '2026-11-24T10:00:00Z', rules: ['hours'] }],
    free: {
      days: 14,
      minutes: 60,
      before: ['2026-11-23T15:00:00Z', '2026-11-23T16:00:00Z', '2026-11-25T15:00:00Z'],
      after: ['2026-11-25T15:00:00Z', '2026-11-26T15:00:00Z'],
    },
    week: [
      {
        weekday: 1,
        before: { start: '2026-11-23T09:00:00Z', end: '2026-11-23T12:00:00Z' },
        after: { start: '2026-11-23T14:00:00Z', end: '2026-11-23T17:00:00Z' },
      },
    ],
  };
  const sessions = [
    partOf<Booking>({
      id: 'b2',
      state: 'confirmed',
      start: '2026-11-24T09:00:00Z',
      end: '2026-11-24T10:00:00Z',
      learner: null,
    }),
    partOf<Booking>({
      id: 'b1',
      state: 'confirmed',
      start: '2026-11-23T09:00:00Z',
      end: '2026-11-23T10:00:00Z',
      learner: 'Mara',
    }),
    partOf<Booking>({
      id: 'b3',
      state: 'cancelled',
      start: '2026-11-23T09:00:00Z',
      end: '2026-11-23T10:00:00Z',
      learner: 'Ana',
    }),
    partOf<Booking>({
      id: 'b4',
      state: 'confirmed',
      start: '2026-11-20T14:30:00Z',
      end: '2026-11-20T15:30:00Z',
      learner: 'Eva',
    }),
  ];
  const client = () => {
    const own = noBookings();
    own.setQueryData(['booking', 'list', 'tutor'], { bookings: sessions });
    return own;
  };
  const zone = (more: Partial<Parameters<typeof HoursZone>[0]> = {}) => (
    <HoursZone saved={hours} hours={moved} change={() => undefined} preview={move} {...more} />
  );
  const moves = (page: string) => textOf(page.slice(page.indexOf('class="zone-move"')));

  test('week, free times and booked sessions are shown on both clocks', () => {
    const page = html(zone(), client());
    expect(moves(page)).toBe(
      'class="zone-move" role="group" aria-label="What moves"> What moves Your week keeps its ' +
        'times on your clock, so it moves for learners. Day So far, in London Then, in Bogotá Mon ' +
        '09:00–12:00 04:00–07:00 in Bogotá 09:00–12:00 14:00–17:00 in London Free times of the ' +
        'next 14 days, in Bogotá (So far 3, Then 2) Day So far Then Mon 23 Nov 2 times, ' +
        '10:00–11:00 none Wed 25 Nov 1 time, 10:00 1 time, 10:00 Thu 26 Nov none 1 time, 10:00 ' +
        'Booked sessions keep their moment Mara: Monday 23 November, 09:00 in London, Monday 23 ' +
        'November, 04:00 in Bogotá A learner: Tuesday 24 November, 09:00 in London, Tuesday 24 ' +
        'November, 04:00 in Bogotá outside',
    );
  });

  test('nothing moves while the zone stays, or before the preview is there', () => {
    expect(html(zone({ hours }), client())).not.toContain('zone-move');
    expect(html(zone({ preview: undefined }), client())).not.toContain('zone-move');
  });

  test('a week without hours has no table of them, and a founder sees no sessions of their own', () => {
    expect(moves(html(zone({ preview: { ...move, week: [] } }), client()))).not.toContain('Your week keeps');
    expect(
      moves(html(<TutorTargetContext value={founder}>{zone()}</TutorTargetContext>, client())),
    ).not.toContain('Mara');
    expect(moves(html(zone()))).not.toContain('Booked sessions keep their moment');
    expect(moves(html(zone({ hours: { ...moved, city: ' ' } }), client()))).toContain(
      'Then, in America/Bogota',
    );
  });

  test('an automatic place follows the zone, and the saved one comes back with it', async () => {
    const change = vi.fn();
    const view = await mounted(zone({ change, preview: undefined }), {
      messages,
      visitor: british,
      client: client(),
    });
    await view.fill(/^Time zone/, 'America/New_York');
    expect(change).toHaveBeenLastCalledWith({ ...moved, zone: 'America/New_York', city: 'New York' });
    await view.fill(/^Time zone/, 'Europe/London');
    expect(change).toHaveBeenLastCalledWith({ ...moved, zone: 'Europe/London', city: 'London' });
    await view.fill('Place that learners see', 'Chía');
    expect(change).toHaveBeenLastCalledWith({ ...moved, city: 'Chía' });
    expect(view.all('option').some((option) => option.textContent === 'America/New York')).toBe(true);
  });
});
