import type { Kysely } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';
import { skillView } from '#app/practice/index.server.ts';
import { readStanding } from '#app/practice/index.server.ts';
import type { TutorBlock } from '../../model/blocks.ts';
import type { Advance } from '../../domain/pedagogy/moments.ts';
import type { TeachingSession } from '../../model/record.ts';
import { words, type Speaker } from '../../domain/voice/phrase.ts';

/**
 * What follows a taught skill: skills built on it, practice, and the review date. Read in the transaction of the turn, after its
 * evidence was stored.
 */
export async function wayBlocks(
  trx: Kysely<DB>,
  { profileId, model, updatedAt }: Pick<TeachingSession, 'profileId' | 'model' | 'updatedAt'>,
  { state, moments }: Advance,
  speaker: Speaker,
): Promise<TutorBlock[]> {
  const { track } = state;
  if (!track || !moments.some(({ say }) => say === 'skill_recap')) return [];
  const { skill, name } = track;
  const { next, dueAt } = await readStanding(trx, { profileId, skill, now: updatedAt });
  const address = (path: string, values: Record<string, string>) =>
    `${path}?${new URLSearchParams({ ...values, ...(profileId !== null && { learner: profileId }) })}`;
  const ways = [
    ...(next
      ? [
          {
            label: words(speaker, 'skill.ways.next', { name: skillView(next, speaker.language).name }),
            to: address('/ai-tutor', { skill: next, model }),
          },
        ]
      : []),
    { label: words(speaker, 'skill.ways.practise', { name }), to: address('/tutor/practice', { skill }) },
  ];
  const day =
    dueAt &&
    new Intl.DateTimeFormat(speaker.locale, { day: 'numeric', month: 'long' }).format(new Date(dueAt));
  const title = day ? words(speaker, 'skill.ways.due', { day }) : words(speaker, 'skill.ways.title');
  return [{ kind: 'ways', title, ways }];
}
