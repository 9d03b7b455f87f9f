import { readFileSync } from 'node:fs';
import { createMaths } from '#app/maths/index.server.ts';
import type { Maths } from '@curvela/maths';
import { seededRandom } from '#app/platform/random.ts';
import type { TutorBlock, CardView, Text } from '#app/teaching/model/blocks.ts';
import { policies } from '#app/teaching/domain/models.ts';
import { begin } from '#app/teaching/domain/pedagogy/start.ts';
import { speak } from '#app/teaching/domain/voice/speak.ts';
import type { TurnInput } from '#app/teaching/model/schemas.server.ts';
import type { TeachingServices } from '#app/teaching/model/services.ts';
import type { TeachingSession } from '#app/teaching/model/record.ts';
import { readOwnProblemStart } from '#app/teaching/use-cases/session/begin-own-problem.server.ts';
import { react } from '#app/teaching/use-cases/session/react.server.ts';
import { graphOf, speakerOf } from '#app/teaching/use-cases/session/view.server.ts';
import { cardOf } from '#app/teaching/use-cases/skill/card.server.ts';
import type { BenchFigure } from './figure.ts';

/*
 * Says each row of a questions file in the middle of a problem and checks whether the reply is about it. The rows run through the same
 * reaction and voice as a stored turn, without database or server: `npx node bench/listening-questions.ts [--list] [FILE …]`.
 */

const defaultFile = new URL('cases/questions.jsonl', import.meta.url).pathname;
const goals = { relevant: 75, lost: 5 };
const notUnderstood =
  /did not understand|could not make (it|that|this)? ?out|no lo he (podido )?ent|no entend[ií]|pas compris|pas pu le comprendre/i;

/** `before`: a line for the field, `chat:…` a message beside it, `press:…` a button. `after`: what the tutor must have asked by then. */
type Row = {
  id: string;
  lang: string;
  locale: TeachingSession['locale'];
  problem: string;
  before: string[];
  after?: string;
  say: string;
  need: string[][];
  never: string[];
  tags: string[];
};
type Outcome = 'to the point' | 'other' | 'not understood' | 'not provoked' | 'not started' | 'failed';
type Played = { row: Row; outcome: Outcome; reply: string; why: string };

const foldSigns = (text: string): string =>
  text
    .replaceAll(/[’‘]/g, "'")
    .replaceAll(/(?<!\[-)[−–]/g, '-')
    .replaceAll(/[\u00a0\u202f]/g, ' ');
const matches = (pattern: string, text: string) => new RegExp(foldSigns(pattern), 'iu').test(text);

function plainOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(plainOf).join('');
  if (value && typeof value === 'object' && 'plain' in value) return `⟦${String(value.plain)}⟧`;
  return '';
}

const textKeys = ['text', 'formula', 'problem', 'note', 'question', 'prompt', 'caption', 'lead', 'after'];
/** Everything that the tutor says, without the working that is displayed anyway and the labels of buttons. */
function replyOf(blocks: readonly TutorBlock[], card: CardView | null, before: CardView | null): string {
  const parts: string[] = [];
  for (const block of blocks) {
    if (['lines', 'graph', 'humans', 'changes', 'ways'].includes(block.kind)) continue;
    if (block.kind === 'offers') {
      parts.push(...block.offers.map(({ formula }) => plainOf(formula)));
      continue;
    }
    const fields = block as unknown as Record<string, unknown>;
    parts.push(...textKeys.map((key) => plainOf(fields[key])));
    if ('lines' in block) {
      for (const line of block.lines) parts.push(...Object.values(line).map(plainOf));
    }
  }
  const asked = plainOf(card?.prompt);
  if (asked !== plainOf(before?.prompt)) parts.push(asked);
  return foldSigns(parts.filter(Boolean).join(' / '));
}

/** One conversation in memory. */
function conversation(maths: Maths, row: Row) {
  let now = Date.parse('2026-11-27T09:00:00Z');
  const clock = { now: () => new Date(now) };
  const random = seededRandom(7);
  const services = { maths, clock, random } as unknown as TeachingServices;
  const policy = policies['socratic-guide'];
  const circumstances = { policy, at: now, newId: random.uuid };
  let session = {
    model: 'socratic-guide',
    policy,
    locale: row.locale,
    seed: 7,
    focus: null,
  } as unknown as TeachingSession;
  let position = 1;
  const view = () => cardOf(session.state, speakerOf(session, position), false);
  return {
    async start(): Promise<CardView | null> {
      const { facts } = await readOwnProblemStart({ maths, locale: row.locale }, row.problem);
      session = { ...session, problem: facts.problem, state: begin(facts, circumstances).state };
      return view();
    },
    async take(input: TurnInput) {
      now += 30_000;
      const before = view();
      const { advance } = await react(services, session, input);
      session = { ...session, state: advance.state };
      position += 2;
      const asksPicture = advance.moments.some(({ say }) => say === 'drawn');
      const blocks = speak(advance.moments, speakerOf(session, position), graphOf(session, asksPicture));
      const card = view();
      return { reply: replyOf(blocks, card, before), card };
    },
  };
}

function inputOf(move: string, card: CardView | null): TurnInput {
  if (move.startsWith('chat:')) return { text: move.slice(5) };
  const cardId = card?.id ?? '';
  return move.startsWith('press:')
    ? { action: move.slice(6) as 'hint', ...(card ? { cardId } : {}) }
    : { cardId, answer: move };
}

async function play(maths: Maths, row: Row): Promise<Played> {
  const end = (outcome: Outcome, reply = '', why = ''): Played => ({ row, outcome, reply, why });
  const talk = conversation(maths, row);
  let card: CardView | null;
  try {
    card = await talk.start();
  } catch (error) {
    return end('not started', String(error));
  }
  const replies: string[] = [];
  let asked = foldSigns(plainOf(card?.prompt as Text | undefined));
  try {
    for (const move of row.before) {
      const turn = await talk.take(inputOf(move, card));
      card = turn.card;
      replies.push(turn.reply);
      asked = `${turn.reply} / ${foldSigns(plainOf(card?.prompt as Text | undefined))}`;
    }
    if (row.after !== undefined && !matches(row.after, asked)) return end('not provoked', asked);
    const { reply } = await talk.take({ text: row.say });
    if (notUnderstood.test(reply)) return end('not understood', reply);
    const never = row.never.find((one) => matches(one, reply));
    if (never !== undefined) return end('other', reply, `says: ${never}`);
    const missing = row.need.find((group) => !group.some((one) => matches(one, reply)));
    if (missing) return end('other', reply, `lacks: ${missing.join('|')}`);
    if (row.tags.includes('fresh') && replies.includes(reply))
      return end('other', reply, 'the same reply again');
    return end('to the point', reply);
  } catch (error) {
    return end('failed', String(error));
  }
}

const outcomes: readonly Outcome[] = ['to the point', 'other', 'not understood', 'failed'];
function share(played: readonly Played[], outcome: Outcome): number {
  const asked = played.filter((one) => outcomes.includes(one.outcome));
  return asked.length === 0
    ? 0
    : (100 * asked.filter((one) => one.outcome === outcome).length) / asked.length;
}

async function playFile(file: string): Promise<Played[]> {
  const rows = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '');
  const maths = createMaths({ timeLimit: 30_000, patience: 60_000 });
  const played: Played[] = [];
  try {
    for (const line of rows) played.push(await play(maths, JSON.parse(line) as Row));
  } finally {
    await maths.close();
  }
  return played;
}

export async function measure(): Promise<BenchFigure[]> {
  const played = await playFile(defaultFile);
  const [relevant, lost] = [share(played, 'to the point'), share(played, 'not understood')];
  return [
    {
      name: `messages in the middle of a problem answered to the point (${played.length})`,
      value: `${relevant.toFixed(0)} %`,
      goal: `≥ ${goals.relevant} %`,
      met: relevant >= goals.relevant,
    },
    {
      name: 'messages in the middle of a problem not understood',
      value: `${lost.toFixed(0)} %`,
      goal: `≤ ${goals.lost} %`,
      met: lost <= goals.lost,
    },
  ];
}

function print(name: string, played: readonly Played[]): void {
  const asked = played.filter((one) => outcomes.includes(one.outcome));
  const figures = outcomes.map((outcome) => `${outcome} ${share(played, outcome).toFixed(0).padStart(3)} %`);
  const out = played.length - asked.length;
  const rest = out > 0 ? ` (${out} not provoked)` : '';
  process.stdout.write(
    `${name.padEnd(18)} ${String(asked.length).padStart(3)}: ${figures.join(', ')}${rest}\n`,
  );
}

async function main(flags: readonly string[]): Promise<void> {
  const files = flags.filter((flag) => !flag.startsWith('--'));
  for (const file of files.length > 0 ? files : [defaultFile]) {
    const played = await playFile(file);
    if (flags.includes('--list') || flags.includes('--all')) {
      for (const { row, outcome, reply, why } of played) {
        if (outcome === 'to the point' && !flags.includes('--all')) continue;
        const before = row.before.length > 0 ? ` after ${row.before.join(' ⏎ ')}` : '';
        process.stdout.write(
          `${row.id} ${outcome} | ${row.problem}${before} | ${row.say} | ${why} | ${reply}\n\n`,
        );
      }
    }
    for (const lang of new Set(played.map(({ row }) => row.lang))) {
      print(
        lang,
        played.filter(({ row }) => row.lang === lang),
      );
    }
    for (const tag of [...new Set(played.flatMap(({ row }) => row.tags))].toSorted()) {
      print(
        tag,
        played.filter(({ row }) => row.tags.includes(tag)),
      );
    }
    print('all', played);
  }
}

if (import.meta.main) await main(process.argv.slice(2));
