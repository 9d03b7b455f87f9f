import { afterEach } from 'vitest';
import { houseWithDatabase } from './house-and-browser.ts';

/** Whose data calls are watched. */
export const carmen = 'carmen.parent@example.org';

/** The house of a file about data calls; the four open tables are emptied after each test. */
export function dataCallsHouse(): ReturnType<typeof houseWithDatabase> {
  const at = houseWithDatabase();
  afterEach(async () => {
    await at.database.query(
      `truncate user_preferences, user_locale_preferences, telemetry_events, referral_events`,
    );
  });
  return at;
}
