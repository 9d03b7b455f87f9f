import { loadAlerts } from '#app/accounts/index.server.ts';
import { countInbox } from '#app/marketing/index.server.ts';
import { endsOf } from '#app/platform/time-steps.server.ts';
import type { Services } from '#app/platform/services.server.ts';
import { countWaitingApplications, loadTutorIds } from '#app/tutors/index.server.ts';
import { loadTutorsByIds } from '#app/tutors/index.server.ts';
import { resolveRange } from './figures/range.server.ts';
import type { RangeQuery } from '../model/figures-schemas.ts';
import type { Numbers } from '../model/schemas.ts';

const mostAlerts = 10;

/** Queue counters, number of tutors, and the latest security alerts of a range. Throws `range_invalid` (400). */
export async function readNumbers(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  query: RangeQuery,
): Promise<Numbers> {
  const { edges, steps } = resolveRange(query, clock.now());
  const { first: from, last: to } = endsOf(edges.slice(steps.length + 1));
  const range = { from, to };
  const [ids, applicationsWaiting, messages, alerts] = await Promise.all([
    loadTutorIds(db),
    countWaitingApplications(db),
    countInbox(db, range),
    loadAlerts(db, range, mostAlerts),
  ]);
  const statuses = (await loadTutorsByIds(db, ids)).map(({ status }) => status);
  const countOf = (status: string) => statuses.filter((each) => each === status).length;
  return {
    tutors: { active: countOf('active'), paused: countOf('paused'), left: countOf('left') },
    applicationsWaiting,
    messages,
    latestAlerts: alerts.map(({ id, email, context, userAgent, at }) => ({
      id,
      email,
      context,
      userAgent,
      at: at.toISOString(),
    })),
  };
}
