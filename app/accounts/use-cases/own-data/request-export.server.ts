import type { Account } from '#app/platform/api.server.ts';
import type { Services } from '#app/platform/services.server.ts';
import type { Language } from '#app/platform/texts.ts';
import { requireFreshSignIn } from '../changes/fresh-sign-in.server.ts';
import {
  type ExportRecord,
  insertExport,
  loadLatestExport,
  loadPiece,
} from '../../db/own-data-export.server.ts';
import { ownDataError } from '../../model/call-errors.ts';
import { exportEnds } from '../../domain/own-data/rules.ts';
import type { OwnExport } from '../../model/own-data-schemas.ts';

export const exportJob = 'accounts.export';

/** Minutes for which a finished export is returned again instead of making a new one. */
const freshMinutes = 10;

/**
 * Requests an export of all data of the account. While one is being made, and for some minutes after, that one is
 * returned. `visitorId` is the browser's: what it did before signing in is included. Throws 403
 * `reauthentication_needed` when the session is older than fifteen minutes, so that an unattended browser cannot be
 * used to take everything.
 */
export async function requestExport(
  services: Pick<Services, 'db' | 'clock' | 'random' | 'jobs'>,
  input: { account: Account; visitorId: string | null; language: Language },
): Promise<OwnExport> {
  const { db, clock, random, jobs } = services;
  await requireFreshSignIn(services, input.account);
  const now = clock.now();
  const latest = await loadLatestExport(db, input.account.id);
  if (latest?.state === 'ready' && now.getTime() - latest.createdAt.getTime() < freshMinutes * 60_000)
    return viewOf(latest);
  await db.transaction().execute(async (trx) => {
    const { visitorId, language, account } = input;
    const id = random.uuid();
    const inserted = await insertExport(trx, { id, accountId: account.id, visitorId, language, now });
    if (inserted) await jobs.send(trx, exportJob, { exportId: id });
  });
  return (await readExport(services, input.account)) as OwnExport;
}

/** The account's latest export and its progress; null when there is none or it has expired. */
export async function readExport(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  account: Account,
): Promise<OwnExport | null> {
  const latest = await loadLatestExport(db, account.id);
  return latest && !isOver(latest, clock.now()) ? viewOf(latest) : null;
}

/**
 * The file of the account's export, read piece by piece. Throws 404 `no_export`, and 403 `reauthentication_needed` as
 * above. When a newer export replaces it during the download the stream fails, so that a partial file is not taken for
 * a complete one.
 */
export async function openExport(
  services: Pick<Services, 'db' | 'clock'>,
  account: Account,
): Promise<{ name: string; size: number; body: ReadableStream<Uint8Array> }> {
  const { db, clock } = services;
  await requireFreshSignIn(services, account);
  const latest = await loadLatestExport(db, account.id);
  if (latest?.state !== 'ready' || latest.size === null || isOver(latest, clock.now()))
    throw ownDataError('no_export', { status: 404 });
  let position = 0;
  let left = latest.size;
  const body = new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        const piece = await loadPiece(db, latest, position++);
        left -= piece?.length ?? 0;
        if (piece) controller.enqueue(new Uint8Array(piece));
        else if (left > 0) controller.error(new Error('the copy was replaced while it was read'));
        else controller.close();
      },
    },
    { highWaterMark: 1 },
  );
  return { name: nameOf(latest), size: latest.size, body };
}

const isOver = ({ readyAt }: ExportRecord, now: Date): boolean =>
  readyAt !== null && exportEnds(readyAt) <= now;

const nameOf = ({ createdAt }: ExportRecord): string => `curvela-${createdAt.toISOString().slice(0, 10)}.zip`;

const viewOf = (record: ExportRecord): OwnExport => ({
  state: record.state === 'waiting' ? 'building' : record.state,
  done: record.tablesDone,
  total: record.tablesTotal,
  size: record.size,
  fileName: nameOf(record),
  createdAt: record.createdAt.toISOString(),
  until: record.state === 'ready' && record.readyAt ? exportEnds(record.readyAt).toISOString() : null,
});
