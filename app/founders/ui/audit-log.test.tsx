import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { fallbackState } from '#app/preferences/domain/locale.ts';
import { rendered } from '#tests/support/rendered.tsx';
import { foundersAiTexts } from '../messages/ai/index.ts';
import { auditQuery } from '../api/client.ts';
import { foundersTexts } from '../messages/index.ts';
import { onBehalfTexts } from '#app/tutors/messages/on-behalf/index.ts';
import { AuditLog } from './audit-log.tsx';

const entry = {
  id: 'a',
  at: '2026-11-20T09:00:00.000Z',
  actor: 'ana.founder@example.org',
  subject: 'C-2026-1',
  action: 'invoice.pay' as const,
  before: { paidAt: null },
  after: { paidAt: '2026-11-20T09:00:00.000Z', never: 1 },
};
const suspended = {
  ...entry,
  id: 'b',
  action: 'account.suspend' as const,
  before: { suspended: false },
  after: { suspended: true, sessionsEnded: 2 },
};

test.each([
  ['en', 'en-GB', ['Paid: –', 'Paid: Fri 20\u00a0Nov', 'never: 1', 'Suspended: yes · Sign-ins ended: 2']],
  ['es', 'es-ES', ['Pagada: –', 'Suspendida: sí · Sesiones cerradas: 2']],
  ['fr', 'fr-FR', ['Payée\u00a0: –', 'Suspendu\u00a0: oui · Connexions fermées\u00a0: 2']],
] as const)(
  '%s: the log shows the values before and after in the reader’s language',
  (language, locale, words) => {
    const client = new QueryClient();
    client.setQueryData(auditQuery().queryKey, { entries: [entry, suspended] });
    const page = rendered(<AuditLog title="Log" />, {
      client,
      messages: { ...foundersTexts[language], ...foundersAiTexts[language], ...onBehalfTexts[language] },
      visitor: { state: { ...fallbackState, locale } },
    });
    for (const word of words) expect(page).toContain(word);
  },
);

test.each([
  ['en', 'Loading...'],
  ['es', 'Cargando...'],
  ['fr', 'Chargement...'],
] as const)('%s: the log that is not there yet is announced as loading', (language, label) => {
  const page = rendered(<AuditLog title="Log" />, {
    client: new QueryClient(),
    messages: { ...foundersTexts[language], ...foundersAiTexts[language], ...onBehalfTexts[language] },
  });
  expect(page).toContain(`role="status" aria-label="${label}"`);
});

test('a decided report reads in words, and amounts have their currency', () => {
  const decided = {
    ...entry,
    action: 'claim.decide' as const,
    before: { absent: 'learner', claimedBy: 'learner', objection: 'other_side_absent' },
    after: { amountMinor: 3200, currency: 'GBP' },
  };
  const client = new QueryClient();
  client.setQueryData(auditQuery().queryKey, { entries: [decided] });
  const page = rendered(<AuditLog title="Log" />, {
    client,
    messages: { ...foundersTexts.en, ...foundersAiTexts.en, ...onBehalfTexts.en },
    visitor: { state: { ...fallbackState, locale: 'en-GB' } },
  });
  expect(page).toContain(
    'Didn’t come: the learner · Reported by: the family · Answer: the other side didn’t come',
  );
  expect(page).toContain('Amount: £32.00');
});
