import { describe, expect, test } from 'vitest';
import { until } from '#tests/support/mounted.tsx';
import {
  type FoundersAnswers,
  noAnswer,
  openFounders,
  refusalOf,
  unreachable,
} from '#tests/support/founders-page.tsx';
import type { OpenClaimView } from '../model/claims-schemas.ts';
import { AbsenceClaims } from './absence-claims.tsx';

const claim: OpenClaimView = {
  bookingId: 'b1',
  tutor: 'Lucía Restrepo',
  learnerEmail: 'carmen@example.org',
  start: '2026-11-24T18:00:00.000Z',
  price: { amountMinor: 3200, currency: 'GBP' },
  payment: 'invoice',
  absent: 'tutor',
  claimedBy: 'learner',
  claimedAt: '2026-11-24T18:15:00.000Z',
  objection: null,
  disputed: false,
  attended: false,
  familyAttended: false,
  statements: { learner: null, tutor: null },
};
const open = (rows: Partial<OpenClaimView>[], answers: FoundersAnswers = {}) =>
  openFounders(<AbsenceClaims />, {
    'GET /absence-claims': {
      body: { claims: rows.map((row, at) => ({ ...claim, bookingId: `b${at + 1}`, ...row })) },
    },
    ...answers,
  });
const decide = 'POST /absence-claims/b1/decision';
const reason = 'Reason (both sides get it by email, and the audit log keeps it)';

describe('a reported absence', () => {
  test.each<[Partial<OpenClaimView>[], string]>([
    [[], '|Reported absences|none to decide|No open reports.|'],
    [
      [{}],
      '|Reported absences|none to decide|Session with Lucía Restrepo, Tue 24 Nov, 18:00, £32.00' +
        '|carmen@example.org|The family says: the tutor didn’t come (Tue 24 Nov, 18:15).' +
        '|The other side hasn’t answered.|There’s no note, and attendance wasn’t marked.' +
        '|waits for an answer|Decide|',
    ],
    [
      [{ claimedBy: 'tutor', absent: 'learner', objection: 'attended', disputed: true }],
      '|Reported absences|1 to decide|Session with Lucía Restrepo, Tue 24 Nov, 18:00, £32.00' +
        '|carmen@example.org|The tutor says: the learner didn’t come (Tue 24 Nov, 18:15).' +
        '|The other side answered: “That’s not right.”|There’s no note, and attendance wasn’t marked.|to decide' +
        '|Decide|',
    ],
    [
      [{ claimedBy: 'tutor', attended: true, learnerEmail: null }],
      '|Reported absences|none to decide|Session with Lucía Restrepo, Tue 24 Nov, 18:00, £32.00' +
        '|The tutor says: I didn’t come (Tue 24 Nov, 18:15).|The other side hasn’t answered.' +
        '|The tutor marked the learner as present or sent a note.|waits for an answer|Decide|',
    ],
    [
      [{ objection: 'other_side_absent', disputed: true }, { disputed: true }],
      '|Reported absences|2 to decide|Session with Lucía Restrepo, Tue 24 Nov, 18:00, £32.00' +
        '|carmen@example.org|The family says: the tutor didn’t come (Tue 24 Nov, 18:15).' +
        '|The other side answered: “I came. The person who reported it didn’t.”' +
        '|There’s no note, and attendance wasn’t marked.|to decide|Decide' +
        '|Session with Lucía Restrepo, Tue 24 Nov, 18:00, £32.00|carmen@example.org' +
        '|The family says: the tutor didn’t come (Tue 24 Nov, 18:15).|The other side hasn’t answered.' +
        '|There’s no note, and attendance wasn’t marked.|to decide|Decide|',
    ],
  ])('%o', async (rows, text) => {
    const view = await open(rows);
    expect(view.shown()).toBe(text);
  });

  test('is marked once it is disputed, and the family can be written to', async () => {
    const view = await open([{ disputed: true }, {}]);
    expect(view.classesOf('to decide')).toEqual(['tag tag-sun']);
    expect(view.classesOf('1 to decide')).toEqual(['tag tag-sun']);
    expect(view.classesOf('waits for an answer')).toEqual(['tag ']);
    expect(view.links()[0]).toEqual(['carmen@example.org', 'mailto:carmen@example.org']);
  });
});

describe('the decision', () => {
  const decision = async (change: Partial<OpenClaimView> = {}, answers: FoundersAnswers = {}) => {
    const view = await open([change], { [decide]: { status: 204 }, ...answers });
    await view.click('Decide');
    return view;
  };
  const preview = (view: Awaited<ReturnType<typeof decision>>) =>
    view.window()!.match(/The family gets back .* The tutor earns [^|]*/)?.[0];
  const chosen = (view: Awaited<ReturnType<typeof decision>>) =>
    view
      .all('input')
      .filter((each) => each.getAttribute('type') === 'radio')
      .map(({ checked }) => checked);

  test.each<[Partial<OpenClaimView>, string]>([
    [
      {},
      '|Was somebody absent?|Was somebody absent?|Yes, the report is right|No, the session counts as held' +
        '|Back to the family, in %|Pay for the tutor, in %|Reason (both sides get it by email, and the audit log keeps ' +
        'it)|The family gets back £32.00 of £32.00. The tutor earns £0.00.|Not now|Confirm the decision|',
    ],
    [
      { claimedBy: 'tutor', absent: 'learner' },
      '|Was somebody absent?|Was somebody absent?|Yes, the report is right|No, the session counts as held' +
        '|Back to the family, in %|Pay for the tutor, in %|Reason (both sides get it by email, and the audit log keeps ' +
        'it)|The family gets back £0.00 of £32.00. The tutor earns £25.60.|Not now|Confirm the decision|',
    ],
    [
      { payment: 'credit' },
      '|Was somebody absent?|Was somebody absent?|Yes, the report is right|No, the session counts as held' +
        '|Back to the family, in %|A credit goes back whole, by half or not at all.|Pay for the tutor, in %' +
        '|Reason (both sides get it by email, and the audit log keeps it)|The family gets back £32.00 of £32.00. The ' +
        'tutor earns £0.00.|Not now|Confirm the decision|',
    ],
  ])('begins with the usual shares: %o', async (change, text) => {
    const view = await decision(change);
    expect(view.window()).toBe(text);
    expect(chosen(view)).toEqual([true, false]);
  });

  test.each<[Partial<OpenClaimView>, string, string]>([
    [{}, 'No, the session counts as held', 'The family gets back £0.00 of £32.00. The tutor earns £25.60.'],
    [
      { claimedBy: 'tutor', absent: 'learner' },
      'No, the session counts as held',
      'The family gets back £0.00 of £32.00. The tutor earns £25.60.',
    ],
  ])('%o, “%s” changes the shares', async (change, choice, text) => {
    const view = await decision(change);
    await view.fill(choice, true);
    expect(preview(view)).toBe(text);
    expect(chosen(view)).toEqual([false, true]);
    const family = view.find('Back to the family, in %')!;
    expect(['min', 'max', 'step'].map((name) => family.getAttribute(name))).toEqual(['0', '100', '1']);
    await view.fill('Yes, the report is right', true);
    expect(chosen(view)).toEqual([true, false]);
    await view.fill(reason, 'The note.');
    await view.click('Confirm the decision');
    await until(() => expect(view.sent(decide)).toHaveLength(1));
    const shares = change.absent === 'learner' ? [0, 100] : [100, 0];
    expect(view.sent(decide)).toEqual([
      { upheld: true, familyPercent: shares[0], tutorPercent: shares[1], reason: 'The note.' },
    ]);
  });

  test.each([
    ['50', '50', 'The family gets back £16.00 of £32.00. The tutor earns £12.80.'],
    ['101', '-1', 'The family gets back £32.00 of £32.00. The tutor earns £0.00.'],
    ['33.4', '99.5', 'The family gets back £10.56 of £32.00. The tutor earns £25.60.'],
    ['', 'x', 'The family gets back £0.00 of £32.00. The tutor earns £0.00.'],
  ])('%s percent to the family and %s percent to the tutor', async (family, tutor, text) => {
    const view = await decision();
    await view.fill('Back to the family, in %', family);
    await view.fill('Pay for the tutor, in %', tutor);
    expect(preview(view)).toBe(text);
  });

  test('of a credit is rounded to halves', async () => {
    const view = await decision({ payment: 'credit' });
    await view.fill('Back to the family, in %', '60');
    expect(preview(view)).toBe('The family gets back £16.00 of £32.00. The tutor earns £0.00.');
  });

  test('needs a reason and is sent with both shares', async () => {
    const view = await decision();
    expect(view.isDisabled('Confirm the decision')).toBe(true);
    await view.fill(reason, ' \n');
    expect(view.isDisabled('Confirm the decision')).toBe(true);
    await view.fill('No, the session counts as held', true);
    await view.fill('Back to the family, in %', '25');
    await view.fill('Pay for the tutor, in %', '75');
    await view.fill(reason, ' The note names the lesson. ');
    await view.click('Confirm the decision');
    await until(() => expect(view.dialog()).toBeNull());
    expect(view.sent(decide)).toEqual([
      { upheld: false, familyPercent: 25, tutorPercent: 75, reason: 'The note names the lesson.' },
    ]);
    expect(view.toasts()).toEqual([['Decided. Both sides get an email.', 'done']]);
    await until(() => expect(view.count('GET /absence-claims')).toBe(2));
  });

  test.each([
    [refusalOf('It was decided meanwhile.'), 'It was decided meanwhile.'],
    [new Error('offline'), unreachable],
  ])('that is refused keeps what was chosen and typed: %o', async (answer, text) => {
    const view = await decision({}, { [decide]: answer });
    await view.fill('Back to the family, in %', '25');
    await view.fill(reason, 'The note.');
    await view.click('Confirm the decision');
    await until(() => expect(view.window()).toContain(`|${text}|Not now|Confirm the decision|`));
    expect(view.find(reason)?.value).toBe('The note.');
    expect(view.find('Back to the family, in %')?.value).toBe('25');
    expect(view.toasts()).toEqual([]);
    await view.click('Not now');
    expect(view.dialog()).toBeNull();
  });

  test('is sent once', async () => {
    const view = await decision({}, { [decide]: noAnswer });
    await view.fill(reason, 'The note.');
    await view.click('Confirm the decision');
    await until(() => expect(view.isDisabled('One moment')).toBe(true));
    expect(view.acts()).toEqual(['POST /absence-claims/b1/decision']);
  });
});
