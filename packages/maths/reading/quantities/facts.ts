import { compare, rational } from '../../expression/rational.ts';
import { has, isContent, isWord, type SentenceClause, type Mention, type CountedUnit } from './clauses.ts';
import type { VerbClass } from './lexicon/quantity-lexicon.ts';
import { given, over, times, withUses, type QuantityValue } from './value.ts';

/** What an amount is in the course of the text: there from the start, come, gone, or what is there at the end. */
export type FactRole = 'state' | 'gain' | 'loss' | 'final' | 'goal' | 'other';

export type Amount = {
  readonly value: QuantityValue;
  readonly unit: CountedUnit;
  readonly role: FactRole;
  readonly verb: VerbClass | null;
  readonly verbStem: string;
  /** Whose it is. */
  readonly owner: ReadonlySet<string>;
  /** What else is said of it: adjectives, place, time. */
  readonly tags: ReadonlySet<string>;
  readonly recipient: readonly string[] | null;
  readonly clause: number;
  readonly sentence: number;
  readonly passive: boolean;
  /** The unit stands in the text, not only with another number. */
  readonly named: boolean;
  readonly part: boolean;
  readonly derived: boolean;
  /** The clause has an unlisted verb. */
  readonly doubtful: boolean;
  readonly inQuestion: boolean;
  readonly order: number;
  readonly whole: boolean;
  /** Already multiplied by a rate. */
  readonly consumed: boolean;
  /** How its value came about. */
  readonly origin: 'text' | 'rate' | 'comparison' | 'percent';
  /** There are others beside them: "he and his 4 friends", "8 other friends". */
  readonly withOthers: boolean;
  /** It is a discount, an increase or a decrease itself. */
  readonly isReduction: boolean;
  /** What went is taken off already. */
  readonly settled?: boolean;
  /** Its number is written in letters. */
  readonly worded: boolean;
};

export type Rate = {
  readonly value: QuantityValue;
  readonly unit: CountedUnit;
  readonly per: CountedUnit;
  readonly role: FactRole;
  readonly verb: VerbClass | null;
  readonly verbStem: string;
  readonly owner: ReadonlySet<string>;
  readonly tags: ReadonlySet<string>;
  readonly clause: number;
  readonly sentence: number;
  readonly order: number;
  readonly recipient: readonly string[] | null;
  /** The number that it goes with: "7 notes of 5 dollars". */
  readonly pair: number | null;
};

export type ComparisonFact = {
  /** The other amount is first multiplied: 5 less than three times. */
  readonly multiple?: QuantityValue;
  readonly operation: 'plus' | 'minus' | 'times' | 'over';
  readonly value: QuantityValue;
  readonly unit: CountedUnit | null;
  readonly owner: ReadonlySet<string>;
  readonly tags: ReadonlySet<string>;
  readonly than: readonly string[];
  readonly clause: number;
  readonly sentence: number;
  readonly verb: VerbClass | null;
  readonly verbStem: string;
};

export type Percent = {
  /** The number that it is a part of, where it stands right there. */ readonly baseId: number | null;
  readonly value: QuantityValue;
  readonly clause: number;
  readonly sentence: number;
  readonly unit: CountedUnit | null;
  readonly place: Pick<
    Amount,
    | 'role'
    | 'verb'
    | 'verbStem'
    | 'owner'
    | 'tags'
    | 'clause'
    | 'sentence'
    | 'passive'
    | 'doubtful'
    | 'inQuestion'
    | 'order'
  >;
};

export type Facts = {
  readonly amounts: readonly Amount[];
  readonly rates: readonly Rate[];
  readonly comparisons: readonly ComparisonFact[];
  readonly percents: readonly Percent[];
  /** Numbers that no fact holds. */
  readonly lost: readonly number[];
  /** An amount is mentioned without its number. */
  readonly some: boolean;
  /** The clause that names the rest, with its words. */
  /** Times after which something comes again: every 8 minutes. */
  readonly periods: readonly QuantityValue[];
  readonly rest: { readonly clause: number; readonly words: readonly string[] } | null;
};

export const sameUnit = (a: CountedUnit, b: CountedUnit): boolean => a.head === b.head;

function roleOf(clause: SentenceClause, mention: Mention): FactRole {
  const { verb, cues, verbs } = clause;
  const isMoney = mention.unit?.kind === 'money';
  const extra = (mention.another && !mention.part) || (mention.more === 'more' && mention.than === null);
  if (verb === 'need' || (verbs.includes('need') && !clause.question && verb !== 'spend')) return 'goal';
  if (clause.negated) return mention.isSubject || mention.part ? 'loss' : 'other';
  switch (verb) {
    case 'remain':
      return mention.isSubject && !clause.verbs.includes('be') && clause.verbStem === 'left'
        ? 'loss'
        : 'final';
    case 'gain':
    case 'earn':
      return verbs.includes('remain') ? 'final' : mention.isSubject && !clause.passive ? 'other' : 'gain';
    case 'buy':
      return isMoney && mention.byMeans
        ? 'state'
        : isMoney
          ? 'loss'
          : mention.isSubject && !clause.passive
            ? 'other'
            : 'gain';
    case 'sell':
      return isMoney ? 'gain' : mention.isSubject && !clause.passive ? 'other' : 'loss';
    case 'lose':
      return mention.isSubject && !clause.passive && clause.mentions.length > 1 ? 'other' : 'loss';
    case 'give':
      return mention.isSubject && !clause.passive ? 'other' : 'loss';
    case 'spend':
      return 'loss';
    case 'cost':
      return isMoney ? 'loss' : 'other';
    case 'take':
      return cues.has('from') || cues.has('away') ? 'loss' : 'gain';
    case 'put':
      return extra ? 'gain' : 'other';
    case 'arrive':
      return mention.prepositional ? 'other' : 'gain';
    case 'depart':
      return 'loss';
    case 'be':
    case 'have':
    case 'hold':
    case null:
      if (verbs.includes('remain')) return 'final';
      if (extra) return 'gain';
      return cues.has('now') && (verb === 'have' || verb === 'be') ? 'final' : 'state';
    case 'share':
      return mention.isSubject && mention.part ? 'loss' : 'state';
    default:
      if (verbs.includes('remain')) return 'final';
      if (cues.has('away') && mention.isSubject) return 'loss';
      return extra ? 'gain' : 'other';
  }
}

/** The facts that the clauses state, in their order. */
export function factsOf(clauses: readonly SentenceClause[]): Facts {
  const [amounts, rates, comparisons, percents, lost]: [
    Amount[],
    Rate[],
    ComparisonFact[],
    Percent[],
    number[],
  ] = [[], [], [], [], []];
  const periods: QuantityValue[] = [];
  const combined = new Set<number>();
  let last: CountedUnit | null = null;
  let every: { readonly mention: Mention; readonly unit: CountedUnit } | null = null;
  let previous: Mention | null = null;
  const all = clauses.flatMap(({ mentions }) => mentions);
  const mixed = all.some(({ unit, money }) => unit?.kind === 'money' && money !== 'cent');
  for (const clause of clauses) {
    last = clause.someUnit ?? last;
    for (const mention of clause.mentions) {
      const base = {
        owner: new Set(clause.subject),
        tags: new Set([
          ...[...mention.tags].filter((word) => !mention.than?.includes(word) || mention.unit?.head === word),
          ...clause.context.filter(
            (word) =>
              !clause.mentions.some(({ than }) => than?.includes(word)) &&
              !all.some(
                (other) => other !== mention && other.clause === mention.clause && other.tags.has(word),
              ),
          ),
        ]),
        clause: clause.index,
        sentence: clause.sentence,
        verb: clause.verb,
        verbStem: clause.verbStem,
      };
      const value = given(mention.value, mention.id);
      if (mention.optional && (mention.unit === null || mention.prepositional)) continue;
      if (mention.isHeadcount) continue;
      if (mention.optional && mention.unit === clause.loneSubject) continue;
      if (mention.percent && (mention.more !== null || mention.than !== null)) {
        lost.push(mention.id);
        continue;
      }
      if (mention.percent) {
        percents.push({
          baseId: mention.ofNext ? mention.id + 1 : null,
          value: given(
            isHundredth(mention) ? rational(mention.value.n, mention.value.d * 100n) : mention.value,
            mention.id,
          ),
          clause: clause.index,
          sentence: clause.sentence,
          unit: mention.unit,
          place: {
            ...base,
            role: roleOf(clause, mention),
            passive: clause.passive,
            doubtful: clause.unknownVerb,
            inQuestion: clause.question,
            order: mention.id,
          },
        });
        continue;
      }
      if (combined.has(mention.id)) continue;
      if (mention.times) {
        if (mention.more === 'less' || (!mention.multiple && compare(mention.value, rational(1n)) < 0))
          lost.push(mention.id);
        else if (mention.than !== null || mention.more !== null)
          comparisons.push({
            ...base,
            operation: 'times',
            value,
            unit: mention.unit ?? last,
            than: mention.than ?? [],
          });
        else if (mention.per !== null && mention.per !== 'each') {
          rates.push({
            ...base,
            value,
            unit: { head: 'time', words: [], of: [], text: 'times', kind: 'count' },
            per: mention.per,
            role: 'other',
            order: mention.id,
            recipient: null,
            pair: null,
          });
        } else if (mention.multiple) lost.push(mention.id);
        else {
          amounts.push(
            amount(
              clause,
              mention,
              { head: 'time', words: [], of: [], text: 'times', kind: 'count' },
              value,
              base,
              true,
            ),
          );
        }
        continue;
      }
      const unit: CountedUnit | null =
        mention.unit ??
        last ??
        subjectUnit(clause) ??
        (clause.verb === 'be'
          ? (all.find(
              (other) =>
                other.id > mention.id &&
                other.unit !== null &&
                clauses[other.clause]!.sentence === clause.sentence,
            )?.unit ?? null)
          : null);
      if (unit === null) {
        lost.push(mention.id);
        continue;
      }
      const others =
        mention.more !== null &&
        mention.than === null &&
        /^(?:have|be|cost|hold)$/.test(clause.verb ?? '') &&
        !clause.question
          ? (clauses[clause.index - 1]?.subject ?? [])
          : [];
      const apart =
        others.length > 0 &&
        clause.subject.length > 0 &&
        !others.some((word) => clause.subject.includes(word)) &&
        amounts.some((each) => each.clause === clause.index - 1 && each.unit.head === unit.head);
      if (apart) {
        comparisons.push({
          ...base,
          operation: mention.more === 'more' ? 'plus' : 'minus',
          value,
          unit,
          than: others,
        });
        continue;
      }
      if (mention.more !== null && mention.than !== null) {
        const multiple = clause.mentions.find(
          (other) => other.id === mention.id + 1 && other.times && other.than !== null,
        );
        if (multiple !== undefined) combined.add(multiple.id);
        comparisons.push({
          ...base,
          operation: mention.more === 'more' ? 'plus' : 'minus',
          value,
          unit,
          than: multiple?.than ?? mention.than,
          ...(multiple === undefined ? {} : { multiple: given(multiple.value, multiple.id) }),
        });
        last = unit;
        continue;
      }
      if (mention.more === 'less') {
        lost.push(mention.id);
        continue;
      }
      if (
        mention.every &&
        unit.kind === 'time' &&
        !clause.mentions.some(
          (other) =>
            other !== mention && !other.optional && other.unit !== null && other.unit.kind !== 'time',
        )
      ) {
        periods.push(value);
        last = unit;
        continue;
      }
      const paired = amounts.at(-1);
      if (
        mention.every &&
        mention.unit !== null &&
        paired !== undefined &&
        paired.clause === clause.index &&
        paired.unit.head !== unit.head
      ) {
        const ratio = over(paired.value, value);
        amounts.pop();
        if (ratio !== null)
          rates.push({
            ...base,
            tags: new Set([...paired.tags, ...base.tags]),
            value: ratio,
            unit: paired.unit,
            per: unit,
            role: paired.role,
            order: mention.id,
            recipient: null,
            pair: null,
          });
        continue;
      }
      if (mention.every && mention.unit !== null && !mention.isSubject && !clause.question) {
        every = { mention, unit };
        last = unit;
        continue;
      }
      if (every !== null) {
        const ratio = over(value, given(every.mention.value, every.mention.id));
        if (ratio !== null && every.unit.head !== unit.head)
          rates.push({
            ...base,
            value: ratio,
            unit,
            per: every.unit,
            role: 'other',
            order: mention.id,
            recipient: null,
            pair: null,
          });
        else lost.push(mention.id);
        every = null;
        continue;
      }
      let per = mention.per;
      if (per === 'each') per = pointedAt(all, clauses, mention, unit) ?? pluralBefore(clause, mention, unit);
      if (mention.per === 'each' && per === null) {
        lost.push(mention.id);
        continue;
      }
      // "9 albums with the same number in each album"
      if (per?.head === unit.head) per = null;
      const repeated = mention.definite
        ? amounts.find(
            (each) =>
              each.unit.head === unit.head &&
              compare(each.value.n, mention.value) === 0 &&
              each.role !== 'loss',
          )
        : undefined;
      if (repeated !== undefined) {
        amounts[amounts.indexOf(repeated)] = { ...repeated, value: withUses(repeated.value, [mention.id]) };
        continue;
      }
      // "65 sacks of these and 46 sacks of those per day".
      const partner: Mention | undefined = clause.mentions.find(
        (other) =>
          other.id === mention.id + 1 &&
          other.unit?.head === unit.head &&
          unit.kind !== 'money' &&
          other.per !== null &&
          clause.items
            .slice(mention.to, other.from)
            .some((item) => item.kind === 'comma' || has(item, 'and')),
      );
      if (per === null && partner !== undefined && partner.per !== 'each') per = partner.per;
      if (
        per === null &&
        mention.part &&
        previous !== null &&
        previous.per !== null &&
        previous.per !== 'each'
      )
        per = previous.per;
      if (
        per === null &&
        !mention.isSubject &&
        clause.eachSubject !== null &&
        clause.eachSubject.head !== unit.head
      )
        per = clause.eachSubject;
      if (
        per === null &&
        !mention.isSubject &&
        clause.loneSubject !== null &&
        (clause.verb === 'hold' ||
          clause.verb === 'cost' ||
          (clause.verb === 'be' && (unit.kind === 'money' || clause.loneContext))) &&
        clause.loneSubject.head !== unit.head &&
        isCountedElsewhere(clause.loneSubject.head, mention, clauses)
      )
        per = clause.loneSubject;
      if (
        per === null &&
        clause.verb === 'cost' &&
        unit.kind === 'money' &&
        clause.subject.length > 0 &&
        !clause.mentions.some((other) => other.isSubject || other.unit?.head === clause.subject.at(-1)) &&
        isPluralSubject(clause)
      )
        per = {
          head: clause.subject.at(-1)!,
          words: clause.subject.slice(0, -1),
          of: [],
          text: clause.subject.join(' '),
          kind: 'count',
        };
      if (
        per === null &&
        mention.perObject !== null &&
        all.some((other) => other.id !== mention.id && other.unit?.head === mention.perObject!.head)
      )
        per = mention.perObject;
      if (per !== null) {
        rates.push({
          ...base,
          value: centsOf(mention, value, mixed),
          unit,
          per,
          role: roleOf(clause, mention),
          order: mention.id,
          recipient: clause.recipient,
          pair: mention.contained ? pairOf(clause, mention, per) : null,
        });
      } else {
        const next = amount(
          clause,
          mention,
          unit,
          centsOf(mention, value, mixed),
          base,
          mention.unit !== null,
        );
        const twin = amounts.at(-1);
        // "15 died and another 23 were cut".
        amounts.push(
          mention.another && mention.part && twin !== undefined && twin.unit.head === unit.head
            ? { ...next, role: twin.role }
            : next,
        );
      }
      if (mention.unit !== null) last = mention.unit;
      previous = mention;
    }
  }
  if (every !== null) lost.push(every.mention.id);
  return {
    amounts,
    rates,
    comparisons,
    percents,
    lost,
    some: clauses.some((clause) => clause.some),
    rest: restOf(clauses),
    periods,
  };
}

/** A percentage; a fraction such as a half is a part as it is. */
const isHundredth = (mention: Mention): boolean =>
  compare(mention.value, rational(1n)) >= 0 || /%|percent/.test(mention.text) || !mention.fraction;

function centsOf(mention: Mention, value: QuantityValue, mixed: boolean): QuantityValue {
  return mixed && mention.money === 'cent' && compare(mention.value, rational(0)) > 0
    ? { ...times(value, given(rational(1n, 100n), mention.id)) }
    : value;
}

/** The number just before that counts what this one is for. */
function pairOf(clause: SentenceClause, mention: Mention, per: CountedUnit): number | null {
  const before = clause.mentions.find(({ id }) => id === mention.id - 1);
  return before?.unit?.head === per.head ? before.id : null;
}

/** The subject as a unit, where numbers have none: "eggs come in packs of 6". */
function subjectUnit(clause: SentenceClause): CountedUnit | null {
  const head = clause.subject.at(-1);
  const word = clause.items.find((item) => isWord(item) && item.stem === head);
  return head !== undefined && isWord(word) && word.folded !== word.stem
    ? { head, words: clause.subject.slice(0, -1), of: [], text: word.text, kind: 'count' }
    : null;
}

/** "Melons have 100 seeds each", "cards with 4 drawings each". */
function pluralBefore(clause: SentenceClause, mention: Mention, unit: CountedUnit): CountedUnit | null {
  const word = clause.items
    .slice(0, mention.from)
    .findLast((item, at) => isWord(item) && isContent(clause.items, at) && item.stem !== item.folded);
  return isWord(word) && word.stem !== unit.head
    ? { head: word.stem, words: [], of: [], text: word.text, kind: 'count' }
    : null;
}

function restOf(clauses: readonly SentenceClause[]): Facts['rest'] {
  const found = clauses.filter((clause) => !clause.question && clause.cues.has('rest'));
  return found.length === 1
    ? { clause: found[0]!.index, words: [...found[0]!.subject, ...found[0]!.context] }
    : null;
}

function amount(
  clause: SentenceClause,
  mention: Mention,
  unit: CountedUnit,
  value: QuantityValue,
  base: {
    readonly owner: ReadonlySet<string>;
    readonly tags: ReadonlySet<string>;
    readonly clause: number;
    readonly sentence: number;
    readonly verb: VerbClass | null;
    readonly verbStem: string;
  },
  named: boolean,
): Amount {
  return {
    ...base,
    value,
    unit,
    role: roleOf(clause, mention),
    recipient: clause.recipient,
    passive: clause.passive,
    named,
    part: mention.part,
    derived: false,
    doubtful: clause.unknownVerb,
    inQuestion: clause.question,
    order: mention.id,
    whole:
      !clause.question &&
      roleOf(clause, mention) !== 'final' &&
      (mention.whole || (clause.cues.has('total') && clause.mentions.length === 1)),
    consumed: false,
    origin: 'text',
    isReduction: clause.cues.has('off') || clause.cues.has('increase') || clause.cues.has('decrease'),
    withOthers: unit.kind === 'person' && (mention.another || mention.withOthers),
    worded: /[a-z]/i.test(mention.text),
  };
}

/** Whether other numbers or the question count it: a box of which there are five. */
const isCountedElsewhere = (head: string, mention: Mention, clauses: readonly SentenceClause[]): boolean =>
  clauses.some(
    ({ mentions, question, items }) =>
      mentions.some((other) => other.id !== mention.id && other.unit?.head === head) ||
      (question &&
        items.some((item, at) => {
          if (!isWord(item) || item.stem !== head) return false;
          let before = at - 1;
          while (isContent(items, before)) before -= 1;
          return has(items[before], 'each', 'per', 'indefinite', 'how_many');
        })),
  );

/** A plural noun as the subject: "tickets cost $5". */
function isPluralSubject(clause: SentenceClause): boolean {
  const word = clause.items.find((item) => isWord(item) && item.stem === clause.subject.at(-1));
  return isWord(word) && word.folded !== word.stem && !clause.items.some((item) => has(item, 'total'));
}

/** What "each" without a noun points at: the thing counted just before, in another unit. */
function pointedAt(
  all: readonly Mention[],
  clauses: readonly SentenceClause[],
  mention: Mention,
  unit: CountedUnit,
): CountedUnit | null {
  const before = all.filter(
    (other) =>
      other.id < mention.id &&
      other.unit !== null &&
      !other.percent &&
      other.per === null &&
      other.unit.head !== unit.head &&
      other.unit.kind !== 'money',
  );
  const same = before.filter(
    (other) => clauses[other.clause]!.sentence === clauses[mention.clause]!.sentence,
  );
  return (same.at(-1) ?? before.at(-1))?.unit ?? null;
}
