import type { ApiContext } from '#app/platform/api.server.ts';
import type { Services } from '#app/platform/services.server.ts';
import type { Founder } from './founder.ts';

/** Lets founders in and nobody else: throws 401 or 403. */
export type Enter = (services: Services, c: ApiContext) => Promise<Founder>;
