import { type Kysely, sql } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';
import type { ModelId, TutorPolicy } from '../domain/models.ts';
import type { RunningVersion } from '../domain/assign.ts';
import type { VersionPrompt } from '../model/version.ts';

/* The only SQL for tutor model versions. */

type Db = Kysely<DB>;

/** Adds version 1 of a model unless it exists. Two processes may start at once: `on conflict` without a target covers every unique index. */
export async function insertFirstVersion(
  db: Db,
  { model, policy, prompt }: { model: ModelId; policy: TutorPolicy; prompt: VersionPrompt },
): Promise<void> {
  await db
    .insertInto('app.tutor_model_versions')
    .values({
      id: sql<string>`gen_random_uuid()`,
      model,
      version: 1,
      policy: JSON.stringify(policy),
      prompt: JSON.stringify(prompt),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The versions of a model that serve learners, with stored policy and prompt. */
export async function listRunning(
  db: Db,
  model: ModelId,
): Promise<(RunningVersion & { policy: unknown; prompt: unknown })[]> {
  return db
    .selectFrom('app.tutor_model_versions')
    .select(['id', 'share', 'policy', 'prompt'])
    .where('model', '=', model)
    .where('retired_at', 'is', null)
    .orderBy('version')
    .execute();
}

/** The stored prompt of a version, and whether it is retired; null when there is no such version. */
export async function findPrompt(db: Db, id: string): Promise<{ prompt: unknown; retired: boolean } | null> {
  const row = await db
    .selectFrom('app.tutor_model_versions')
    .select(['prompt', 'state'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? { prompt: row.prompt, retired: row.state === 'retired' } : null;
}

type VersionFigures = {
  id: string;
  model: string;
  version: number;
  share: number;
  retired: boolean;
  sessions: number;
  /** Finished problems after the first of a session, and those of them solved unaided. */
  nextItems: number;
  nextRight: number;
  /** Mean of the deepest hint level per session, 0 for none; null without sessions. */
  hintDepth: number | null;
  /** Language-model calls, and those blocked because they revealed the answer or because a formula failed its check. */
  calls: number;
  leaks: number;
  failedMaths: number;
  /** Calls in which a guard blocked something for any reason, and calls without words: late, refused, broken off. */
  guarded: number;
  troubled: number;
  /** Millionths of the billing currency. */
  costMicros: number;
  /** Lines that learners wrote right after language-model words, and the correct ones among them. */
  answers: number;
  answersRight: number;
  /** Milliseconds to the first word: median and 95th percentile. */
  latencyHalf: number | null;
  latencyMost: number | null;
};

/** Figures of every version over sessions begun and calls made in [from, to): totals, no content. */
export async function countPerVersion(
  db: Db,
  { from, to }: { from: Date; to: Date },
): Promise<VersionFigures[]> {
  const { rows } = await sql<VersionFigures>`
    with begun as (
      select id, model_version_id, state from app.teaching_sessions
      where model_version_id is not null and created_at >= ${from} and created_at < ${to}
    ), items as (
      select begun.model_version_id, item.outcome
      from begun cross join lateral (
        select past.value ->> 'outcome' as outcome, past.place
        from jsonb_array_elements(begun.state -> 'past') with ordinality as past (value, place)
        union all
        select begun.state -> 'item' ->> 'outcome', jsonb_array_length(begun.state -> 'past') + 1
      ) as item
      where item.place > 1 and item.outcome is not null
    ), depths as (
      select begun.model_version_id, coalesce(max(case block ->> 'kind'
        when 'step' then 4 else (block ->> 'rung')::int end), 0) as depth
      from begun
      left join app.teaching_turns as turn on turn.session_id = begun.id and turn.speaker = 'tutor'
      left join lateral jsonb_array_elements(turn.content -> 'blocks') as block on
        block ->> 'kind' in ('hint', 'worked', 'step')
      group by begun.id, begun.model_version_id
    ), calls as (
      select model_version_id, count(*) as calls, count(*) filter (where guard = 'leak') as leaks,
        count(*) filter (where guard = 'formula') as failed, count(*) filter (where outcome = 'guarded') as guarded,
        count(*) filter (where outcome in ('timeout', 'refused', 'broken', 'nonsense')) as troubled, sum(cost_micros) as cost,
        percentile_cont(0.5) within group (order by first_word_ms) as half,
        percentile_cont(0.95) within group (order by first_word_ms) as most
      from app.model_calls
      where model_version_id is not null and purpose = 'turn' and created_at >= ${from} and created_at < ${to}
      group by model_version_id
    ), answers as (
      select spoken.model_version_id, count(*) as answers,
        count(*) filter (where next.judgement in ('right', 'finished', 'repeated')) as "right"
      from (
        select distinct model_version_id, turn_id from app.model_calls
        where model_version_id is not null and purpose = 'turn' and outcome = 'spoken' and turn_id is not null
          and created_at >= ${from} and created_at < ${to}
      ) as spoken
      join app.teaching_turns as turn on turn.id = spoken.turn_id and turn.superseded_at is null
      join lateral (
        select said.content ->> 'judgement' as judgement from app.teaching_turns as said
        where said.session_id = turn.session_id and said.position > turn.position and said.speaker = 'learner'
          and said.superseded_at is null
        order by said.position limit 1
      ) as next on next.judgement is not null and next.judgement not in ('unread', 'unknown', 'aside')
      group by spoken.model_version_id
    )
    select version.id, version.model, version.version, version.share, version.retired_at is not null as retired,
      (select count(*) from begun where model_version_id = version.id)::int as sessions,
      (select count(*) from items where model_version_id = version.id)::int as "nextItems",
      (select count(*) from items where model_version_id = version.id and outcome = 'unaided')::int as "nextRight",
      (select avg(depth) from depths where model_version_id = version.id)::float8 as "hintDepth",
      coalesce(calls.calls, 0)::int as calls, coalesce(calls.leaks, 0)::int as leaks,
      coalesce(calls.failed, 0)::int as "failedMaths", coalesce(calls.guarded, 0)::int as guarded,
      coalesce(calls.troubled, 0)::int as troubled, coalesce(calls.cost, 0)::float8 as "costMicros",
      coalesce(answers.answers, 0)::int as answers, coalesce(answers."right", 0)::int as "answersRight",
      calls.half::float8 as "latencyHalf", calls.most::float8 as "latencyMost"
    from app.tutor_model_versions as version
    left join calls on calls.model_version_id = version.id
    left join answers on answers.model_version_id = version.id
    order by version.model, version.version`.execute(db);
  return rows;
}
