import type { Services } from '#app/platform/services.server.ts';
import type { SessionAhead } from './own-data-schemas.ts';

type AccountRef = { accountId: string };

/** What erasure needs of the booking room: handed in, since a room that everybody uses may not use them back. */
export type ErasureBookings = {
  /** Sessions that have not begun, as learner and as tutor, the next first. */
  listAhead(services: Pick<Services, 'db' | 'clock'>, account: AccountRef): Promise<SessionAhead[]>;
  /**
   * Cancels what has not begun, on either side, by the rules, and tells the others without passing on what the account wrote.
   * False while one of its sessions is going on.
   */
  cancelAhead(
    services: Pick<Services, 'db' | 'clock' | 'random' | 'settings' | 'jobs' | 'mail'>,
    account: AccountRef,
  ): Promise<boolean>;
};
