import type { CheckoutSession } from './ledger.ts';

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** The provider's payment page: three buttons instead of a card form. */
export function hostedPage(session: CheckoutSession, name: string, refused: boolean): string {
  const amount = `${(session.amount_total / 100).toFixed(2)} ${session.currency.toUpperCase()}`;
  const button = (act: string, text: string) =>
    `<form method="post" action="/c/pay/${session.id}/${act}"><button>${text}</button></form>`;
  const open = session.status === 'open';
  return `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Checkout</title><link rel="icon" href="data:,">
<main><h1>${escaped(name)}</h1><p id="amount">${amount}</p>
${refused ? '<p role="alert">Your card was declined.</p>' : ''}
${open ? button('pay', 'Pay') + button('fail', 'Pay with a card that is declined') : '<p>This page has been used.</p>'}
${button('leave', 'Leave')}</main></html>`;
}
