import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { LineDecision, OpenPay, PayoutRequest } from '#app/pay/index.ts';
import { callApi } from '#app/platform/api-client.ts';
import type { TroubledRefund } from '#app/pricing/index.ts';
import type { DisputeDecisionRequest, PaymentDisputeView } from '../model/disputes-schemas.ts';
import type { ClaimDecisionRequest, OpenClaimView } from '../model/claims-schemas.ts';
import { type FiguresQuery, queryOf } from '../domain/figures/address.ts';
import type {
  ApplicationDecision,
  ApplicationView,
  AuditEntry,
  HealthReport,
  MessageView,
  Numbers,
  ReportedQuestionView,
  ReviewList,
  SafetyFlagView,
  TutorRecordView,
  TutorRow,
} from '../model/schemas.ts';

/** Prefix of all query keys of this feature. Invalidated after each decision, which affects queues, figures and the log. */
export const foundersKey = ['founders'] as const;

const read = <Answer, Shown>(key: string[], path: string, pick: (answer: Answer) => Shown) =>
  queryOptions({
    queryKey: [...foundersKey, ...key],
    queryFn: ({ signal }) => callApi<Answer>(`/founders${path}`, { signal }),
    select: pick,
  });

export const numbersQuery = (query: FiguresQuery) =>
  read(
    ['numbers', queryOf(query)],
    `/numbers?${queryOf(query)}`,
    ({ numbers }: { numbers: Numbers }) => numbers,
  );
export const tutorsQuery = read(['tutors'], '/tutors', ({ tutors }: { tutors: TutorRow[] }) => tutors);
export const tutorQuery = (id: string) =>
  read(['tutor', id], `/tutors/${encodeURIComponent(id)}`, ({ tutor }: { tutor: TutorRecordView }) => tutor);
export const applicationsQuery = read(
  ['applications'],
  '/applications',
  ({ applications }: { applications: ApplicationView[] }) => applications,
);
export const messagesQuery = read(
  ['messages'],
  '/messages',
  ({ messages }: { messages: MessageView[] }) => messages,
);
export const questionsQuery = read(
  ['questions'],
  '/questions',
  ({ questions }: { questions: ReportedQuestionView[] }) => questions,
);
/** The latest reviews. */
export const reviewsQuery = (limit: number) => ({
  ...read(['reviews', String(limit)], `/reviews?limit=${limit}`, (answer: ReviewList) => answer),
  placeholderData: keepPreviousData,
});
export const refundsQuery = read(
  ['refunds'],
  '/refunds',
  (answer: { refunds: TroubledRefund[]; more: boolean }) => answer,
);
/** Claims by the id of their booking. */
export const claimsQuery = read(['claims'], '/absence-claims', ({ claims }: { claims: OpenClaimView[] }) =>
  claims.map((claim) => ({ ...claim, id: claim.bookingId })),
);
/** Payments that a bank asks back. */
export const disputesQuery = read(
  ['disputes'],
  '/disputes',
  ({ disputes }: { disputes: PaymentDisputeView[] }) => disputes,
);
/** Open pay by tutor and currency. */
export const payQuery = read(['pay'], '/pay', ({ pay }: { pay: OpenPay[] }) =>
  pay.map((each) => ({ ...each, id: `${each.tutorId} ${each.currency}` })),
);
export const safetyQuery = read(['safety'], '/safety', ({ flags }: { flags: SafetyFlagView[] }) => flags);
export const auditQuery = (subject?: string) =>
  read(
    ['audit', subject ?? 'all'],
    subject ? `/audit?subject=${subject}` : '/audit',
    ({ entries }: { entries: AuditEntry[] }) => entries,
  );

export const setTutorStatus = (id: string, status: 'active' | 'paused') =>
  callApi<undefined>(`/founders/tutors/${id}`, { method: 'PATCH', body: { status } });

export const decideApplication = (id: string, decision: ApplicationDecision) =>
  callApi<{ tutorId: string | null }>(`/founders/applications/${id}/decision`, {
    method: 'POST',
    body: decision,
  });

export const markMessage = (id: string, answered: boolean) =>
  callApi<undefined>(`/founders/messages/${id}`, { method: 'PATCH', body: { answered } });

/** `after` is the number of answers displayed. One `key` per submit, so a repeated request sends nothing more. */
export const answerMessage = (id: string, answer: string, { after, key }: { after: number; key: string }) =>
  callApi<undefined>(`/founders/messages/${id}/answers`, {
    method: 'POST',
    body: { answer, after },
    idempotencyKey: key,
  });

export const setReviewHidden = (bookingId: string, hidden: boolean) =>
  callApi<undefined>(`/founders/reviews/${bookingId}/${hidden ? 'hide' : 'show'}`, { method: 'POST' });

export const decideClaim = (bookingId: string, decision: ClaimDecisionRequest) =>
  callApi<undefined>(`/founders/absence-claims/${bookingId}/decision`, { method: 'POST', body: decision });

export const decideDispute = (id: string, decision: DisputeDecisionRequest) =>
  callApi<undefined>(`/founders/disputes/${encodeURIComponent(id)}/decision`, {
    method: 'POST',
    body: decision,
  });

export const payOutTutor = (request: PayoutRequest) =>
  callApi<undefined>('/founders/pay/payouts', { method: 'POST', body: request });

export const decidePayLine = (id: string, decision: LineDecision) =>
  callApi<undefined>(`/founders/pay/lines/${id}/decision`, { method: 'POST', body: decision });

export const settleRefund = (id: string) =>
  callApi<undefined>(`/founders/refunds/${id}/settle`, { method: 'POST' });

export const decideQuestion = (id: string, decision: 'upheld' | 'rejected') =>
  callApi<undefined>(`/founders/questions/${id}/decision`, { method: 'POST', body: { decision } });

export const markFlagReviewed = (id: string, note: string | null) =>
  callApi<undefined>(`/founders/safety/${id}/seen`, { method: 'POST', body: { note } });

export const checkLanguageModel = () =>
  callApi<{ health: HealthReport }>('/founders/ai/check', { method: 'POST' });
