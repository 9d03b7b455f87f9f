import { afterEach } from 'vitest';
import { setUpAppServerWithDatabase } from './app-server-and-browser.ts';

/** The account whose data calls are recorded. */
export const carmen = 'carmen.parent@example.org';

/** The app server of a file about data calls; the four open tables are emptied after each test. */
export function setUpDataCallsTest(): ReturnType<typeof setUpAppServerWithDatabase> {
  const at = setUpAppServerWithDatabase();
  afterEach(async () => {
    await at.database.query(
      `truncate user_preferences, user_locale_preferences, telemetry_events, referral_events`,
    );
  });
  return at;
}
