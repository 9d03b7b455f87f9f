import { expect, onTestFinished, test, vi } from 'vitest';
import { british } from '#tests/booking/booking-views.ts';
import { mounted, settle, until } from '#tests/support/mounted.tsx';
import { outlineOf } from '#tests/support/outline.ts';
import { stubCalls } from '#tests/support/stubbed-calls.ts';
import { payTexts } from '../messages/index.ts';
import type { Pay, PayLine } from '../model/schemas.ts';
import { PayLedger } from './pay-ledger.tsx';

const texts = { loading: 'Loading', failed: 'We couldn’t load this.', again: 'Try again' };
const api = '/functions/v1/tutor/pay';
type Answers = Parameters<typeof stubCalls>[0];

const line = (change: Partial<PayLine> = {}): PayLine => ({
  id: '00000000-0000-4000-a000-0000000000b1',
  bookingId: '00000000-0000-4000-a000-0000000000b2',
  kind: 'session',
  state: 'due',
  waitsFor: null,
  learner: 'Mara',
  sessionAt: '2026-11-24T03:30:00.000Z',
  enteredAt: '2026-11-27T19:00:00.000Z',
  zone: 'America/Bogota',
  amountMinor: 2560,
  currency: 'GBP',
  reason: null,
  paidOutAt: null,
  ...change,
});
const november: Pay = {
  month: '2026-11',
  months: ['2026-11', '2026-10'],
  totals: [
    { currency: 'EUR', waiting: 1000, due: 0, paid_out: 0, written_off: 500 },
    { currency: 'GBP', waiting: 0, due: 2560, paid_out: -1280, written_off: 0 },
  ],
  lines: [
    line(),
    line({
      id: null,
      state: 'waiting',
      waitsFor: 'dispute',
      currency: 'EUR',
      amountMinor: 1000,
      learner: null,
    }),
    line({
      id: '00000000-0000-4000-a000-0000000000b3',
      kind: 'correction',
      amountMinor: -1280,
      state: 'paid_out',
      paidOutAt: '2026-12-02T02:00:00.000Z',
      reason: 'Paid twice.',
    }),
  ],
  zone: 'America/Bogota',
};

async function openLedger(answers: Answers = {}) {
  const calls = stubCalls(
    Object.assign(answers, {
      [`GET ${api}`]: answers[`GET ${api}`] ?? {
        body: { pay: november },
      },
    }),
  );
  const part = await mounted(<PayLedger texts={texts} />, { messages: payTexts.en, visitor: british });
  const outline = () => outlineOf(part.page.document.body);
  return { ...part, calls, outline };
}
/** What a browser does to save a file: addresses of what it holds. */
function stubFiles() {
  const files: Blob[] = [];
  const create = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return 'blob:statement';
  });
  const revoke = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  onTestFinished(() => {
    create.mockRestore();
    revoke.mockRestore();
  });
  return { files, revoke };
}

test('a month has its sums by currency and its lines with their reasons', async () => {
  const part = await openLedger();
  await until(() => expect(part.all('ul')).toHaveLength(1));
  expect(part.outline()).toMatchInlineSnapshot(`
    "[h2 id=pay] Your pay
    You earn 80% of what the family pays for a session. It’s due to you once the family has paid and the 72 hours for reporting an absence are over.
    Month
    [option selected] November 2026
    October 2026
    [button type=button] Statement (PDF)
    [button type=button] Statement (CSV)
    Waiting
    €10.00
    Won’t be paid
    €5.00
    Due to you
    £25.60
    Paid out
    -£12.80
    Mon 23 Nov
    Session · Mara
    due
    £25.60
    Mon 23 Nov
    Session
    the family’s bank is asking for the payment back
    €10.00
    Mon 23 Nov
    Correction · Mara
    settled on Tuesday 1 December
    Reason: Paid twice.
    -£12.80"
  `);
});

test('pay that is still read has a place of its size', async () => {
  const part = await openLedger({ [`GET ${api}`]: () => new Promise(() => undefined) });
  expect(part.outline()).toContain('[div role=status aria-label=Loading]');
  expect(part.page.document.querySelector('.bone')!.style.height).toBe('16rem');
});

test('another month is read and the former one stays until it is there', async () => {
  const part = await openLedger({
    [`GET ${api}`]: ({ query }) => ({
      body: {
        pay: query === '?month=2026-10' ? { ...november, month: '2026-10', totals: [], lines: [] } : november,
      },
    }),
  });
  await until(() => expect(part.all('ul')).toHaveLength(1));
  await part.fill(/Month/, '2026-10');
  expect(part.all('ul')).toHaveLength(1);
  await until(() => expect(part.text()).toContain('|Nothing this month yet.|'));
  expect(part.calls.filter(({ path }) => path === api).map(({ query }) => query)).toEqual([
    '',
    '?month=2026-10',
  ]);
  expect(part.find('Statement (PDF)')).toBeNull();
});

test.each([
  ['Statement (PDF)', 'pdf', 'application/pdf', 'attachment; filename="pay-2026-11.pdf"', 'pay-2026-11.pdf'],
  ['Statement (CSV)', 'csv', 'text/csv', '', '2026-11.csv'],
])('%s is saved as a file', async (button, kind, accept, disposition, name) => {
  const { files, revoke } = stubFiles();
  const part = await openLedger();
  await until(() => expect(part.find(button)).not.toBeNull());
  const requests: { path: string; accept: string | null }[] = [];
  vi.stubGlobal('fetch', async (input: string, { headers }: RequestInit) => {
    requests.push({ path: input, accept: new Headers(headers).get('accept') });
    return new Response('file', { headers: { 'content-disposition': disposition } });
  });
  await part.click(button);
  await until(() =>
    expect(part.page.document).toMatchObject({ clicked: [{ href: 'blob:statement', download: name }] }),
  );
  expect(requests).toEqual([
    { path: expect.stringMatching(new RegExp(`/tutor/pay/2026-11\\.${kind}$`)), accept },
  ]);
  expect(await files[0]!.text()).toBe('file');
  expect(revoke.mock.calls).toEqual([['blob:statement']]);
});

test('a statement that is being made is not asked for twice', async () => {
  const part = await openLedger({ [`GET ${api}/2026-11.pdf`]: () => new Promise(() => undefined) });
  await until(() => expect(part.find('Statement (PDF)')).not.toBeNull());
  await part.click('Statement (PDF)');
  await settle();
  expect(
    ['Statement (PDF)', 'Statement (CSV)'].map((label) => part.find(label)!.hasAttribute('disabled')),
  ).toEqual([true, true]);
});

test('a statement that cannot be made says why', async () => {
  const part = await openLedger({
    [`GET ${api}/2026-11.csv`]: {
      status: 403,
      body: { error: { code: 'not_a_tutor', message: 'You are not a tutor.' } },
    },
  });
  await until(() => expect(part.find('Statement (CSV)')).not.toBeNull());
  await part.click('Statement (CSV)');
  await until(() => expect(part.outline()).toContain('[p role=alert .error] You are not a tutor.'));
  expect(part.find('Statement (CSV)')!.hasAttribute('disabled')).toBe(false);
});

test('pay that cannot be read is read again', async () => {
  const answers: Answers = { [`GET ${api}`]: { status: 500, body: {} } };
  const part = await openLedger(answers);
  await until(() => expect(part.outline()).toContain('[p role=alert .error] We couldn’t load this.'));
  answers[`GET ${api}`] = { body: { pay: november } };
  await part.click('Try again');
  await until(() => expect(part.all('ul')).toHaveLength(1));
});
