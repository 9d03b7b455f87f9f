import type { ApiContext } from '#app/platform/api.server.ts';
import type { Services } from '#app/platform/services.server.ts';
import type { Founder } from './founder.ts';

/** Authorizes founders; throws 401 or 403 otherwise. */
export type Enter = (services: Services, c: ApiContext) => Promise<Founder>;
