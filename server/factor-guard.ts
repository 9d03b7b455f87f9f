import type { MiddlewareHandler } from 'hono';
import { type ApiEnvironment, requireFactor } from '#app/platform/api.server.ts';
import type { Services } from '#app/platform/services.server.ts';
import { loadTutorOfAccount } from '#app/tutors/index.server.ts';

/** Calls in which a tutor acts or reads as a tutor: the sessions booked with them, and learners who share with them. */
const callsOfTutors =
  /^\/functions\/v1\/(tutor\/|bookings$|bookings\/(?!(series\/)?holds)|calendar-feed|dashboard$|learner-profiles\/[^/]+\/report$)/;

/**
 * A tutor without a second factor, where one is required, is refused with 401 `second_factor_required` wherever a tutor sees more than others.
 * Founders are refused by `requireAdministrator`. That no call is forgotten is tested with the role matrix (tests/roles).
 */
export function refuseTutorsWithoutFactor({ db }: Pick<Services, 'db'>): MiddlewareHandler<ApiEnvironment> {
  return async (c, next) => {
    const { account, factorMissing } = c.var;
    if (factorMissing && account && callsOfTutors.test(c.req.path)) {
      if (await loadTutorOfAccount(db, account.id)) requireFactor(c, 'any');
    }
    await next();
  };
}
