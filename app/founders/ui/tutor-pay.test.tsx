import { describe, expect, test } from 'vitest';
import type { OpenPay } from '#app/pay/index.ts';
import { until } from '#tests/support/mounted.tsx';
import {
  type FoundersAnswers,
  noAnswer,
  openFounders,
  refusalOf,
  unreachable,
} from '#tests/support/founders-page.tsx';
import { TutorPay } from './tutor-pay.tsx';

const lucia: OpenPay = {
  tutorId: 't1',
  tutor: 'Lucía Restrepo',
  currency: 'GBP',
  dueMinor: 2560,
  waitingMinor: 0,
  version: 'a1',
  overdue: [],
};
const line = {
  id: 'l1',
  sessionAt: '2026-11-03T18:00:00.000Z',
  amountMinor: 1280,
  dueAt: '2026-11-17T09:30:00.000Z',
};
const open = (rows: Partial<OpenPay>[], answers: FoundersAnswers = {}) =>
  openFounders(<TutorPay />, {
    'GET /pay': { body: { pay: rows.map((row) => ({ ...lucia, ...row })) } },
    ...answers,
  });
const reason = 'Reason, for the audit log';

describe('the pay of a tutor', () => {
  test.each<[Partial<OpenPay>[], string]>([
    [[], '|Tutors’ pay|nothing due|Nothing to pay out, nothing on hold.|'],
    [[{}], '|Tutors’ pay|1 due|Lucía Restrepo|Due: £25.60|Mark as paid|'],
    [
      [{ waitingMinor: 1280 }, { currency: 'EUR', dueMinor: 1 }],
      '|Tutors’ pay|2 due|Lucía Restrepo|Due: £25.60| · waiting: £12.80|Mark as paid|Lucía Restrepo' +
        '|Due: €0.01|Mark as paid|',
    ],
    [[{ dueMinor: 0 }], '|Tutors’ pay|nothing due|Lucía Restrepo|Due: £0.00|Close|'],
    [
      [{ dueMinor: 0, waitingMinor: -1, version: null }],
      '|Tutors’ pay|nothing due|Lucía Restrepo|Due: £0.00| · waiting: -£0.01|',
    ],
    [[{ dueMinor: -1 }], '|Tutors’ pay|nothing due|Lucía Restrepo|Due: -£0.01|Mark as paid back|'],
    [
      [{ dueMinor: 0, overdue: [line] }],
      '|Tutors’ pay|1 due|Lucía Restrepo|Due: £0.00|Session on Tue 3 Nov, 18:00: the family hasn’t paid, ' +
        'and £12.80 is waiting. The invoice was due on Tue 17 Nov, 09:30.|Approve the pay|Write off|Close|',
    ],
  ])('%o', async (rows, text) => {
    const view = await open(rows);
    expect(view.shown()).toBe(text);
  });

  test.each<[Partial<OpenPay>, string, string]>([
    [
      {},
      'Mark as paid',
      '|Have you sent £25.60 to Lucía Restrepo?|Confirm once the money has left your account. The tutor’s ' +
        'statement then shows these lines as paid out.|Not now|Mark as paid|',
    ],
    [
      { dueMinor: -1280 },
      'Mark as paid back',
      '|Has Lucía Restrepo paid back £12.80?|Confirm once the money has arrived, or once you and Lucía ' +
        'Restrepo have settled it another way. We then stop deducting it from Lucía Restrepo’s pay.|Not now' +
        '|Mark as paid back|',
    ],
    [
      { dueMinor: 0 },
      'Close',
      '|Close these lines of Lucía Restrepo?|They cancel each other out: there’s nothing to pay. The statement then shows them as settled.|Not now|Close|',
    ],
  ])('%o is settled after a confirmation', async (change, label, text) => {
    const view = await open([change], { 'POST /pay/payouts': { status: 204 } });
    await view.click(label);
    expect(view.window()).toBe(text);
    expect(view.acts()).toEqual([]);
    await view.confirm(label);
    await until(() => expect(view.dialog()).toBeNull());
    expect(view.sent('POST /pay/payouts')).toEqual([
      { tutorId: 't1', currency: 'GBP', amountMinor: change.dueMinor ?? 2560, version: 'a1' },
    ]);
    expect(view.toasts()).toEqual([['Saved in the audit log.', 'done']]);
    await until(() => expect(view.count('GET /pay')).toBe(2));
  });

  test.each([
    [refusalOf('Another session was added meanwhile.'), 'Another session was added meanwhile.'],
    [new Error('offline'), unreachable],
  ])('that cannot be recorded stays in its window, and can be left: %o', async (answer, text) => {
    const view = await open([{}], { 'POST /pay/payouts': answer });
    await view.click('Mark as paid');
    await view.confirm('Mark as paid');
    await until(() => expect(view.window()).toContain(`|${text}|Not now|Mark as paid|`));
    expect(view.toasts()).toEqual([]);
    await view.confirm('Not now');
    expect(view.dialog()).toBeNull();
  });

  test('is recorded once, however often the button is pressed', async () => {
    const view = await open([{}], { 'POST /pay/payouts': noAnswer });
    await view.click('Mark as paid');
    await view.pressTwice('Mark as paid');
    await until(() => expect(view.isDisabled('One moment')).toBe(true));
    expect(view.acts()).toEqual(['POST /pay/payouts']);
  });
});

describe('an unpaid session', () => {
  test.each([
    [
      'Approve the pay',
      'pay',
      'btn btn-primary',
      '|Approve £12.80 although the family hasn’t paid?|Reason, for the audit log' +
        '|It becomes due to the tutor.|Not now|Approve the pay|',
    ],
    [
      'Write off',
      'write_off',
      'btn btn-primary',
      '|Write off £12.80?|Reason, for the audit log|The tutor sees that it won’t be paid. If the family pays after all, it becomes due again.|Not now|Write off|',
    ],
  ])('“%s” needs a reason', async (label, decision, kind, text) => {
    const view = await open([{ dueMinor: 0, overdue: [line] }], {
      'POST /pay/lines/l1/decision': { status: 204 },
    });
    await view.click(label);
    expect(view.window()).toBe(text);
    expect(view.inDialog(label).getAttribute('class')).toBe(kind);
    expect(view.inDialog(label).hasAttribute('disabled')).toBe(true);
    await view.fill(reason, '   ');
    expect(view.inDialog(label).hasAttribute('disabled')).toBe(true);
    await view.fill(reason, ' They moved away. ');
    expect(view.inDialog(label).hasAttribute('disabled')).toBe(false);
    await view.confirm(label);
    await until(() => expect(view.dialog()).toBeNull());
    expect(view.sent('POST /pay/lines/l1/decision')).toEqual([{ decision, reason: 'They moved away.' }]);
    expect(view.toasts()).toEqual([['Saved in the audit log.', 'done']]);
  });

  test('whose decision is refused keeps the reason', async () => {
    const view = await open([{ dueMinor: 0, overdue: [line] }], {
      'POST /pay/lines/l1/decision': refusalOf('The family has paid meanwhile.'),
    });
    await view.click('Write off');
    await view.fill(reason, 'They moved away.');
    await view.confirm('Write off');
    await until(() => expect(view.window()).toContain('The family has paid meanwhile.'));
    expect(view.find(reason)?.value).toBe('They moved away.');
    await view.confirm('Not now');
    expect(view.dialog()).toBeNull();
  });
});
