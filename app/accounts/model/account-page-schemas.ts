import { z } from '@hono/zod-openapi';

const name = z.string().nullable().openapi({ description: 'null: not known' });

export const sessionSchema = z
  .object({
    id: z.uuid(),
    createdAt: z.iso.datetime(),
    lastUsedAt: z.iso
      .datetime()
      .openapi({ description: 'To the hour: noted when the access token is renewed' }),
    device: z.object({ browser: name, system: name }),
    current: z.boolean().openapi({ description: 'The session that asks' }),
  })
  .openapi('AccountSession');

export const accountDetailsSchema = z
  .object({
    name: z.string(),
    email: z.string().nullable(),
    pendingEmail: z
      .object({ email: z.string(), sentAt: z.iso.datetime().nullable() })
      .nullable()
      .openapi({ description: 'A new address that its mailbox has not confirmed yet' }),
    password: z.boolean().openapi({ description: 'Whether the account has one' }),
    google: z.object({
      offered: z.boolean().openapi({ description: 'Whether this site offers Google' }),
      connected: z.boolean(),
      email: z.string().nullable().openapi({ description: 'Address of the connected Google account' }),
      lastUsedAt: z.iso.datetime().nullable(),
    }),
  })
  .openapi('AccountDetails');

export type AccountSession = z.infer<typeof sessionSchema>;
export type AccountDetails = z.infer<typeof accountDetailsSchema>;
