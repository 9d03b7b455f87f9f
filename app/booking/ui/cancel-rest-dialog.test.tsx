import { beforeEach, expect, test, vi } from 'vitest';
import { toastStore } from '#app/ui/toast.ts';
import { bookingMessages, british, pounds, seriesId, shownBooking } from '#tests/booking/booking-views.ts';
import { mounted, until } from '#tests/support/mounted.tsx';
import { stubCalls } from '#tests/support/stubbed-calls.ts';
import type { RestCancellation } from '../model/schemas.ts';
import { CancelRestDialog } from './cancel-rest-dialog.tsx';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-22T12:00:00Z'), toFake: ['Date'] });
  return () => vi.useRealTimers();
});

const preview = `GET /functions/v1/bookings/series/${seriesId}/cancellation`;
const cancel = `POST /functions/v1/bookings/series/${seriesId}/cancel`;
const refusal = {
  status: 409,
  body: { error: { code: 'refund_changed', message: 'Something has changed.' } },
};

const one = {
  id: 'one',
  start: '2026-11-24T18:00:00.000Z',
  end: '2026-11-24T19:00:00.000Z',
  refund: pounds(1600),
  stillDue: pounds(1600),
  share: 'part',
  halvesBack: null,
  moneyBack: pounds(1600),
} as const;
const two = {
  id: 'two',
  start: '2026-12-01T18:00:00.000Z',
  end: '2026-12-01T19:00:00.000Z',
  refund: pounds(3200),
  stillDue: pounds(0),
  share: 'all',
  halvesBack: null,
  moneyBack: pounds(3200),
} as const;
const rest = (changes: Partial<RestCancellation> = {}): RestCancellation => ({
  sessions: [one, two],
  refund: pounds(4800),
  stillDue: pounds(1600),
  halvesBack: null,
  moneyBack: pounds(4800),
  ...changes,
});

async function openDialog(shown: RestCancellation = rest()) {
  const answers: Parameters<typeof stubCalls>[0] = {
    [preview]: { body: { cancellation: shown } },
    [cancel]: { body: { bookings: [shownBooking(), shownBooking()] } },
  };
  const calls = stubCalls(answers);
  const onClose = vi.fn();
  const part = <CancelRestDialog seriesId={seriesId} onClose={onClose} />;
  const dialog = await mounted(part, { messages: bookingMessages, visitor: british });
  const text = () => dialog.text().replaceAll('\u00a0', ' ');
  return { ...dialog, text, onClose, calls, answers };
}

test('each session is shown with its refund, and the total', async () => {
  const dialog = await openDialog();
  await until(() => expect(dialog.text()).toContain('Total refund'));
  expect(dialog.text()).toBe(
    '|Cancel the rest of these sessions?|This is your refund. If an invoice isn’t paid yet, we take it off that invoice.|Tue 24 Nov, |18:00–19:00|£16.00|Tue 1 Dec, |18:00–19:00|£32.00|Total refund|£48.00|£16.00 stays on your invoice.|Keep the sessions|Cancel 2 sessions|',
  );
});

test('no invoice is mentioned when nothing is due', async () => {
  const dialog = await openDialog(rest({ stillDue: pounds(0) }));
  await until(() => expect(dialog.text()).toContain('Total refund|£48.00|Keep the sessions'));
});

test('of a paid invoice nothing is left to pay: the refund is transferred', async () => {
  const dialog = await openDialog(rest({ isInvoicePaid: true }));
  await until(() => expect(dialog.text()).toContain('Total refund|£48.00|We transfer the money to you.|'));
  expect(dialog.text()).toContain('|This is your refund. Your invoice is paid.|');
  expect(dialog.text()).not.toContain('stays on your invoice');
});

test('refunds of credits are stated in credits', async () => {
  const paid = [
    { ...one, halvesBack: 1, moneyBack: pounds(0) },
    { ...two, halvesBack: 2, moneyBack: pounds(0) },
  ];
  const credits = { halvesBack: 3, moneyBack: pounds(0), stillDue: pounds(0) };
  const dialog = await openDialog(rest({ sessions: paid, ...credits }));
  await until(() =>
    expect(dialog.text()).toContain('18:00–19:00|half a credit|Tue 1 Dec, |18:00–19:00|1 credit|'),
  );
  expect(dialog.text()).toContain('Total refund|1.5 credits|');
});

test('refunds of credits and money together are stated in both', async () => {
  const paid = [
    { ...one, halvesBack: 1, moneyBack: pounds(300) },
    { ...two, halvesBack: 0, moneyBack: pounds(600) },
  ];
  const both = { halvesBack: 1, moneyBack: pounds(900), stillDue: pounds(0) };
  const dialog = await openDialog(rest({ sessions: paid, ...both }));
  await until(() =>
    expect(dialog.text()).toContain('18:00–19:00|half a credit + £3.00|Tue 1 Dec, |18:00–19:00|£6.00|'),
  );
  expect(dialog.text()).toContain('Total refund|half a credit + £9.00|');
});

test('earlier card refunds are mentioned', async () => {
  const dialog = await openDialog(rest({ before: pounds(800) }));
  await until(() =>
    expect(dialog.text()).toContain(
      'We’d already refunded £8.00 of it to your card, so £40.00 goes back to it now.',
    ),
  );
});

test('cancelling sends the displayed total and reloads lists that were loaded before', async () => {
  const dialog = await openDialog();
  const keys = [
    ['booking', 'series', seriesId],
    ['booking', 'list', 'learner'],
    ['booking', 'one', 'one'],
  ];
  for (const key of keys) dialog.client.setQueryData(key, {});
  await until(() => expect(dialog.text()).toContain('Total refund'));
  await dialog.click('Cancel 2 sessions');
  await until(() => expect(dialog.onClose).toHaveBeenCalledTimes(1));
  expect(dialog.calls.at(-1)).toMatchObject({ method: 'POST', body: { refundMinor: 4800 } });
  expect(keys.map((key) => dialog.client.getQueryState(key)?.isInvalidated)).toEqual([true, true, true]);
  expect(toastStore.read().at(-1)?.title).toBe('2 sessions are cancelled.');
});

test('a changed total is loaded again, and the dialog stays open', async () => {
  const dialog = await openDialog();
  await until(() => expect(dialog.text()).toContain('Total refund|£48.00'));
  dialog.answers[cancel] = refusal;
  dialog.answers[preview] = {
    body: { cancellation: rest({ refund: pounds(3200), moneyBack: pounds(3200) }) },
  };
  await dialog.click('Cancel 2 sessions');
  await until(() => expect(dialog.text()).toContain('Total refund|£32.00'));
  expect(dialog.text()).toContain('|Something has changed.|');
  expect(dialog.onClose).not.toHaveBeenCalled();
});

test('nothing can be cancelled while a cancellation is pending', async () => {
  const dialog = await openDialog();
  await until(() => expect(dialog.text()).toContain('Total refund'));
  dialog.answers[cancel] = () => new Promise(() => undefined);
  await dialog.click('Cancel 2 sessions');
  await until(() => expect(dialog.find('Cancelling')?.hasAttribute('disabled')).toBe(true));
});

test('when no session is left the reason is shown, and “keep” closes the dialog', async () => {
  const body = { error: { code: 'not_cancellable', message: 'Nothing is left to cancel.' } };
  stubCalls({ [preview]: { status: 409, body } });
  const onClose = vi.fn();
  const part = <CancelRestDialog seriesId={seriesId} onClose={onClose} />;
  const dialog = await mounted(part, { messages: bookingMessages, visitor: british });
  await until(() => expect(dialog.text()).toContain('Nothing is left to cancel.'));
  expect(dialog.find('Cancel 0 sessions')?.hasAttribute('disabled')).toBe(true);
  await dialog.click('Keep the sessions');
  expect(onClose).toHaveBeenCalledTimes(1);
});
