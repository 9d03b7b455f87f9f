import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { fallbackState } from '#app/preferences/domain/locale.ts';
import { rendered } from '#tests/support/rendered.tsx';
import { invoicesQuery, usersQuery } from '../api/users-client.ts';
import { foundersTexts } from '../messages/index.ts';
import { Invoices } from './invoices.tsx';
import { userDetailTexts } from '../messages/user-detail/index.ts';
import { Users } from './users.tsx';

const at = '2026-11-24T18:00:00.000Z';
const user = { learners: 0, at, role: 'family' as const };
const users = [
  { ...user, id: 'a', email: 'ana@example.org', role: 'founder' as const, state: 'active' as const },
  { ...user, id: 'b', email: 'eva@example.org', state: 'suspended' as const },
];
const invoice = {
  id: 'c',
  kind: 'invoice' as const,
  number: 'C-2026-1',
  buyer: 'Carmen',
  tutor: 'Lucía',
  owed: { amountMinor: 3200, currency: 'GBP' as const },
  dueAt: at,
  paidAt: null,
};

test.each(['en', 'es', 'fr'] as const)(
  '%s: a founder cannot be suspended; an invoice shows its amount and date',
  (language) => {
    const client = new QueryClient();
    client.setQueryData(usersQuery('').queryKey, { users, more: false });
    client.setQueryData(invoicesQuery.queryKey, { invoices: [invoice] });
    const page = rendered(
      <QueryClientProvider client={client}>
        <Users />
        <Invoices />
      </QueryClientProvider>,
      {
        messages: { ...foundersTexts[language], ...userDetailTexts[language] },
        visitor: { state: { ...fallbackState, locale: 'en-GB' } },
      },
    );
    const texts = foundersTexts[language].founders;
    expect(page).toContain('C-2026-1, £32.00');
    expect(page).toContain(texts.users.liftOf.replace('{who}', 'eva@example.org'));
    expect(page).not.toContain(texts.users.suspendOf.replace('{who}', 'ana@example.org'));
  },
);
