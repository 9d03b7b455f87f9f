import { row } from '../row.ts';
import { accounts, anyone, own, type Role, roles } from '../roles.ts';

export const moneyRows = [
  row('GET /credits/offers', anyone(200), {}, { query: () => ({ currency: 'GBP' }) }),
  row(
    'POST /credits/packs',
    // The learner has an unpaid pack, and may have only one.
    { ...accounts(201), learner: 409 },
    {},
    {
      body: ({ tutor, packPrice }, role) => ({
        purchaseId: purchaseOf(role),
        tutorId: tutor,
        price: packPrice,
      }),
    },
  ),
  row('GET /credits', accounts(200)),
  row(
    'POST /credits/packs/{id}/give-back',
    own(200),
    { id: 'pack' },
    {
      body: ({ packPrice }) => ({ amountMinor: (packPrice as { amountMinor?: number }).amountMinor ?? 0 }),
    },
  ),
  row('GET /invoices', accounts(200)),
  row('GET /invoices/{file}', { ...own(200), founder: 200 }, { file: 'invoice' }, { reads: ['founder'] }),
  row('GET /account/billing', accounts(200)),
  row(
    'PUT /account/billing',
    accounts(200),
    {},
    {
      body: () => ({
        name: 'Carmen Gómez',
        street: '1 Curve Road',
        postalCode: 'N1 9GU',
        city: 'London',
        region: '',
        country: 'GB',
        taxNumber: '',
      }),
    },
  ),
  row('DELETE /account/billing', accounts(200)),
  row('GET /payments/{id}', own(200), { id: 'payment' }),
  // For any caller: only the provider's signature is accepted.
  row(
    'POST /stripe/webhook',
    anyone(400),
    {},
    { body: () => ({ id: 'evt_1', type: 'checkout.session.completed' }) },
  ),
];

/** One id for each role, the same in each run. */
const purchaseOf = (role: Role) => `00000000-0000-4000-a000-00000000000${roles.indexOf(role)}`;
