import { sql } from 'kysely';
import type { TestServices } from './database.ts';

/* Rows for the founders' figures, inserted with given times. */

export type Hand = ReturnType<typeof handFor>;

/** Inserts into the tables of a test database; missing ids are generated. */
export function handFor({ db, services }: TestServices) {
  const id = () => services.random.uuid();
  const hand = {
    id,
    /** An account with a learner profile; both ids are the same. */
    account: async (at: string, { confirmed = true, deleted = false } = {}) => {
      const account = id();
      await sql`insert into auth.users (id, email, email_confirmed_at, created_at, deleted_at) values
        (${account}, ${`${account}@example.org`}, ${confirmed ? at : null}, ${at}, ${deleted ? at : null})`.execute(
        db,
      );
      await db
        .insertInto('app.learner_profiles')
        .values({ id: account, account_id: account, name: 'M', language: 'en', created_at: at })
        .execute();
      return account;
    },
    evidence: async (
      account: string,
      at: string,
      {
        skill = 'slope',
        right = true,
        aid = 'none',
        source = 'practice',
        item = id(),
        voided = false,
      }: Partial<{
        skill: string;
        right: boolean;
        aid: string;
        source: string;
        item: string;
        voided: boolean;
      }> = {},
    ) => {
      await db
        .insertInto('app.evidence')
        .values({
          id: id(),
          account_id: account,
          profile_id: account,
          skill,
          source,
          item_id: item,
          template: 't',
          right,
          aid,
          at,
          asked: source === 'tutor' ? '{}' : null,
          voided_at: voided ? at : null,
        })
        .execute();
    },
    /** Questions of one finished practice session, each with the deepest rung of its help. */
    items: async (
      account: string,
      at: string,
      rungs: readonly number[],
      { state = 'right', role = 'current', voided = false } = {},
    ) => {
      const session = id();
      await db
        .insertInto('app.practice_sessions')
        .values({
          id: session,
          account_id: account,
          profile_id: account,
          mode: 'mix',
          plan: '{}',
          seed: 1,
          state: 'finished',
          started_at: at,
        })
        .execute();
      for (const [position, rung] of rungs.entries())
        await db
          .insertInto('app.practice_items')
          .values({
            id: id(),
            session_id: session,
            account_id: account,
            profile_id: account,
            position,
            role,
            skill: 'slope',
            template: 't',
            seed: 1,
            state,
            rung,
            served_at: at,
            resolved_at: at,
            voided_at: voided ? at : null,
          })
          .execute();
    },
    conversation: async (account: string | null, at: string) => {
      await db
        .insertInto('app.teaching_sessions')
        .values({
          id: id(),
          account_id: account,
          visitor_id: account === null ? id() : null,
          model: 'socratic-guide',
          locale: 'en-GB',
          problem: '2x = 6',
          phase: 'attempt',
          state: '{}',
          seed: 1,
          created_at: at,
          updated_at: at,
        })
        .execute();
    },
    call: async (
      at: string,
      {
        outcome = 'spoken',
        first = null,
        whole = 1000,
      }: Partial<{ outcome: string; first: number | null; whole: number }>,
    ) => {
      await db
        .insertInto('app.model_calls')
        .values({
          id: id(),
          purpose: 'turn',
          language_model: 'm',
          prompt_size: 100,
          answer_size: 20,
          cost_micros: '1500',
          first_word_ms: first,
          total_ms: whole,
          outcome,
          created_at: at,
        })
        .execute();
    },
    /** An invoice for a pack, and the amount and time of its credit note. */
    sale: async (at: string, totalMinor: number, currency: string, back?: { at: string; minor: number }) => {
      const pack = id();
      await db
        .insertInto('app.credit_packs')
        .values({
          id: pack,
          tutor_id: id(),
          halves: 10,
          price_minor: 10 * 1600,
          half_value_minor: 1600,
          session_minor: 3200,
          currency,
          payment: 'card',
          locale: 'en-GB',
          zone: 'UTC',
          bought_at: at,
          expires_at: '2030-01-01T00:00:00Z',
        })
        .execute();
      const invoice = id();
      const common = {
        pack_id: pack,
        tutor_id: id(),
        tutor_name: 'L',
        minutes: 60,
        currency,
        payment: 'card',
      };
      await db
        .insertInto('app.invoices')
        .values({ ...common, id: invoice, kind: 'invoice', total_minor: totalMinor, created_at: at })
        .execute();
      if (back)
        await db
          .insertInto('app.invoices')
          .values({
            ...common,
            kind: 'credit_note',
            corrects: invoice,
            total_minor: back.minor,
            created_at: back.at,
          })
          .execute();
    },
    flag: async (kind: string, at: string, words: string | null = null) => {
      await db.insertInto('app.safety_flags').values({ id: id(), kind, created_at: at, words }).execute();
    },
    clicks: async (at: string, codes: readonly string[]) => {
      await db
        .insertInto('referral_events')
        .values(codes.map((code) => ({ code, type: 'click', created_at: at })))
        .execute();
    },
    events: async (account: string, at: string, names: readonly string[]) => {
      await db
        .insertInto('telemetry_events')
        .values(names.map((event) => ({ user_id: account, event, created_at: at })))
        .execute();
    },
  };
  return hand;
}
