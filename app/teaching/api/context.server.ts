import { z } from '@hono/zod-openapi';
import { type newApi, requireVisitor, type ApiContext } from '#app/platform/api.server.ts';
import { takeOver } from '../use-cases/read-session.server.ts';
import type { SessionOwner } from '../model/record.ts';
import type { TeachingServices } from '../model/services.ts';

export type TeachingApi = ReturnType<typeof newApi>;
export const tags = ['Teaching'];
export const sessionParams = z.object({ id: z.uuid() });

/**
 * The account, else the visitor. The first call of an account from a browser takes over what that visitor began. As the privacy page
 * promises, a browser that only reads gets no visitor id.
 */
export async function ownerOf(c: ApiContext, services: TeachingServices): Promise<SessionOwner> {
  if (!c.var.account) {
    const onlyLooks = c.req.method === 'GET' && c.var.visitorId === null;
    return { visitorId: onlyLooks ? services.random.uuid() : requireVisitor(c) };
  }
  if (c.var.visitorId) await takeOver(services, c.var.account.id, c.var.visitorId);
  return { accountId: c.var.account.id };
}
