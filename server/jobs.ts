import { registerAuthMails } from '#app/accounts/index.server.ts';
import { registerOwnDataJobs } from '#app/accounts/use-cases/own-data/jobs.server.ts';
import { cancelAhead, listAhead, registerBookingJobs } from '#app/booking/index.server.ts';
import { registerLearnerJobs } from '#app/learners/index.server.ts';
import type { Maths } from '@curvela/maths';
import { registerHousekeeping } from '#app/platform/housekeeping.server.ts';
import type { Services } from '#app/platform/services.server.ts';
import { registerCreditJobs } from '#app/pricing/index.server.ts';
import { registerPaymentJobs } from '#app/pricing/index.server.ts';
import { registerSearchJobs } from '#app/search/index.server.ts';
import { registerTeachingJobs } from '#app/teaching/index.server.ts';
import { registerReviewJobs } from '#app/tutors/use-cases/reviews/ask-review.server.ts';
import { registerRetention } from '#database/retention.ts';
import { tutorServices } from './functions.ts';
import { searchSources } from './search-sources.ts';

/** Registers the background jobs; any process may run them. */
export function registerJobs(services: Services, maths: Maths): void {
  registerHousekeeping(services);
  registerRetention(services);
  registerAuthMails(services);
  registerOwnDataJobs(services, { listAhead, cancelAhead });
  registerLearnerJobs(services);
  registerBookingJobs(services);
  registerReviewJobs(services);
  registerPaymentJobs(services);
  registerCreditJobs(services, tutorServices);
  registerTeachingJobs({ ...services, maths });
  registerSearchJobs(services, searchSources(maths, services.settings));
}
