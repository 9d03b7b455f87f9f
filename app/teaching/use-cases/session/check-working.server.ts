import type { Unread } from '@curvela/maths';
import type { JudgedLine, JudgedWorking } from '../../domain/message/judged.ts';
import { decideLine } from '../../domain/message/decide-line.ts';
import { lineCard, type Advance, type TutorMoment } from '../../domain/pedagogy/moments.ts';
import { deeperHelp } from '../../domain/pedagogy/ladder.ts';
import { lastLine, type SessionState } from '../../domain/pedagogy/state.ts';
import { type SessionContext } from '../../model/session-context.ts';
import { judgeLine } from './judge-line.server.ts';

/** Longer workings are checked only up to this many lines: each line calls the engine. */
const mostLines = 20;

/** A line with what it leads to, which the next line is judged from. */
type AnsweredLine = JudgedLine & { readonly advance: Advance };

/**
 * Checks several pasted lines in order: correct ones are added, the first wrong one is named with its mistake and requested again. Counts as one
 * attempt. Lines already present are skipped, so pasting the same text again adds nothing; an undecided line is skipped as well and never
 * called wrong.
 */
export async function checkWorking(
  about: SessionContext,
  lines: readonly string[],
): Promise<JudgedWorking | null> {
  const { session } = about;
  let state = session.state;
  const from = lastLine(state.item).n + 1;
  let last: AnsweredLine | null = null;
  for (const line of await belowProblem(about, lines)) {
    const judged = await judgeLine(about, state, line);
    if (!judged.ok) {
      return { advance: unreadLine(about, state, { from, judged, line }), judgement: 'unread', twin: null };
    }
    const { judgement } = judged.plan;
    if (judgement === 'repeated' || isStillValid(state, judged)) continue;
    last = { ...judged, advance: decideLine(state, judged, about.circumstances) };
    if (judgement === 'right' || judgement === 'aside') state = last.advance.state;
    else if (judgement !== 'unknown') break;
  }
  if (last === null) return null;
  const to = lastLine(state.item).n;
  const keptLines: TutorMoment[] = to >= from ? [{ say: 'kept', from, to }] : [];
  const { twin, plan } = last;
  const { judgement } = plan;
  if (judgement === 'right')
    return { advance: { ...last.advance, moments: [...shownLines(last), ...keptLines] }, judgement, twin };
  return { advance: withMistake(last, keptLines), judgement, twin };
}

/** The lines without the problem above them, which may include its verb. */
async function belowProblem(
  { services, session }: SessionContext,
  lines: readonly string[],
): Promise<string[]> {
  const [first = '', ...rest] = lines.slice(0, mostLines);
  const read = await services.maths.parse({ text: first, locale: session.locale });
  const same = read.ok && read.formula.plain === session.state.item.given.plain;
  return same ? rest : [first, ...rest];
}

/** The problem itself, or an earlier correct line. */
const isStillValid = ({ item }: SessionState, { check }: JudgedLine): boolean =>
  item.lines.some(({ formula }) => formula.plain === check.line.plain);

const shownLines = ({ advance }: AnsweredLine): TutorMoment[] =>
  advance.moments.filter(({ say }) => say === 'lines');

/** On a requested check, names the known mistake: H2 replaces a lower hint and its question. */
function withMistake({ advance, plan }: AnsweredLine, keptLines: TutorMoment[]): Advance {
  const { item } = advance.state;
  const different = advance.moments.find((moment) => moment.say === 'different');
  const text = different?.slip.mistake?.text;
  if (plan.judgement !== 'different' || !different || text === undefined) {
    return { ...advance, moments: [...keptLines, ...advance.moments] };
  }
  const named: TutorMoment = { say: 'named', line: different.line, text };
  const verdicts = advance.moments
    .filter(({ say }) => say !== 'aimed' && say !== 'idea')
    .flatMap((moment): TutorMoment[] =>
      moment === different ? [{ ...different, times: 2 }, named] : [moment],
    );
  const step = { ...item.step, rung: deeperHelp(item.step.rung, 2) };
  const aided = item.outcome === null ? { ...item, help: deeperHelp(item.help, 2), step } : item;
  return { ...advance, state: { ...advance.state, item: aided }, moments: [...keptLines, ...verdicts] };
}

function unreadLine(
  { circumstances }: SessionContext,
  state: SessionState,
  { from, judged, line }: { from: number; judged: Unread; line: string },
): Advance {
  const to = lastLine(state.item).n;
  const keptLines: TutorMoment[] =
    to >= from
      ? [
          { say: 'lines', lines: state.item.lines, extra: null },
          { say: 'kept', from, to },
        ]
      : [];
  return {
    state: { ...state, card: lineCard(circumstances, to + 1, 'again') },
    moments: [...keptLines, { say: 'unread', error: judged, typed: line }],
    phase: 'clarify',
  };
}
