import { expect, test } from 'vitest';
import { partOf } from '#tests/support/part-of.ts';
import { newTrack } from '../../domain/skill/track.ts';
import type { SessionContext } from '../../model/session-context.ts';
import type { SkillSession } from './enter-step.server.ts';
import { talkInSkill } from './talk-in-skill.server.ts';

const context = partOf<SessionContext>({ session: { locale: 'en' } });
/** A session about fractions; `purpose` is that of its open card, null without one. */
const sessionWith = (purpose: 'step' | 'question' | null) =>
  partOf<SkillSession>({ track: newTrack('fractions', 'Fractions'), card: purpose && { id: 'c1', purpose } });

test.each([
  ['thanks', 'step', 'thanks'],
  ['thanks', 'question', 'thanks'],
  ['thanks', null, 'ended'],
  ['check this', 'question', 'check'],
  ['check this', 'step', 'task'],
] as const)('“%s” beside a card (%s) is answered as %s', async (text, purpose, about) => {
  const session = sessionWith(purpose);
  const { advance, card } = await talkInSkill(context, session, text, null);
  expect(advance.moments).toEqual([{ say: 'skill_clarify', about }]);
  expect([advance.state, card]).toEqual([session, null]);
});
