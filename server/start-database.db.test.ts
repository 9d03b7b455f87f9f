import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createPool } from '#app/platform/database.server.ts';
import { silentLog } from '#app/platform/log.server.ts';
import { loadSettings } from '#app/platform/settings.server.ts';
import { createServices } from './services.ts';
import { startDatabase } from './start-database.ts';
import { createSupabase } from './supabase.ts';
import type { Undo } from './undo.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'curvela-start-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

it.each(['first', 'second'])(
  'after the %s start accounts, jobs and rows work in the application’s role',
  async (turn) => {
    const settings = loadSettings({ JWT_SECRET: 'test-secret-test-secret-test-secret-1', DATA_DIR: dataDir });
    const undo: Undo[] = [];
    const { databaseUrl, ownerUrl, pool } = await startDatabase(settings, silentLog, undo);
    const owner = createPool(ownerUrl, 2);
    undo.push(() => owner.end());
    try {
      const services = createServices({ settings, pool, log: silentLog });
      const supabase = await createSupabase(settings, databaseUrl, owner, () => Promise.resolve(), ownerUrl);
      undo.push(() => supabase.close());
      const done = Promise.withResolvers<void>();
      services.jobs.handle('test.job', () => Promise.resolve(done.resolve()));
      await services.jobs.start();
      undo.push(() => services.jobs.stop());
      await services.jobs.send(services.db, 'test.job', {});
      await done.promise;

      const answer = await supabase.fetch(
        new Request(`${settings.siteUrl}/auth/v1/signup`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ email: `${turn}@example.org`, password: 'secret-1' }),
        }),
        { language: 'en', redirectTo: undefined },
      );
      expect(answer.status).toBe(200);
      const { rows } = await pool.query(
        'select current_user::text as role, (select count(*)::int from auth.users) as people',
      );
      expect(rows).toEqual([{ role: 'curvela_application', people: turn === 'first' ? 1 : 2 }]);
      await expect(pool.query('delete from app.audit_log')).rejects.toMatchObject({ code: '42501' });
    } finally {
      for (const step of undo.toReversed()) await step();
    }
  },
);
