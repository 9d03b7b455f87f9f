import type { Confidence } from '../../model/mastery/evidence.ts';
import type { GivenAnswer } from '../../model/schemas.ts';
import type { AskView, ItemView } from '../../model/views.ts';

export type GridPoint = readonly [x: number, y: number];

/** An answer being written. Missing parts are null or empty. */
export type AnswerDraft =
  | { readonly kind: 'formula'; readonly text: string }
  | { readonly kind: 'choice' | 'wrong_line'; readonly number: number | null }
  | { readonly kind: 'order'; readonly lines: readonly number[] }
  | { readonly kind: 'point' | 'line'; readonly at: readonly GridPoint[]; readonly moved: boolean };

/** Stored in this window for an open question, so that a reload loses nothing. */
export type DraftState = {
  readonly draft: AnswerDraft;
  readonly confidence: Confidence | null;
  /** The answer that was sent last, as JSON, and the number of attempts before it. A judged answer is not sent again unchanged. */
  readonly sent?: { readonly answer: string; readonly tries: number };
  /** Milliseconds for which the question has been on the screen since the last attempt. */
  readonly tookMs: number;
};

/** The empty answer of a question. Points start near the middle of the graph, at whole coordinates. */
export function emptyDraft(ask: AskView): AnswerDraft {
  switch (ask.kind) {
    case 'formula':
      return { kind: 'formula', text: '' };
    case 'choice':
    case 'wrong_line':
      return { kind: ask.kind, number: null };
    case 'order':
      return { kind: 'order', lines: ask.lines.map(({ number }) => number) };
    case 'point':
    case 'line':
      return { kind: ask.kind, at: startingPlaces(ask), moved: false };
  }
}

function startingPlaces({ kind, view }: Extract<AskView, { kind: 'point' | 'line' }>): GridPoint[] {
  const x = middleOf(view.x);
  const y = middleOf(view.y);
  if (kind === 'point') return [[x, y]];
  const half = Math.max(1, Math.round((view.x[1] - view.x[0]) / 6));
  return [
    [x - half, y],
    [x + half, y],
  ];
}

const middleOf = ([low, high]: readonly [number, number]): number => Math.round((low + high) / 2) || 0;

/** The answer to send; null while something is missing. */
export function toGivenAnswer(draft: AnswerDraft): GivenAnswer | null {
  switch (draft.kind) {
    case 'formula': {
      const text = draft.text.trim();
      return text === '' ? null : { kind: 'formula', text };
    }
    case 'choice':
      return draft.number === null ? null : { kind: 'choice', option: draft.number };
    case 'wrong_line':
      return draft.number === null ? null : { kind: 'wrong_line', line: draft.number };
    case 'order':
      return { kind: 'order', lines: [...draft.lines] };
    case 'point':
    case 'line':
      return placed(draft);
  }
}

/** The answer of a draft, or why it is not sent: nothing is given yet (`empty`), or this answer was judged already (`same`). */
export function checkDraft(
  { draft, sent }: Pick<DraftState, 'draft' | 'sent'>,
  attempts: number,
): { readonly answer: GivenAnswer } | 'empty' | 'same' {
  const answer = toGivenAnswer(draft);
  if (answer === null) return 'empty';
  const judged = sent !== undefined && attempts > sent.tries;
  return judged && JSON.stringify(answer) === sent.answer ? 'same' : { answer };
}

function placed({ kind, at: [first, second], moved }: Extract<AnswerDraft, { kind: 'point' | 'line' }>) {
  if (!moved || first === undefined) return null;
  if (kind === 'point') return { kind, at: [...first] } satisfies GivenAnswer;
  if (second === undefined || isSamePoint(first, second)) return null;
  return { kind, through: [[...first], [...second]] } satisfies GivenAnswer;
}

const isSamePoint = (a: GridPoint, b: GridPoint): boolean => a[0] === b[0] && a[1] === b[1];

/** The lines with the one at `from` moved to `to`. */
export function moveLine(lines: readonly number[], from: number, to: number): readonly number[] {
  const line = lines[from];
  if (line === undefined || to < 0 || to >= lines.length) return lines;
  return lines.toSpliced(from, 1).toSpliced(to, 0, line);
}

/** The line through two points as a formula; null when they are equal. */
export function lineThrough([x1, y1]: GridPoint, [x2, y2]: GridPoint): string | null {
  if (x1 === x2) return y1 === y2 ? null : `x = ${x1}`;
  const [rise, run] = [y2 - y1, x2 - x1];
  return `y = (${rise})/(${run}) * (x - (${x1})) + (${y1})`;
}

/** The deepest rung on the screen, -1 for none. */
export const deepestRung = ({ hints }: Pick<ItemView, 'hints'>): number =>
  hints.reduce((deepest, { rung }) => Math.max(deepest, rung), -1);
