import { answer, cannot } from '@curvela/maths/solve';
import type { CheckAnswer, LineAnswer, Maths, NextStepAnswer, ReadAnswer } from '@curvela/maths';
import { longestText } from '@curvela/maths/expression';
import { type PoolLoad, Pool, type PoolOptions } from './pool.server.ts';

type RunningMaths = Maths & { load(): PoolLoad };

/**
 * The maths engine of one server process. User input is processed in child processes; when one has to be stopped, the
 * result is `unknown` with the note `timeout`, or `cannot`.
 */
export function createMaths(options: PoolOptions = {}, pool: Pool = new Pool(options)): RunningMaths {
  return {
    load: () => pool.load,
    // Reading time is bounded by the text length, so it may run in this process when no child is free.
    parse: async (input) =>
      resultOf(await pool.ask('parse', short(input)), (): ReadAnswer => answer('parse', short(input), null)),
    check: async (input) =>
      resultOf(await pool.ask('check', short(input)), (note): CheckAnswer => ({ verdict: 'unknown', note })),
    checkLine: async (input) =>
      resultOf(await pool.ask('checkLine', short(input)), (note): LineAnswer =>
        undecidedLine(input.line, note),
      ),
    solve: async (input) =>
      resultOf(await pool.ask('solve', short(input)), (reason) => cannot(reason, input.locale)),
    analogous: async (input) =>
      resultOf(await pool.ask('analogous', short(input)), (reason) => cannot(reason, input.locale)),
    nextStep: async (input) =>
      resultOf(await pool.ask('nextStep', short(input)), (reason): NextStepAnswer =>
        cannot(reason, input.locale),
      ),
    close: () => pool.close(),
  };
}

function resultOf<Answer>(
  outcome: { ok: true; answer: Answer } | { ok: false; reason: 'timeout' | 'busy' },
  otherwise: (reason: 'timeout' | 'busy') => Answer,
): Answer {
  return outcome.ok ? outcome.answer : otherwise(outcome.reason);
}

/** Truncates input before it crosses to the child process; much longer text is rejected anyway. */
function short<Input extends object>(input: Input): Input {
  const entries = Object.entries(input).map(([key, value]) => [
    key,
    typeof value === 'string' ? value.slice(0, 2 * longestText) : value,
  ]);
  return Object.fromEntries(entries) as Input;
}

/** A line that could not be checked counts neither for nor against the learner. */
function undecidedLine(line: string, note: 'timeout' | 'busy'): LineAnswer {
  const written = {
    latex: '',
    plain: line,
    speech: line,
    tree: { kind: 'solutions', which: 'all' } as const,
  };
  return {
    ok: true,
    verdict: 'unknown',
    line: written,
    role: null,
    truth: null,
    continues: false,
    statements: [],
    finished: false,
    partial: false,
    lost: [],
    gained: [],
    note,
  };
}
