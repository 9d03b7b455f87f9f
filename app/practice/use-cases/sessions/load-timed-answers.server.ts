import type { Kysely } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';
import { loadRecentTimes } from '../../db/pace.server.ts';
import { templates } from '@curvela/curriculum/skills/contents.ts';
import type { TimedAnswer } from '../../domain/sessions/pace.ts';

/** How long the learner took for the latest questions, by their kind of answer. One whose template is gone since tells nothing. */
export const loadTimedAnswers = async (db: Kysely<DB>, profileId: string): Promise<TimedAnswer[]> =>
  (await loadRecentTimes(db, profileId)).flatMap(({ template, tookMs }) => {
    const kind = templates.get(template)?.kind;
    return kind ? [{ kind, minutes: tookMs / 60_000 }] : [];
  });
