import { useQuery } from '@tanstack/react-query';
import type { OpenPay } from '#app/pay/index.ts';
import type { TroubledRefund } from '#app/pricing/index.ts';
import {
  claimsQuery,
  disputesQuery,
  payQuery,
  questionsQuery,
  refundsQuery,
  safetyQuery,
  tutorsQuery,
} from '../api/client.ts';
import { invoicesQuery } from '../api/users-client.ts';
import type { PaymentDisputeView } from '../model/disputes-schemas.ts';
import type { Numbers, TutorRow } from '../model/schemas.ts';

/** Queues of the hub by their URL name, most urgent first. */
export const queues = [
  'safety',
  'claims',
  'disputes',
  'questions',
  'refunds',
  'invoices',
  'pay',
  'applications',
  'openings',
  'messages',
] as const;
type QueueName = (typeof queues)[number];

/** State of a refund that needs attention; the first two await a person. */
export type Situation = 'failed' | 'used' | 'elsewhere' | 'sent' | 'trying';

export function situationOf({ state, usedMinor }: TroubledRefund): Situation {
  if (state === 'failed') return 'failed';
  if (state === 'done') return usedMinor > 0 ? 'used' : 'elsewhere';
  return state === 'sent' ? 'sent' : 'trying';
}

/** A complete page of an approved tutor that was never open. A tutor whom a founder paused does not wait. */
export const isReadyToOpen = ({ status, missing, wasOpen }: TutorRow): boolean =>
  status === 'paused' && missing.length === 0 && !wasOpen;
export const isOpen = ({ state }: { state: string }): boolean => state === 'open';
export const refundWaits = (refund: TroubledRefund): boolean =>
  ['failed', 'used', 'elsewhere'].includes(situationOf(refund));
export const claimWaits = ({ disputed }: { disputed: boolean }): boolean => disputed;
/** A dispute that Stripe wants evidence for, or that is lost and not decided. */
export const disputeWaits = ({ state, needsResponse, decidedAt, payment }: PaymentDisputeView): boolean =>
  state === 'lost'
    ? payment !== null && decidedAt === null
    : needsResponse && (state === 'open' || state === 'inquiry');
export const payWaits = ({ dueMinor, overdue }: OpenPay): boolean => dueMinor > 0 || overdue.length > 0;
export const invoiceWaits = ({ paidAt }: { paidAt: string | null }): boolean => paidAt === null;

/** Number of open items per queue; undefined while unknown. */
export function useWaiting(numbers: Numbers | undefined): Record<QueueName, number | undefined> {
  const safety = useQuery(safetyQuery).data;
  const questions = useQuery(questionsQuery).data;
  const claims = useQuery(claimsQuery).data;
  const disputes = useQuery(disputesQuery).data;
  const pay = useQuery(payQuery).data;
  const refunds = useQuery(refundsQuery).data?.refunds;
  const invoices = useQuery(invoicesQuery).data;
  const tutors = useQuery(tutorsQuery).data;
  return {
    openings: tutors?.filter(isReadyToOpen).length,
    safety: safety?.filter(isOpen).length,
    claims: claims?.filter(claimWaits).length,
    disputes: disputes?.filter(disputeWaits).length,
    pay: pay?.filter(payWaits).length,
    questions: questions?.filter(isOpen).length,
    refunds: refunds?.filter(refundWaits).length,
    invoices: invoices?.filter(invoiceWaits).length,
    applications: numbers?.applicationsWaiting,
    messages: numbers?.messages.waiting,
  };
}
