import { raiseSecurityAlert, requireAdministrator } from '#app/accounts/index.server.ts';
import { type ApiContext, newApi } from '#app/platform/api.server.ts';
import { AppError } from '#app/platform/errors.ts';
import type { Services } from '#app/platform/services.server.ts';
import type { ModelServices } from './ai.server.ts';
import { addAiCalls } from './calls-ai.server.ts';
import { addBookingActCalls } from './bookings.server.ts';
import { addClaimCalls } from './claims.server.ts';
import { addCounters } from './counters.server.ts';
import { addDisputeCalls } from './disputes.server.ts';
import { addInvoiceCalls } from './invoices.server.ts';
import { addPayCalls } from './pay.server.ts';
import { addQuestionCalls } from './questions.server.ts';
import { addQueues } from './queues.server.ts';
import { addRefundCalls } from './refunds.server.ts';
import { addReviewCalls } from './reviews.server.ts';
import { addSafetyCalls } from './safety.server.ts';
import { addTutorVersionCalls } from './tutor-versions.server.ts';
import { addTutorCalls } from './tutors.server.ts';
import { recordReads } from './record-reads.server.ts';
import { addUserCalls, type Forget } from './users.server.ts';
import type { Founder } from '../model/founder.ts';
import { addOnBehalfCalls } from './on-behalf.server.ts';
import { addFigures } from './figures.server.ts';

/** Routes for founders, and for no one else: the server authorizes, whatever the page shows. `forget` is called with sessions that ended here. */
export const foundersApi = (services: Services & ModelServices, forget: Forget = () => undefined) => {
  const api = newApi();
  // Before anything is read from the request: what is asked for must not tell strangers which calls and fields exist.
  api.use('/founders/*', async (c, next) => {
    await enter(services, c);
    await next();
  });
  api.use('/founders/*', recordReads(services));
  addCounters(api, services);
  addFigures(api, services);
  addTutorCalls(api, services, enter);
  addOnBehalfCalls(api, services, enter);
  addQueues(api, services, enter);
  addQuestionCalls(api, services, enter);
  addBookingActCalls(api, services, enter);
  addClaimCalls(api, services, enter);
  addDisputeCalls(api, services, enter);
  addRefundCalls(api, services, enter);
  addReviewCalls(api, services, enter);
  addSafetyCalls(api, services, enter);
  addTutorVersionCalls(api, services);
  addUserCalls(api, services, enter, forget);
  addInvoiceCalls(api, services, enter);
  addPayCalls(api, services, enter);
  addAiCalls(api, services, enter);
  return api;
};

/** The calling founder. Throws 401 or 403 otherwise; a signed-in account without access also creates a security alert. */
async function enter(services: Services, c: ApiContext): Promise<Founder> {
  try {
    const { id, email } = await requireAdministrator(services, c);
    return { id, email };
  } catch (thrown) {
    if (c.var.account && thrown instanceof AppError && thrown.code === 'forbidden')
      await raiseSecurityAlert(services, {
        account: c.var.account,
        context: `${c.req.method} ${c.req.path}`.slice(0, 120),
        userAgent: c.req.header('user-agent'),
      });
    throw thrown;
  }
}
