import { expect, test } from 'vitest';
import { rendered } from '#tests/support/rendered.tsx';
import { bookPagesTexts } from '../messages/pages/index.ts';
import { payingMailTexts } from '../messages/paying/mails/index.ts';
import type { Booking, Cancellation } from '../model/schemas.ts';
import { Refund } from './cancel-dialog.tsx';

const pounds = (amountMinor: number) => ({ amountMinor, currency: 'GBP' }) as const;
const languages = ['en', 'es', 'fr'] as const;

const booking = { as: 'learner', payment: { kind: 'card', refund: null } } as unknown as Booking;

/** The sentence shown for a refund of £32.00 of which `before` was returned earlier. */
function refundTextOf(before: number | undefined, language: (typeof languages)[number] = 'en'): string {
  const cancellation: Cancellation = {
    refund: pounds(3200),
    stillDue: pounds(0),
    share: 'all',
    halvesBack: null,
    ...(before !== undefined && { before: pounds(before) }),
  };
  const part = <Refund booking={booking} cancellation={cancellation} text="You get £32.00 back." />;
  return rendered(part, { messages: bookPagesTexts[language], visitor: { language } });
}

test('without an earlier refund none is mentioned', () => {
  expect(refundTextOf(undefined)).not.toContain('before');
});

test('what had gone back to the card before is taken off what goes to it now', () => {
  const said = refundTextOf(500);
  expect(said).toContain('It goes back to your card.');
  expect(said).toContain('£5.00 of it had gone back to your card before, so £27.00 goes to it now.');
});

test('after a full earlier refund nothing more is promised', () => {
  const said = refundTextOf(3200);
  expect(said).toContain('£32.00 had gone back to your card before; that was all of your refund');
  expect(said).not.toContain('It goes back to your card.');
  expect(said).not.toContain('You get');
});

test.each(languages)('the dialog and the mail after it use the same words (%s)', (language) => {
  const { partBefore, allBefore } = payingMailTexts[language].payingMails.back;
  const dialog = bookPagesTexts[language].bookPages.cancel;
  expect([dialog.partBefore, dialog.allBefore]).toEqual([partBefore, allBefore]);
  expect(refundTextOf(500, language)).toContain('27');
});
