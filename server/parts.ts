import type pg from 'pg';
import type { Maths } from '@curvela/maths';
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
  /** The checked maths, in child processes. */
  maths: Maths;
  /** Words of a language model; null or absent when none is configured. */
  words?: TutorWords | null;
  pool: pg.Pool;
  verifyToken: VerifyToken;
  health: HealthCheck;
  /** The switch that closes the product; absent where nobody can turn it. */
  maintenance?: Pick<Maintenance, 'closed'>;
  /** Who is let in when more is asked than can be answered; the usual one when absent. */
  overload?: OverloadGate;
  /** Figures for monitors; absent while no token is set for them. */
  metrics?: Metrics;
  /** The built-in auth and REST service; null when a hosted Supabase answers in its place. */
  supabase: Supabase | null;
  /** Null when only the calls are wanted. */
  pages: Pages | null;
};
