import { readFileSync, writeFileSync } from 'node:fs';
import { createMaths } from '#app/maths/index.server.ts';
import type { Maths } from '@curvela/maths';
import { seededRandom } from '#app/platform/random.ts';
import type { CardView, TutorBlock } from '#app/teaching/model/blocks.ts';
import { policies } from '#app/teaching/domain/models.ts';
import { begin } from '#app/teaching/domain/pedagogy/start.ts';
import { speak } from '#app/teaching/domain/voice/speak.ts';
import type { TurnInput } from '#app/teaching/model/schemas.server.ts';
import type { TeachingServices } from '#app/teaching/model/services.ts';
import type { TeachingSession } from '#app/teaching/model/record.ts';
import { readOwnProblemStart } from '#app/teaching/use-cases/session/begin-own-problem.server.ts';
import { react } from '#app/teaching/use-cases/session/react.server.ts';
import { speakerOf } from '#app/teaching/use-cases/session/view.server.ts';
import { cardOf } from '#app/teaching/use-cases/skill/card.server.ts';

/* Writes docs/transcripts.md: conversations with the built-in tutor as it runs today. `npx node bench/transcripts.ts` */

type Scene = { readonly locale: string; readonly problem: string; readonly moves: readonly string[] };

const scenes = JSON.parse(
  readFileSync(new URL('cases/transcripts.json', import.meta.url), 'utf8'),
) as readonly Scene[];
const shown = new Set([
  'text',
  'formula',
  'problem',
  'note',
  'question',
  'prompt',
  'caption',
  'lead',
  'after',
]);

/** Formulas as they are drawn on the screen: their LaTeX between dollar signs, which Markdown draws too. */
function shownText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(shownText).join('');
  return value !== null && typeof value === 'object' && 'latex' in value ? `$${String(value.latex)}$` : '';
}

function sentencesOf(blocks: readonly TutorBlock[], card: CardView | null): readonly string[] {
  const texts = blocks.flatMap((block) => {
    if (['lines', 'graph', 'humans', 'changes', 'ways', 'offers'].includes(block.kind)) return [];
    const own = Object.entries(block).flatMap(([key, value]) => (shown.has(key) ? [shownText(value)] : []));
    const lines =
      'lines' in block
        ? block.lines.map((line) => Object.values(line).map(shownText).filter(Boolean).join(' — '))
        : [];
    return [...own, ...lines];
  });
  return [...texts, shownText(card?.prompt)].filter((text) => text !== '');
}

async function play(maths: Maths, { locale, problem, moves }: Scene): Promise<string> {
  let now = Date.parse('2026-11-27T09:00:00Z');
  const services = {
    maths,
    clock: { now: () => new Date(now) },
    random: seededRandom(7),
  } as unknown as TeachingServices;
  const policy = policies['socratic-guide'];
  const { facts } = await readOwnProblemStart({ maths, locale }, problem);
  const first = begin(facts, { policy, at: now, newId: services.random.uuid });
  let position = 1;
  let session = {
    model: 'socratic-guide',
    policy,
    locale,
    seed: 7,
    focus: null,
    problem: facts.problem,
    state: first.state,
  } as unknown as TeachingSession;
  const say = (moments: typeof first.moments): string => {
    const card = cardOf(session.state, speakerOf(session, position), false);
    return sentencesOf(speak(moments, speakerOf(session, position), null), card).join(' ');
  };
  const rows = [`> ${problem}`, `**Tutor:** ${say(first.moments)}`];
  for (const move of moves) {
    now += 30_000;
    position += 2;
    const input: TurnInput = move.startsWith('chat:')
      ? { text: move.slice(5) }
      : { cardId: session.state.card?.id ?? '', answer: move };
    const { advance } = await react(services, session, input);
    session = { ...session, state: advance.state };
    rows.push(
      move.startsWith('chat:') ? `**Learner:** ${move.slice(5)}` : `**Learner writes:** \`${move}\``,
      `**Tutor:** ${say(advance.moments)}`,
    );
  }
  return rows.join('\n\n');
}

const maths = createMaths({ timeLimit: 30_000, patience: 60_000 });
const parts = [
  '# Conversations with the maths tutor',
  'Written by `npx node bench/transcripts.ts`; not edited by hand.',
];
for (const [index, scene] of scenes.entries())
  parts.push(`## ${index + 1}. ${scene.locale}`, await play(maths, scene));
await maths.close();
writeFileSync(new URL('../docs/transcripts.md', import.meta.url), `${parts.join('\n\n')}\n`);
