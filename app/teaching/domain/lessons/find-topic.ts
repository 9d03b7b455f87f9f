import type { SkillTopic } from '#app/practice/index.ts';
import type { SkillId } from '@curvela/curriculum';

/* Matches a free-text topic to a skill. Pure: the names in all languages are passed in. */

type FoundTopic = {
  /** The matching skill; null when ambiguous. */
  readonly best: SkillId | null;
  /** Candidates, best first. Empty when nothing is similar. */
  readonly nearest: readonly SkillId[];
};

const mostNearest = 5;
/** Minimum matched share of the word weight, and how close the runner-up may come. */
const clearFrom = 0.5;
const clearBy = 0.75;
const weights = { name: 4, can: 2, what: 1 } as const;

/** Stop words in three languages. */
const fillers = new Set(
  `a an and the of to in on for with how do does is are i me my it learn lesson teach explain about want please help what need understand
  el la los las un una unos unas de del y en con para como que es lo mi quiero aprender leccion sobre explicame ensename por favor necesito
  le les un une des du et en avec pour comment est je me mon ma sur apprendre lecon veux explique moi faire les l d qu`.split(
    /\s+/u,
  ),
);

/** Finds the skill of a free-text topic. `topics` holds each skill once per language. */
export function findTopic(text: string, topics: readonly SkillTopic[]): FoundTopic {
  const named = topics.find(({ name }) => folded(name) === folded(text));
  if (named) return { best: named.id, nearest: [named.id] };
  const wanted = wordsOf(text);
  const ranked = rank(wanted, topics);
  const [first, second] = ranked;
  const nearest = ranked.slice(0, mostNearest).map(({ id }) => id);
  const clear = first && first.score >= clearFrom && (second?.score ?? 0) <= first.score * clearBy;
  return { best: clear ? first.id : null, nearest };
}

type Ranked = { readonly id: SkillId; readonly score: number };

function rank(wanted: readonly string[], topics: readonly SkillTopic[]): Ranked[] {
  if (wanted.length === 0) return [];
  const documents = topics.map(({ id, name, can, what }) => ({
    id,
    name: wordsOf(name),
    can: wordsOf(can),
    what: wordsOf(what),
  }));
  const worth = new Map(
    wanted.map((word) => {
      const met = documents.filter((one) => matchIn([...one.name, ...one.can, ...one.what], word) > 0).length;
      return [word, Math.log(1 + documents.length / (1 + met))];
    }),
  );
  const all = [...worth.values()].reduce((sum, each) => sum + each, 0) * weights.name;
  const best = new Map<SkillId, number>();
  for (const one of documents) {
    let sum = 0;
    for (const [word, value] of worth) {
      const fields = (['name', 'can', 'what'] as const).map(
        (field) => weights[field] * matchIn(one[field], word),
      );
      sum += value * Math.max(...fields);
    }
    // If two names contain the word, prefer the shorter one.
    const score = (sum / all) * (1 - 0.02 * Math.min(one.name.length, 8));
    best.set(one.id, Math.max(best.get(one.id) ?? 0, score));
  }
  return [...best]
    .map(([id, score]) => ({ id, score }))
    .filter(({ score }) => score > 0.04)
    .toSorted((a, b) => b.score - a.score);
}

/** 1 for an exact match, 0.8 for a shared prefix (`fraction`, `fracciones`), 0.6 for one typo. */
function matchIn(words: readonly string[], wanted: string): number {
  let best = 0;
  for (const word of words) {
    if (word === wanted) return 1;
    if (alike(word, wanted)) best = Math.max(best, 0.8);
    else if (wanted.length >= 5 && oneSlip(word, wanted)) best = Math.max(best, 0.6);
  }
  return best;
}

function alike(a: string, b: string): boolean {
  const shorter = Math.min(a.length, b.length);
  const longer = Math.max(a.length, b.length);
  let common = 0;
  while (common < shorter && a[common] === b[common]) common += 1;
  return common >= 4 && common >= longer * 0.6;
}

/** One letter inserted, deleted, replaced, or two adjacent letters swapped. */
function oneSlip(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  const [restA, restB] = [a.slice(at), b.slice(at)];
  return (
    restA.slice(1) === restB ||
    restA === restB.slice(1) ||
    restA.slice(1) === restB.slice(1) ||
    (restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2))
  );
}

const folded = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('’', "'").trim().toLowerCase();

const wordsOf = (text: string): string[] =>
  [...new Set(folded(text).split(/[^\p{L}\p{N}]+/u))].filter((word) => word.length > 1 && !fillers.has(word));
