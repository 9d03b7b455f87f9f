import { ownDataApi } from '#app/accounts/api/own-data.server.ts';
import { accountsApi, type LiveSessions } from '#app/accounts/index.server.ts';
import {
  bookingApi,
  bookPaid,
  cancelAhead,
  listAhead,
  listTutorsBookedFor,
  nextSessionOfLearner,
  paidSessions,
} from '#app/booking/index.server.ts';
import { coursesApi } from '#app/courses/index.server.ts';
import { allCourses } from '@curvela/curriculum/courses';
import { foundersApi } from '#app/founders/index.server.ts';
import { dashboardApi } from '#app/dashboard/index.server.ts';
import {
  learnersApi,
  loadRunningGoals,
  loadSharedProfile,
  pinForPractice,
} from '#app/learners/index.server.ts';
import { marketingApi } from '#app/marketing/index.server.ts';
import { mathsApi } from '#app/maths/index.server.ts';
import { idempotencyOfWrites } from './idempotent-writes.ts';
import { newApi } from '#app/platform/api.server.ts';
import { mailboxApi } from '#app/platform/mail/mailbox.server.ts';
import { platformError } from '#app/platform/problems.ts';
import { preferencesApi } from '#app/preferences/index.server.ts';
import { practiceApi } from '#app/practice/index.server.ts';
import { payApi } from '#app/pay/index.server.ts';
import { billingApi, creditsApi, invoicesApi, paidPacks } from '#app/pricing/index.server.ts';
import { paymentsApi } from '#app/pricing/index.server.ts';
import { createNetworkLimit, createRateLimit } from '#app/platform/rate-limits.server.ts';
import { searchApi } from '#app/search/index.server.ts';
import { lessonFigure, teachingApi, visitorSessionsOfNetwork } from '#app/teaching/index.server.ts';
import { loadActiveTutors, loadTutor, loadTutorsByIds, tutorsApi } from '#app/tutors/index.server.ts';
import { reviewsApi } from '#app/tutors/api/reviews.server.ts';
import { tutorDashboardApi } from '#app/tutor-dashboard/index.server.ts';
import { calendarsPerMinute, codesPerMinute, openToAll } from './functions-limits.ts';
import { requireDeclaration } from './declaration-guard.ts';
import { refuseTutorsWithoutFactor } from './factor-guard.ts';
import { jsonGuard, sizeGuard, timeGuard } from './input-guards.ts';
import type { AppParts } from './parts.ts';
import { limitByAddress } from './address-limit.ts';
import { describeApi } from './reference.ts';
import { refuseUnknownTokens } from './requests.ts';
import { writeBudgets } from './write-budgets.ts';

/** What practice needs from learner profiles. */
export const learnerServices = { pin: pinForPractice, goals: loadRunningGoals };

/** What pricing needs from tutors. */
export const tutorServices = { loadTutor, loadTutorsByIds, loadActiveTutors };

type Parts = Pick<AppParts, 'services' | 'maths' | 'pool' | 'words'> & { liveSessions: LiveSessions };

/** Everything under /functions/v1: one sub-app per feature. */
export function functionsApi({ services, maths, pool, liveSessions, words = null }: Parts) {
  const api = newApi();
  const limit = limitByAddress();
  api.use(async (c, next) => {
    c.header('cache-control', 'no-store');
    await next();
  });
  api.use(
    refuseUnknownTokens,
    refuseTutorsWithoutFactor(services),
    requireDeclaration(services),
    sizeGuard,
    jsonGuard,
    timeGuard,
    idempotencyOfWrites(services),
    writeBudgets(pool),
  );
  for (const path of openToAll) api.use(path, limit);
  api.use('/courses/certificates/*', limitByAddress(codesPerMinute));
  api.use('/calendar/*', limitByAddress(calendarsPerMinute));

  api.route('/', accountsApi({ ...services, liveSessions }));
  api.route('/', ownDataApi({ ...services, bookingRoom: { listAhead, cancelAhead } }));
  api.route('/', preferencesApi(services));
  api.route('/', learnersApi({ ...services, nextSessionOf: nextSessionOfLearner }));
  api.route('/', dashboardApi({ ...services, tutorsBookedFor: listTutorsBookedFor }));
  api.route('/', tutorsApi(services));
  api.route('/', reviewsApi(services));
  api.route('/', payApi(services));
  api.route(
    '/',
    tutorDashboardApi({ ...services, learners: learnerServices, sharedProfile: loadSharedProfile }),
  );
  api.route('/', bookingApi(services));
  api.route('/', creditsApi(services, tutorServices));
  api.route('/', invoicesApi(services));
  api.route('/', billingApi(services));
  api.route(
    '/',
    paymentsApi({
      ...services,
      bookPaid,
      packs: paidPacks(tutorServices),
      sessions: paidSessions,
    }),
  );
  api.route(
    '/',
    teachingApi({
      ...services,
      maths,
      words,
      lessonLimit: createRateLimit(pool, 'lessons', lessonFigure),
      visitorLimit: createNetworkLimit(pool, 'visitor-conversations', visitorSessionsOfNetwork),
    }),
  );
  api.route('/', practiceApi({ ...services, maths, learners: learnerServices }));
  api.route('/', coursesApi({ ...services, maths, courses: allCourses }));
  api.route('/', mathsApi({ maths }));
  api.route('/', marketingApi(services));
  api.route('/', searchApi(services));
  api.route('/', foundersApi({ ...services, maths, words }, liveSessions.forget));
  api.route('/', mailboxApi(services));
  describeApi(api, services.settings.siteUrl);
  api.all('*', () => {
    throw platformError('not_found', { status: 404 });
  });
  return api;
}
