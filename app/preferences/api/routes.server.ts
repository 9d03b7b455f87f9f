import { createRoute, z } from '@hono/zod-openapi';
import { body, failures, json, newApi, orNull, requireAccount } from '#app/platform/api.server.ts';
import type { Services } from '#app/platform/services.server.ts';
import { loadLocaleRecord, saveLocaleRecord } from '../db/preferences.server.ts';
import { localeRecordSchema } from '../model/schemas.ts';

const path = '/account/locale';
const tags = ['Preferences'];
const security = [{ bearer: [] }];
const answer = json(z.object({ locale: orNull(localeRecordSchema) }), 'Null: none were saved');

/**
 * The account's copy of the locale preferences. The data client's calls to the same table are suppressed
 * (specification, section 7); these routes make saved settings follow the account.
 */
export const preferencesApi = ({ db }: Pick<Services, 'db'>) =>
  newApi()
    .openapi(
      createRoute({
        method: 'get',
        path,
        tags,
        summary: 'The language, region, currency and time zone saved in my account',
        security,
        responses: { 200: answer, ...failures(401) },
      }),
      async (c) => c.json({ locale: await loadLocaleRecord(db, requireAccount(c).id) }, 200),
    )
    .openapi(
      createRoute({
        method: 'put',
        path,
        tags,
        summary: 'Saves language, region, currency and time zone in my account',
        security,
        request: body(localeRecordSchema),
        responses: { 200: answer, ...failures(400, 401) },
      }),
      async (c) => {
        const { id } = requireAccount(c);
        const locale = c.req.valid('json');
        await saveLocaleRecord(db, id, locale);
        return c.json({ locale }, 200);
      },
    );
