import { z } from '@hono/zod-openapi';

/** The signed-in account as the server sees it. */
export const accountSchema = z
  .object({
    id: z.uuid(),
    email: z.string(),
    role: z.enum(['admin', 'user']),
    isAdmin: z.boolean(),
    needsFactor: z.boolean().openapi({
      description: 'What shows other people’s data is refused until the account has a second factor',
    }),
  })
  .openapi('Account');

/** The only field that the browser reports about an attempt; the account comes from the token. */
export const securityAlertSchema = z.object({
  context: z
    .string()
    .trim()
    .regex(/^[\x21-\x7e]{1,120}$/)
    .openapi({ example: '/founder-hub' }),
});
