import { z } from '@hono/zod-openapi';
import { type ApiContext, type newApi, requireAccount } from '#app/platform/api.server.ts';
import { readVisitor } from '#app/preferences/index.server.ts';
import type { PracticeCaller } from '../use-cases/context.server.ts';

export type PracticeApi = ReturnType<typeof newApi>;
export const tags = ['Practice'];
export const params = z.object({ id: z.uuid() });

/** The signed-in account, and the time zone of its browser if known. */
export function callerOf(c: ApiContext): PracticeCaller {
  const { timeZone, known } = readVisitor(c.req.raw);
  const caller = { accountId: requireAccount(c).id, language: c.var.language };
  return known ? { ...caller, zone: timeZone } : caller;
}
