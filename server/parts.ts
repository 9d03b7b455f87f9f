import type pg from 'pg';
import type { Maths } from '@curvela/maths';
import type { LiveSessions } from '#app/accounts/index.server.ts';
import type { VerifyToken } from '#app/platform/api/tokens.server.ts';
import type { Services } from '#app/platform/services.server.ts';
import type { TutorWords } from '#app/teaching/index.server.ts';
import type { HealthCheck } from './health.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { Maintenance } from './maintenance/maintenance.ts';
import type { OverloadGate } from './overload/gate.ts';
import type { Pages } from './pages.ts';
import type { Supabase } from './supabase.ts';

export type AppParts = {
  services: Services;
  /** The maths engine, in child processes. */
  maths: Maths;
  /** Texts by a language model; null or absent when none is configured. */
  words?: TutorWords | null;
  pool: pg.Pool;
  verifyToken: VerifyToken;
  /** The states of sessions; read from the database at each call when absent. */
  liveSessions?: LiveSessions;
  health: HealthCheck;
  /** The maintenance switch; absent where none is used. */
  maintenance?: Pick<Maintenance, 'closed'>;
  /** The overload gate; the default one when absent. */
  overload?: OverloadGate;
  /** Metrics; absent while no token is configured. */
  metrics?: Metrics;
  /** The built-in auth and REST service; null when a hosted Supabase is used instead. */
  supabase: Supabase | null;
  /** Null when only the API is needed. */
  pages: Pages | null;
};
