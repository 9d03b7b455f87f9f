import { type Kysely, sql } from 'kysely';
import type { Clock } from '#app/platform/clock.ts';
import type { DB } from '#app/platform/database-types.ts';
import { minorOf } from '#app/pricing/index.server.ts';
import { type priceCurrencies, sessionTypes } from '../../domain/tutor.ts';
import type { DemoTutor } from './demo-tutor.ts';
import { amara, camille, daniel, helene } from './tutors-a-h.ts';
import { james, lucia, mateo, priya, thomas, valentina } from './tutors-j-z.ts';
import { ines, noah } from './tutors-more.ts';

const orderOfAmounts = [
  'GBP',
  'EUR',
  'USD',
  'COP',
] as const satisfies readonly (typeof priceCurrencies)[number][];

export const demoTutors: readonly DemoTutor[] = [
  amara,
  camille,
  daniel,
  helene,
  ines,
  james,
  lucia,
  mateo,
  noah,
  priya,
  thomas,
  valentina,
];

/** Demo tutors with prices and weekly hours. Existing ones are not changed. `account` becomes Lucía’s login. */
export async function seedTutors(
  db: Kysely<DB>,
  clock: Clock,
  account?: { id: string; email: string },
): Promise<void> {
  for (const tutor of demoTutors) await db.transaction().execute((trx) => addTutor(trx, tutor, clock.now()));
  if (account)
    await db
      .updateTable('app.tutors')
      .set({ account_id: account.id, email: account.email })
      .where('id', '=', lucia.id)
      .where('account_id', 'is', null)
      .execute();
}

async function addTutor(trx: Kysely<DB>, tutor: DemoTutor, now: Date): Promise<void> {
  const inserted = await trx
    .insertInto('app.tutors')
    .values({
      id: tutor.id,
      slug: tutor.slug,
      name: tutor.name,
      city: tutor.city,
      zone: tutor.zone,
      email: tutor.email,
      mail_language: tutor.mailLanguage,
      headline: JSON.stringify(tutor.headline),
      story: JSON.stringify(tutor.story),
      subjects: [...tutor.subjects],
      levels: [...tutor.levels],
      languages: [...tutor.languages],
      avatar: JSON.stringify(tutor.avatar),
      status: 'active',
      meeting_url: `https://meet.example.org/${tutor.slug}`,
      buffer_after_minutes: tutor.bufferAfter ?? 15,
      notice_minutes: tutor.notice ?? 120,
      daily_limit: tutor.dailyLimit ?? 6,
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  // Demo data from before the introduction of levels gets them here.
  if (inserted.numInsertedOrUpdatedRows === 0n) {
    await trx
      .updateTable('app.tutors')
      .set({ levels: [...tutor.levels] })
      .where('id', '=', tutor.id)
      .where(sql`cardinality(levels)`, '=', 0)
      .execute();
    return;
  }
  await trx.insertInto('app.tutor_prices').values(pricesOf(tutor)).execute();
  await trx.insertInto('app.availability_rules').values(rulesOf(tutor)).execute();
}

const pricesOf = (tutor: DemoTutor) =>
  sessionTypes.flatMap((type) =>
    orderOfAmounts.map((currency, index) => ({
      tutor_id: tutor.id,
      session_type: type,
      currency,
      amount_minor: minorOf(tutor.prices[type][index] ?? 0),
    })),
  );

const rulesOf = (tutor: DemoTutor) =>
  Object.entries(tutor.hours).flatMap(([weekday, hours]) =>
    hours.split(' ').map((span) => {
      const [starts = '', ends = ''] = span.split('-');
      return { tutor_id: tutor.id, weekday: Number(weekday), starts, ends };
    }),
  );
