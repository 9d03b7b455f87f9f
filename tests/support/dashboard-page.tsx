import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { expect, onTestFinished, vi } from 'vitest';
import { accountPageTexts, accountsTexts, ownDataTexts } from '#app/accounts/index.ts';
import type { Auth } from '#app/accounts/ui/session.ts';
import { type Booking, bookPagesTexts, calendarFeedTexts } from '#app/booking/index.ts';
import { learnersHomeTexts } from '#app/dashboard/messages/index.ts';
import { learnerPageTexts } from '#app/dashboard/messages/page/index.ts';
import {
  adultLinksTexts,
  type LearnerProfile,
  learnerNeedsTexts,
  learnersTexts,
} from '#app/learners/index.ts';
import type { SentenceParts, TodayView } from '#app/practice/index.ts';
import type { Locale } from '#app/preferences/index.ts';
import { preferencesTexts } from '#app/preferences/messages/index.ts';
import { billingTexts, creditPagesTexts } from '#app/pricing/index.ts';
import { shellTexts } from '#app/shell/messages/index.ts';
import { reviewPagesTexts } from '#app/tutors/index.ts';
import { toastStore, dismissToast } from '#app/ui/toast.ts';
import { mounted, until } from './mounted.tsx';
import { openPage, type PageElement } from './page-document.ts';
import { partOf } from './part-of.ts';
import { type StubbedAnswers, stubCalls } from './stubbed-calls.ts';

const messages = {
  ...learnersTexts.en,
  ...adultLinksTexts.en,
  ...learnersHomeTexts.en,
  ...learnerPageTexts.en,
  ...learnerNeedsTexts.en,
  ...accountsTexts.en,
  ...accountPageTexts.en,
  ...ownDataTexts.en,
  ...bookPagesTexts.en,
  ...calendarFeedTexts.en,
  ...billingTexts.en,
  ...preferencesTexts.en,
  ...creditPagesTexts.en,
  ...reviewPagesTexts.en,
  ...shellTexts.en,
};

export const maya: LearnerProfile = {
  id: 'maya',
  name: 'Maya',
  ageBand: '13_15',
  schoolYear: null,
  language: 'en',
  needs: { shortSteps: false, dyslexiaFont: false, readAloud: false, extraTime: 1 },
  pace: { eveningsAWeek: null, minutesAnEvening: null },
  safetyMail: true,
};
export const leo: LearnerProfile = { ...maya, id: 'leo', name: 'Leo', schoolYear: 'Year 10' };

export const words = (text: string): SentenceParts => [{ kind: 'text', text }];

/** An hour with Marek Novak in London, confirmed, without a named learner. */
export const bookingAt = (id: string, start: string, more: Partial<Booking> = {}): Booking =>
  partOf<Booking>({
    id,
    start,
    end: new Date(Date.parse(start) + 3_600_000).toISOString(),
    state: 'confirmed',
    learnerProfileId: null,
    learner: null,
    as: 'learner',
    tutor: { name: 'Marek Novak', city: 'London', zone: 'Europe/London', avatar: portrait },
    ...more,
  });
const portrait = { ground: 'clay', skin: 1, hair: 'short', hairColour: 'brown', top: 'navy' };

/** A day without anything to do, for a learner who has begun. */
export const quietDay: TodayView = {
  newcomer: false,
  reviews: { count: 0, skills: [] },
  current: null,
  stretch: null,
  minutes: 0,
  open: null,
  doneToday: 0,
  nextReviewAt: null,
};

export const at = (path: string) => `/functions/v1${path}`;
export const refused = (code: string, message: string, status = 409) => ({
  status,
  body: { error: { code, message } },
});
export const unreachable = new TypeError('fetch failed');

/** An answer that arrives when the test lets it. */
export function later(answer: object) {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { answer: () => promise.then(() => answer), arrive: resolve };
}

type Setting = {
  answers?: StubbedAnswers;
  path?: string;
  auth?: Auth;
  client?: QueryClient;
  timeZone?: string;
  locale?: Locale;
  now?: string;
  narrow?: boolean;
  /** For a page whose data has not arrived. */
  loading?: boolean;
};

/** A part of the dashboard for a reader in London on Sunday 22 November 2026, 10:00, once it has loaded. */
export async function openPart(
  part: ReactNode,
  {
    answers = {},
    path = '/',
    auth,
    client,
    timeZone = 'Europe/London',
    locale = 'en-GB',
    now = '2026-11-22T10:00:00Z',
    narrow = false,
    loading = false,
  }: Setting = {},
) {
  vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  for (const { id } of toastStore.read()) dismissToast(id);
  const page = openPage(`http://localhost:5173${path}`);
  page.media.matches = narrow;
  const calls = stubCalls(answers);
  const keys = recordKeys();
  const screen = await mounted(part, {
    messages,
    page,
    ...(auth && { auth }),
    ...(client && { client }),
    visitor: {
      state: {
        locale,
        country: 'GB',
        currency: 'GBP',
        timezone: timeZone,
        source: 'device',
        useDeviceLocale: true,
      },
      timeZone,
    },
  });
  if (!loading) await until(() => expect(page.document.querySelectorAll('.bone')).toEqual([]));
  return {
    ...screen,
    calls,
    /** Idempotency keys of the calls that had one, in order. */
    keys,
    /** All texts, with plain spaces. */
    text: () => screen.text().replaceAll(/[\u00a0\u202f]/g, ' '),
    /** The bodies of the calls of a route, `POST /practice/sessions`. */
    sent: (route: string) =>
      calls
        .filter(({ method, path: called }) => `${method} ${called}` === routeOf(route))
        .map(({ body }) => body),
    /** Titles of the toasts that are shown. */
    toasts: () => toastStore.read().map(({ title }) => title),
    query: (selector: string): PageElement => page.document.querySelector(selector)!,
    queryAll: (selector: string) => page.document.querySelectorAll(selector),
    href: (label: string | RegExp) => screen.find(label)?.getAttribute('href'),
  };
}

const routeOf = (route: string) => route.replace(' ', ' /functions/v1');

function recordKeys(): string[] {
  const keys: string[] = [];
  const stubbed = globalThis.fetch;
  vi.stubGlobal('fetch', (input: string, init: RequestInit = {}) => {
    const key = new Headers(init.headers).get('idempotency-key');
    if (key !== null) keys.push(key);
    return stubbed(input, init);
  });
  return keys;
}
