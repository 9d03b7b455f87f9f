import { createKeyedMutex } from '#app/platform/keyed-mutex.ts';

/** Orders work under `tutor <id>` (taking a tutor’s time) and `booking <id>` (changing one booking) in this process. */
export const runExclusive = createKeyedMutex();
