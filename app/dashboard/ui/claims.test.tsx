import { describe, expect, test } from 'vitest';
import type { ClaimView, DisputeView, EvidenceView } from '#app/practice/index.ts';
import { at, later, maya, openPart, refused, unreachable, words } from '#tests/support/dashboard-page.tsx';
import type { StubbedAnswers } from '#tests/support/stubbed-calls.ts';
import { until } from '#tests/support/mounted.tsx';
import { Claims } from './claims.tsx';

const claim = (key: string, more: Partial<ClaimView> = {}): ClaimView => ({
  key,
  kind: 'mastered',
  skill: { id: 'slope', name: 'Slope' },
  text: `Claim ${key}.`,
  detail: 'Three right answers.',
  since: '2026-11-18T10:00:00Z',
  evidence: [],
  dispute: null,
  ...more,
});
const evidence = (id: string, more: Partial<EvidenceView> = {}): EvidenceView => ({
  id,
  itemId: id,
  at: '2026-11-17T10:00:00Z',
  prompt: words('Solve 2x = 8'),
  given: words('x = 4'),
  right: true,
  aid: 'none',
  confidence: null,
  voided: false,
  ...more,
});
const objection = { text: 'I only mistyped.', at: '2026-11-20T23:30:00Z' };
const begin = 'POST /functions/v1/practice/sessions';

const open = (
  claims: ClaimView[],
  answers: StubbedAnswers = {},
  disputes: DisputeView[] = [],
  timeZone?: string,
) => {
  answers[`GET ${at('/practice/profiles/maya/claims')}`] = { body: { claims, disputes } };
  return openPart(<Claims profile={maya} />, { answers, ...(timeZone && { timeZone }) });
};
const marks = (screen: { all(tag: string): { getAttribute(name: string): string | null }[] }) =>
  screen
    .all('svg')
    .map((one) => one.getAttribute('class'))
    .filter((name) => name?.startsWith('mark'));

describe('the claims about a learner', () => {
  test('are none before the first practice, which begins here', async () => {
    const screen = await open([]);
    expect(screen.text()).toBe(
      '|What Maya knows so far|Think we’ve got one wrong? Tell us, and we’ll leave it out until we’ve checked.|Nothing yet. The first practice questions will show where Maya stands.|Start practising|',
    );
    expect(screen.href('Start practising')).toBe('/tutor/practice?learner=maya');
  });

  test('each have their reason and their day, in the zone of the reader', async () => {
    const late = claim('a', { since: '2026-11-18T23:30:00Z' });
    const text =
      '|What Maya knows so far|Think we’ve got one wrong? Tell us, and we’ll leave it out until we’ve checked.|Claim a.|Three right answers. Since Wednesday 18 November.|Printable report|';
    const screen = await open([late]);
    expect(screen.text()).toBe(text);
    expect(screen.href('Printable report')).toBe('/?learner=maya&report=1');
    await screen.unmount();
    const paris = await open([late], {}, [], 'Europe/Paris');
    expect(paris.text()).toBe(text.replace('Wednesday 18', 'Thursday 19'));
  });

  test('that need something done come first, the newest of a kind before older ones', async () => {
    const screen = await open([
      claim('on the way', { kind: 'on_the_way' }),
      claim('mastered'),
      claim('older mistake', { kind: 'mistake', since: '2026-11-01T10:00:00Z' }),
      claim('kept', { kind: 'kept' }),
      claim('stuck', { kind: 'stuck' }),
      claim('newer mistake', { kind: 'mistake', since: '2026-11-19T10:00:00Z' }),
    ]);
    expect(screen.all('h3').map((one) => one.textContent)).toEqual([
      'Claim newer mistake.',
      'Claim older mistake.',
      'Claim stuck.',
      'Claim kept.',
      'Claim mastered.',
      'Claim on the way.',
    ]);
    expect(marks(screen)).toEqual([
      'mark different',
      'mark different',
      'mark different',
      'mark equal',
      'mark equal',
      'mark unknown',
    ]);
  });

  test('are eight at first, and all when wanted', async () => {
    const many = (count: number) => Array.from({ length: count }, (_, index) => claim(String(index)));
    const eight = await open(many(8));
    expect(eight.all('h3')).toHaveLength(8);
    expect(eight.find(/Show/)).toBeNull();
    await eight.unmount();
    const nine = await open(many(9));
    expect(nine.all('h3')).toHaveLength(8);
    expect(nine.find('Show all 9')!.getAttribute('aria-expanded')).toBe('false');
    await nine.click('Show all 9');
    expect(nine.all('h3')).toHaveLength(9);
    expect(nine.find('Show fewer')!.getAttribute('aria-expanded')).toBe('true');
    await nine.click('Show fewer');
    expect(nine.all('h3')).toHaveLength(8);
  });

  test('that cannot be loaded are asked for again', async () => {
    const answers: StubbedAnswers = {};
    const route = `GET ${at('/practice/profiles/maya/claims')}`;
    const screen = await openPart(<Claims profile={maya} />, { answers });
    expect(screen.text()).toContain('|We couldn’t load this part. |Try again|');
    answers[route] = { body: { claims: [claim('a')], disputes: [] } };
    await screen.click('Try again');
    await until(() => expect(screen.text()).toContain('Claim a.'));
  });
});

describe('a claim', () => {
  test('opens to its answers, the latest first, and closes again', async () => {
    const screen = await open([
      claim('a', {
        evidence: [
          evidence('1'),
          evidence('2', { at: '2026-11-18T10:00:00Z', prompt: words('Solve 3x = 9') }),
        ],
      }),
    ]);
    const heading = screen.find('Claim a.')!;
    expect(heading.getAttribute('aria-expanded')).toBe('false');
    expect(heading.getAttribute('aria-controls')).toBeNull();
    expect(screen.queryAll('.is-open')).toHaveLength(0);
    await screen.click('Claim a.');
    expect(screen.text()).toContain(
      '|Wed 18 Nov|Solve 3x = 9 |Answer:| x = 4| Right|Tue 17 Nov|Solve 2x = 8 |Answer:| x = 4| Right|This isn’t right|Practise this|',
    );
    expect(heading.getAttribute('aria-expanded')).toBe('true');
    expect(heading.getAttribute('aria-controls')).toBe(screen.query('.proof').getAttribute('id'));
    expect(screen.queryAll('.is-open')).toHaveLength(1);
    await screen.click('Claim a.');
    expect(screen.text()).not.toContain('Answer:');
  });

  test.each([
    ['right', {}, 'Right', 'sr', 'mark equal'],
    ['right after a hint', { aid: 'hint' }, 'Right, after a hint', 'aid muted', 'mark equal'],
    ['wrong', { right: false }, 'Not right', 'sr', 'mark different'],
    ['wrong after a hint', { right: false, aid: 'hint' }, 'Not right', 'sr', 'mark different'],
    ['shown', { right: false, aid: 'shown' }, 'The solution was shown', 'aid muted', 'mark different'],
    ['taken out', { voided: true }, 'Removed. It doesn’t count.', 'aid muted', 'mark unknown'],
    [
      'wrong and taken out',
      { voided: true, right: false },
      'Removed. It doesn’t count.',
      'aid muted',
      'mark unknown',
    ],
  ] as const)('shows that an answer was %s', async (_, more, text, look, mark) => {
    const screen = await open([
      claim('a', { kind: 'on_the_way', evidence: [evidence('1', more as Partial<EvidenceView>)] }),
    ]);
    await screen.click('Claim a.');
    expect(screen.text()).toContain(`|Answer:| x = 4| ${text}|`);
    expect(
      screen
        .all('span')
        .find((one) => one.textContent === ` ${text}`)!
        .getAttribute('class'),
    ).toBe(look);
    expect(marks(screen)).toEqual(['mark unknown', mark]);
  });

  test('shows where no answer was given', async () => {
    const screen = await open([claim('a', { evidence: [evidence('1', { given: null, right: false })] })]);
    await screen.click('Claim a.');
    expect(screen.text()).toContain('|Solve 2x = 8 |Answer:| |none| Not right|');
  });

  test('that was objected to shows the objection, and cannot be objected to twice', async () => {
    const screen = await open([claim('a', { dispute: objection })]);
    expect(screen.text()).toContain(
      '|Claim a.|Objected to on Friday 20 November. It doesn’t count for now.|I only mistyped.|',
    );
    expect(marks(screen)).toEqual(['mark unknown']);
    await screen.click('Claim a.');
    expect(screen.find('This isn’t right')).toBeNull();
    expect(screen.find('Practise this')).not.toBeNull();
  });
});

describe('practice of a claim', () => {
  const skill = { profileId: 'maya', mode: 'skill', skills: ['slope'] };
  test.each([
    ['a mastered skill', {}, skill],
    ['a mistake', { kind: 'mistake' }, { profileId: 'maya', mode: 'mistakes', skills: [] }],
    ['a mistake that was objected to', { kind: 'mistake', dispute: objection }, skill],
  ] as const)('of %s begins with one call and is opened', async (_, more, body) => {
    const slow = later({ body: { id: 'monday' } });
    const screen = await open([claim('a', more)], { [begin]: slow.answer });
    await screen.click('Claim a.');
    await screen.click('Practise this');
    await until(() => expect(screen.find('Starting')!.getAttribute('aria-disabled')).toBe('true'));
    await screen.click('Starting');
    slow.arrive();
    await until(() => expect(screen.address()).toBe('/tutor/practice?session=monday'));
    expect(screen.sent('POST /practice/sessions')).toEqual([body]);
    expect(screen.keys).toHaveLength(1);
  });

  test.each([
    ['the server refuses', refused('practice_open', 'Finish the exam first.'), 'Finish the exam first.'],
    ['there is no network', unreachable, 'We couldn’t save this. Please try again.'],
  ])('says why it does not begin when %s', async (_, answer, text) => {
    const screen = await open([claim('a')], { [begin]: answer });
    await screen.click('Claim a.');
    await screen.click('Practise this');
    await until(() => expect(screen.text()).toContain(`|Practise this|${text}|`));
    await screen.click('Practise this');
    await until(() => expect(screen.keys).toHaveLength(2));
    expect(new Set(screen.keys).size).toBe(1);
    expect(screen.address()).toBe('/');
  });
});
