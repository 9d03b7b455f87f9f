import type pg from 'pg';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { tutorPagesTexts } from '#app/tutors/messages/pages/index.ts';
import { tutorDashboardTexts } from '#app/tutor-dashboard/messages/index.ts';
import { looksWell } from './booking-steps.ts';
import { press } from './confirm-steps.ts';
import { nextSession, runningSession } from './tutor-sessions.ts';

/* Lucía's steps on the tutor dashboard, in English and by keyboard, that also check stored data. */

const t = tutorDashboardTexts.en.tutorDesk;

const bookingOf = async (database: pg.Client, id: string) => {
  const select = 'select state, absent, price_minor, refund_minor from app.bookings where id = $1';
  return (await database.query(select, [id])).rows[0] as {
    state: string;
    absent: string | null;
    price_minor: number;
    refund_minor: number | null;
  };
};

/** A vacation over a booked session: she is warned, closes the days all the same, and the session stays. */
export async function closesOverABooking(page: Page, database: pg.Client): Promise<void> {
  const id = await nextSession(database, { days: 25 });
  const { rows } = await database.query<{ day: string }>(
    `select to_char(starts_at at time zone 'America/Bogota', 'YYYY-MM-DD') as day from app.bookings where id = $1`,
    [id],
  );
  const day = rows[0]?.day ?? '';
  await page.goto('/tutor-dashboard');
  await page.locator('.pay-lines li').first().waitFor();
  const part = page.locator('.desk-vacation');
  await part.getByLabel(t.vacation.first).fill(day);
  await part.getByText('1 session is booked in that time. Cancel it, or give it as planned.').waitFor();
  await press(part.getByRole('button', { name: t.vacation.close }));
  await part.locator('[role=status]', { hasText: 'Closed from' }).waitFor();
  const closed = await database.query(`select 1 from app.availability_exceptions where first_day = $1`, [
    day,
  ]);
  expect(closed.rows).toHaveLength(1);
  expect(await bookingOf(database, id)).toMatchObject({ state: 'confirmed', absent: null });
}

/** She could not come: confirmed once, recorded once, and the full price is refunded. */
export async function couldNotCome(page: Page, database: pg.Client): Promise<void> {
  const id = await runningSession(database);
  await page.goto(`/tutor-dashboard?session=${id}`);
  await press(page.getByRole('button', { name: t.came.self }));
  await page.getByRole('alert').getByText(t.came.sureTutor).waitFor();
  await press(page.getByRole('button', { name: t.came.leave }));
  expect(await bookingOf(database, id)).toMatchObject({ state: 'confirmed', absent: null });
  await press(page.getByRole('button', { name: t.came.self }));
  await press(page.getByRole('button', { name: t.came.confirm }));
  await page.getByText(t.came.selfAway).waitFor();
  const { price_minor } = await bookingOf(database, id);
  const ended = { state: 'no_show', absent: 'tutor', refund_minor: price_minor };
  expect(await bookingOf(database, id)).toMatchObject(ended);
}

/** Her own public page: the times are displayed but not selectable. */
export async function looksAtOwnPage(page: Page): Promise<void> {
  const own = tutorPagesTexts.en.tutorPages.page;
  await page.goto('/tutors/lucia-restrepo');
  await page.getByText(own.own).waitFor();
  expect(await page.locator('.slot.own').count()).toBeGreaterThan(3);
  expect(await page.locator('a[href^="/book"]').count()).toBe(0);
  await looksWell(page, 'tutor-page-own');
  await page.setViewportSize({ width: 390, height: 844 });
  await looksWell(page, 'tutor-page-own-phone');
}

/** A failed refund of the provider for this session. */
export const refundFailed = (database: pg.Client, bookingId: string) =>
  database.query(
    `with payment as (
       insert into app.payments (id, subject, subject_id, amount_minor, currency, language, label, state, outcome, intent_id, expires_at,
         created_at, paid_at)
       values (gen_random_uuid(), 'booking', $1, 3200, 'GBP', 'en', 'A session with Lucía', 'paid', 'booked', 'pi_test_1', now(), now(),
         now()) returning id)
     insert into app.refunds (id, payment_id, amount_minor, reason, state, tries, failure, created_at)
     select gen_random_uuid(), id, 3200, 'cancelled', 'failed', 3, 'expired_or_canceled_card', now() from payment`,
    [bookingId],
  );
