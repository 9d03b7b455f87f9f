import { answer } from '../answers/answers.ts';

export type JudgedLines = {
  readonly verdict: string;
  readonly role: string | null;
  readonly note: string | null;
  readonly mistake: string | null;
};

/** How the last line is judged. The lines before are accepted ones; those that go on from the problem take its place. */
export function judgeLines(
  locale: string,
  problem: string,
  ...lines: readonly string[]
): JudgedLines & { readonly finished: boolean } {
  let previous = problem;
  const earlier: string[] = [];
  for (const line of lines.slice(0, -1)) {
    const result = answer('checkLine', { problem, previous, line, earlier, locale }, null);
    if (result.ok && result.continues) previous = result.line.plain;
    else earlier.push(line);
  }
  const result = answer('checkLine', { problem, previous, line: lines.at(-1)!, earlier, locale }, null);
  if (!result.ok) return { verdict: 'unread', role: null, note: null, mistake: null, finished: false };
  const { verdict, role, truth, partial, finished, mistake } = result;
  return {
    verdict: partial ? 'partial' : verdict,
    role,
    note: truth,
    mistake: mistake?.id ?? null,
    finished,
  };
}

/** What a line for a story is judged to be: a part of the answer, the id of its mistake, else its role or verdict. */
export function judgeStoryLine(locale: string, story: string, line: string, earlier: readonly string[] = []) {
  const read = answer('parse', { text: story, locale }, null);
  if (!read.ok) return 'problem unread';
  const result = answer(
    'checkLine',
    { problem: read.text, previous: read.formula.plain, line, story, earlier, locale },
    null,
  );
  if (!result.ok) return 'unread';
  return result.partial ? 'part' : (result.mistake?.id ?? result.role ?? result.verdict);
}
