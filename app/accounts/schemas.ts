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
