import type { ReactNode } from 'react';
import { onTestFinished, vi } from 'vitest';
import { accountsTexts } from '#app/accounts/messages/index.ts';
import { bookPagesTexts } from '#app/booking/messages/pages/index.ts';
import { tutorHoursTexts } from '#app/tutor-dashboard/messages/hours/index.ts';
import { tutorDashboardTexts } from '#app/tutor-dashboard/messages/index.ts';
import { tutorProfileTexts } from '#app/tutor-dashboard/messages/profile/index.ts';
import { TutorTargetContext } from '#app/tutor-dashboard/ui/tutor-target-context.ts';
import {
  type OwnAvailability,
  ownTutorTarget,
  reviewPagesTexts,
  tutorMeetingTexts,
  tutorPagesTexts,
  tutorTargetOf,
} from '#app/tutors/index.ts';
import { dismissToast, toastStore } from '#app/ui/toast.ts';
import { british } from '#tests/booking/booking-views.ts';
import { mounted, settle } from './mounted.tsx';
import { outlineOf } from './outline.ts';
import { stubCalls } from './stubbed-calls.ts';

const messages = {
  ...accountsTexts.en,
  ...bookPagesTexts.en,
  ...tutorHoursTexts.en,
  ...tutorDashboardTexts.en,
  ...tutorProfileTexts.en,
  ...tutorMeetingTexts.en,
  ...tutorPagesTexts.en,
  ...reviewPagesTexts.en,
};

export type DashboardAnswers = Parameters<typeof stubCalls>[0];
type Setting = Pick<Parameters<typeof mounted>[1], 'auth' | 'page'> & {
  answers?: DashboardAnswers;
  /** The tutor whose data a founder edits; without it the tutor edits their own. */
  onBehalfOf?: string;
};

/** A part of a tutor’s dashboard in London on Friday 20 November 2026, 15:30; `answers` may be changed while it is open. */
export async function openDashboardPart(
  part: ReactNode,
  { answers = {}, onBehalfOf, ...more }: Setting = {},
) {
  vi.useFakeTimers({ now: new Date('2026-11-20T15:30:00Z'), toFake: ['Date'] });
  const toasts = () => toastStore.read().map(({ title, kind }) => `${kind}: ${title}`);
  onTestFinished(() => {
    vi.useRealTimers();
    for (const { id } of toastStore.read()) dismissToast(id);
  });
  const calls = stubCalls(answers);
  const target = onBehalfOf ? tutorTargetOf(onBehalfOf) : ownTutorTarget;
  const open = await mounted(<TutorTargetContext value={target}>{part}</TutorTargetContext>, {
    messages,
    visitor: british,
    ...more,
  });
  await settle();
  await settle();
  const sent = (method: string, path: string) =>
    calls.filter((call) => call.method === method && call.path === `/functions/v1${path}`);
  return { ...open, outline: () => outlineOf(open.page.document.body), toasts, sent };
}

/** The hours of a tutor in London, Monday mornings. */
export const londonHours: OwnAvailability = {
  version: 3,
  rules: [{ weekday: 1, start: '09:00', end: '12:00' }],
  exceptions: [],
  zone: 'Europe/London',
  city: 'Londres',
  sessionTypes: ['session', 'deep'],
  bufferBefore: 0,
  bufferAfter: 15,
  notice: 60,
  windowDays: 14,
  dailyLimit: 3,
};
