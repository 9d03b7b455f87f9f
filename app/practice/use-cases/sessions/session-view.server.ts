import type { Kysely } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';
import type { Language } from '#app/platform/texts.ts';
import { changeViews } from '../change-view.server.ts';
import { loadState } from '../../db/evidence.server.ts';
import { answerParts, itemOfRecord, itemView, type ItemViewInput, skillName } from '../items/view.server.ts';
import { givenParts } from '../items/attempt-view.server.ts';
import { mistakeParts } from '../items/mistake-text.server.ts';
import { toPlainText, localize } from '../items/parts.server.ts';
import { isRight } from '../../domain/items/grade.ts';
import { practiceText } from '../../messages/server/index.ts';
import type { SkillState } from '../../model/mastery/evidence.ts';
import { loadAttemptsOf, loadItemsOf } from '../../db/practice.server.ts';
import type { PracticeServices } from '../context.server.ts';
import { templates } from '@curvela/curriculum/skills';
import type { ItemState, ItemView, PracticeSessionView, PracticeSummaryView } from '../../model/views.ts';
import {
  type AttemptRecord,
  endsAt,
  type PracticeItemRecord,
  type PracticeSessionRecord,
} from '../../model/record.ts';
import { minutesAQuestion } from '../../domain/sessions/pace.ts';
import { loadTimedAnswers } from './read-today.server.ts';
import { toPastQuestion } from './serve-next.server.ts';
import { nextTwin } from '../../domain/sessions/twins.ts';

type Attempts = ReadonlyMap<string, readonly AttemptRecord[]>;

/** A question with its attempts as its learner sees it. */
export async function viewItem(
  { maths }: Pick<PracticeServices, 'maths'>,
  db: Kysely<DB>,
  { record, session }: { readonly record: PracticeItemRecord; readonly session: PracticeSessionRecord },
  language: Language,
): Promise<ItemView> {
  const attempts = (await loadAttemptsOf(db, [record.id])).get(record.id) ?? [];
  const { lastAt = null, owed = [] } = (await loadState(db, record)) ?? {};
  const shown: ItemViewInput = {
    record,
    attempts,
    mode: session.mode,
    finished: session.state === 'finished',
    lastSeenAt: lastAt !== null && lastAt < record.servedAt.toISOString() ? lastAt : null,
    twin: record.state === 'given_up' ? await twinView(db, { record, session }, owed) : null,
  };
  return itemView(maths, shown, language);
}

async function twinView(
  db: Kysely<DB>,
  { record, session }: { readonly record: PracticeItemRecord; readonly session: PracticeSessionRecord },
  owed: SkillState['owed'],
): Promise<ItemView['twin']> {
  const pastQuestions = (await loadItemsOf(db, session.id)).map(toPastQuestion);
  const open = session.state === 'open';
  return nextTwin(record.template, { plan: session.plan, open, asked: pastQuestions }, owed);
}

/** A session with its open question, or at the end with its summary. */
export async function viewSession(
  services: Pick<PracticeServices, 'maths'>,
  db: Kysely<DB>,
  session: PracticeSessionRecord,
  language: Language,
): Promise<PracticeSessionView> {
  const { id, profileId, mode, plan, state, startedAt } = session;
  const items = await loadItemsOf(db, id);
  const finished = state === 'finished';
  const open = finished ? undefined : items.find((item) => item.state === 'open' && item.voidedAt === null);
  return {
    id,
    profileId,
    mode,
    size: plan.size,
    state,
    startedAt: startedAt.toISOString(),
    endsAt: endsAt(session)?.toISOString() ?? null,
    minutes:
      plan.minutes === null || plan.usualMinutes === null
        ? null
        : { allowed: plan.minutes, usual: plan.usualMinutes },
    pace: await paceOf(db, session, open),
    marks: items.map((item) => ({
      id: item.id,
      position: item.position,
      state: shownState(item, mode === 'exam' && !finished),
      voided: item.voidedAt !== null,
    })),
    item: open ? await viewItem(services, db, { record: open, session }, language) : null,
    summary: finished ? await summaryView(db, session, items, language) : null,
  };
}

async function paceOf(
  db: Kysely<DB>,
  { profileId }: PracticeSessionRecord,
  open: PracticeItemRecord | undefined,
): Promise<PracticeSessionView['pace']> {
  const recent = await loadTimedAnswers(db, profileId);
  const other = minutesAQuestion(recent);
  return { open: open ? minutesAQuestion(recent, templates.get(open.template)?.kind) : other, other };
}

/** In a running exam marks do not show verdicts. */
const shownState = ({ state }: PracticeItemRecord, hidden: boolean): ItemState =>
  hidden && state !== 'open' ? 'answered' : state;

async function summaryView(
  db: Kysely<DB>,
  session: PracticeSessionRecord,
  items: readonly PracticeItemRecord[],
  language: Language,
): Promise<PracticeSummaryView> {
  const attempts: Attempts = await loadAttemptsOf(
    db,
    items.map(({ id }) => id),
  );
  const counted = items.filter(({ voidedAt, state }) => voidedAt === null && state !== 'skipped');
  const firstOf = ({ id }: PracticeItemRecord) => attempts.get(id)?.[0];
  const unaided = counted.filter((item) => {
    const first = firstOf(item);
    return first !== undefined && isRight(first) && first.rung < 1;
  });
  const { changes = [], nextReviewAt = null, stuck = [] } = session.summary ?? {};
  return {
    asked: counted.length,
    right: counted.filter(({ state }) => state === 'right').length,
    unaided: unaided.length,
    undecided: items.filter(({ id }) => attempts.get(id)?.some(({ verdict }) => verdict === 'unknown'))
      .length,
    minutes: minutesOf(session),
    changes: changeViews(changes, language),
    mistakes: mistakeCounts(counted, attempts, language),
    nextReviewAt,
    stuck: stuck.map(({ skill, instead }) => ({
      skill: skillName(skill, language),
      instead: instead === null ? null : { id: instead, name: skillName(instead, language) },
      text: stuckText(skillName(skill, language), instead && skillName(instead, language), language),
    })),
    items: counted.map((item) => summaryItem(item, attempts.get(item.id)?.at(-1), language)),
  };
}

const stuckText = (skill: string, instead: string | null, language: Language) =>
  instead === null
    ? practiceText(language, 'stuck.human', { skill })
    : practiceText(language, 'stuck.instead', { skill, instead });

const minutesOf = ({ startedAt, finishedAt }: PracticeSessionRecord) =>
  Math.max(1, Math.round(((finishedAt ?? startedAt).getTime() - startedAt.getTime()) / 60_000));

function mistakeCounts(
  items: readonly PracticeItemRecord[],
  attempts: Attempts,
  language: Language,
): PracticeSummaryView['mistakes'] {
  const made = items.flatMap(({ id }) => [
    ...new Set((attempts.get(id) ?? []).flatMap(({ mistake }) => mistake ?? [])),
  ]);
  return [...Map.groupBy(made, (mistake) => mistake)]
    .flatMap(([mistake, all]) => {
      const text = mistakeParts(mistake, language);
      return text ? [{ mistake, text: toPlainText(text), count: all.length }] : [];
    })
    .toSorted((a, b) => b.count - a.count);
}

function summaryItem(
  record: PracticeItemRecord,
  attempt: AttemptRecord | undefined,
  language: Language,
): PracticeSummaryView['items'][number] {
  const item = itemOfRecord(record);
  return {
    prompt: localize(item.template.prompt, language, item),
    given: attempt ? givenParts(item, attempt.answer, language) : null,
    answer: answerParts(item, language),
    state: record.state,
    verdict: attempt?.verdict ?? null,
  };
}
