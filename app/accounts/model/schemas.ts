import { z } from '@hono/zod-openapi';

/** The signed-in account as the server sees it. */
export const accountSchema = z
  .object({
    id: z.uuid(),
    email: z.string(),
    role: z.enum(['admin', 'user']),
    isAdmin: z.boolean(),
  })
  .openapi('Account');

/** What the browser may say of an attempt: only where it happened. Who it was, the token says. */
export const securityAlertSchema = z.object({
  context: z
    .string()
    .trim()
    .regex(/^[\x21-\x7e]{1,120}$/)
    .openapi({ example: '/founder-hub' }),
});
