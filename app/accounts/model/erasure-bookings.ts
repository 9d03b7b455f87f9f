import type { Services } from '#app/platform/services.server.ts';
import type { SessionAhead } from './own-data-schemas.ts';

type AccountRef = { accountId: string };

/** What erasure needs from booking. Injected, because accounts may not import a feature above it. */
export type ErasureBookings = {
  /** Future sessions, as learner and as tutor, the next one first. */
  listAhead(services: Pick<Services, 'db' | 'clock'>, account: AccountRef): Promise<SessionAhead[]>;
  /**
   * Cancels future sessions on both sides by the cancellation rules, and notifies the other parties without passing on
   * texts the account wrote. False while one of its sessions is in progress.
   */
  cancelAhead(
    services: Pick<Services, 'db' | 'clock' | 'random' | 'settings' | 'jobs' | 'mail'>,
    account: AccountRef,
  ): Promise<boolean>;
};
