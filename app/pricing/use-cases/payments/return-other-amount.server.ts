import { accountContact } from '#app/accounts/index.server.ts';
import { formatMoney, type Money } from '#app/platform/money.ts';
import type { Services } from '#app/platform/services.server.ts';
import { translator } from '#app/platform/texts.ts';
import { paymentsTexts } from '../../messages/payments/index.ts';
import type { Payment } from '../../domain/payment.ts';
import { updatePayment } from '../../db/payments.server.ts';
import { orderRefund } from './refunds/order-refund.server.ts';

type Inside = Pick<Services, 'db' | 'random' | 'jobs' | 'mail'> & { now: Date };

/**
 * A payment arrived with a different amount. It buys nothing: everything is refunded and the payer notified, inside the transaction `db`.
 * The payment then stores both the received and the requested amount.
 */
export async function returnOtherAmount(
  inside: Inside,
  payment: Payment,
  arrived: { money: Money; intentId: string; checkoutId: string },
): Promise<void> {
  const { db, now } = inside;
  const { id, price } = payment;
  const { amountMinor, currency } = arrived.money;
  await updatePayment(db, id, {
    state: 'paid',
    outcome: 'returned',
    paid_at: now,
    amount_minor: amountMinor,
    currency,
    asked_minor: price.amountMinor,
    asked_currency: price.currency,
    intent_id: arrived.intentId,
    checkout_id: arrived.checkoutId,
    checkout_url: null,
  });
  await orderRefund(inside, { paymentId: id, bookingId: null, amountMinor, reason: 'wrong_amount' }, now);
  await sendReturnEmail(inside, payment, arrived.money);
}

async function sendReturnEmail({ db, mail }: Inside, payment: Payment, money: Money): Promise<void> {
  const { id, accountId, language, label, price } = payment;
  const { email } = (accountId && (await accountContact(db, accountId))) || {};
  if (!email) return;
  const t = translator(paymentsTexts, language, 'payments');
  const facts = {
    label,
    price: formatMoney(money, language, 'exact'),
    asked: formatMoney(price, language, 'exact'),
  };
  await mail.enqueue(db, {
    to: email,
    language,
    subject: t('otherAmount.subject', facts),
    text: t('otherAmount.text', facts),
    messageId: `payment-${id}-other-amount`,
  });
}
