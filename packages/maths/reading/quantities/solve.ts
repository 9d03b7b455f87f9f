import { compare, isInteger } from '../../expression/rational.ts';
import type { CountedUnit } from './clauses.ts';
import { sameUnit, type Amount, type ComparisonFact, type Facts, type Rate } from './facts.ts';
import { isSameEvent, type Question } from './question.ts';
import {
  constant,
  manyOf,
  minus,
  over,
  plus,
  remainder,
  times,
  timesForAll,
  total,
  wholeTimes,
  withUses,
  type QuantityValue,
} from './value.ts';

/** A way to the value that is asked for. */
export type FoundQuantity = {
  readonly value: QuantityValue;
  readonly unit: CountedUnit | null;
  readonly way: string;
  /** Numbers that are about something else. */ readonly apart: ReadonlySet<number>;
};

const isCounted = (unit: CountedUnit | null): boolean =>
  unit === null || unit.kind === 'count' || unit.kind === 'person';
const hasAny = (set: ReadonlySet<string>, words: readonly string[]): boolean =>
  words.some((word) => set.has(word));
const allWords = (each: Amount): ReadonlySet<string> =>
  new Set([...each.tags, ...each.owner, each.unit.head, ...each.unit.words, ...each.unit.of]);

/** Whether an amount counts what a unit names: the same noun, or a noun inside ("cups of flour" for "flour"). */
function fits(amount: CountedUnit, asked: CountedUnit): boolean {
  return amount.head === asked.head || amount.of.includes(asked.head) || amount.words.includes(asked.head);
}

/** The amounts of a unit: those with the same noun, otherwise those with the noun inside. */
function ofUnit(amounts: readonly Amount[], asked: CountedUnit): readonly Amount[] {
  const exact = amounts.filter((each) => each.unit.head === asked.head);
  if (exact.length > 0) return exact;
  const left = amounts.filter((each) => !each.consumed);
  const inside = left.filter((each) => fits(each.unit, asked));
  if (inside.length > 0) return inside;
  const content = left.filter((each) => asked.of.includes(each.unit.head) && each.unit.kind === 'count');
  if (content.length > 0) return content;
  return left.filter((each) => each.derived && isCounted(each.unit) && each.tags.has(asked.head));
}

/** An adjective or content of the one that the other contradicts: red and blue apples. */
function contradicts(amount: Amount, asked: CountedUnit, all: readonly Amount[]): boolean {
  const wanted = [...asked.words, ...asked.of].filter((word) => word !== amount.unit.head);
  if (wanted.length === 0) return false;
  const known = wanted.filter((word) => all.some((each) => allWords(each).has(word)));
  if (known.length === 0) return false;
  return (
    !known.every((word) => allWords(amount).has(word)) &&
    ([...amount.unit.words, ...amount.unit.of].length > 0 || amount.derived)
  );
}

/** Amounts that a comparison defines: "Ann has 3 more than Tom". */
function resolveComparisons(amounts: Amount[], comparisons: readonly ComparisonFact[]): boolean {
  let open = [...comparisons];
  for (let round = 0; round <= comparisons.length && open.length > 0; round += 1) {
    const still: ComparisonFact[] = [];
    for (const each of open) {
      const known = (words: readonly string[], besides: ReadonlySet<string>): Amount[] =>
        amounts
          .filter(({ whole }) => !whole)
          .filter((one) => !one.derived || one.verb === each.verb)
          .filter(
            (one) =>
              (each.unit === null || fits(one.unit, each.unit) || one.unit.kind === each.unit.kind) &&
              words.some((word) => allWords(one).has(word) && !besides.has(word)),
          );
      const mine = new Set([...each.owner, ...each.tags]);
      const distinct = each.than.filter((word) => !mine.has(word) || each.than.length === 1);
      const base = known(distinct, new Set());
      // Words of the thing tell whose it is only where nobody is named.
      const named =
        each.owner.size > 0 ? [...each.owner] : [...(each.unit?.words ?? []), ...(each.unit?.of ?? [])];
      const own = named.filter((word) => !each.than.includes(word));
      const self = known(own, new Set(each.than)).filter((one) => !hasAny(allWords(one), distinct));
      const scaled = (value: QuantityValue): QuantityValue =>
        each.multiple === undefined ? value : times(each.multiple, value);
      const applied = (value: QuantityValue): QuantityValue | null =>
        each.operation === 'plus'
          ? plus(value, each.value)
          : each.operation === 'minus'
            ? minus(value, each.value)
            : each.operation === 'times'
              ? times(value, each.value)
              : over(value, each.value);
      const apply = (value: QuantityValue): QuantityValue | null => applied(scaled(value));
      const undone = (value: QuantityValue): QuantityValue | null =>
        each.operation === 'plus'
          ? minus(value, each.value)
          : each.operation === 'minus'
            ? plus(value, each.value)
            : each.operation === 'times'
              ? over(value, each.value)
              : times(value, each.value);
      const undo = (value: QuantityValue): QuantityValue | null => {
        const before = undone(value);
        return before === null || each.multiple === undefined ? before : over(before, each.multiple);
      };
      const found =
        base.length === 1
          ? { from: base[0]!, value: apply(base[0]!.value), owner: each.owner, tags: each.tags }
          : base.length === 0 && self.length === 1 && distinct.length > 0
            ? {
                from: self[0]!,
                value: undo(self[0]!.value),
                owner: new Set(each.than),
                tags: new Set(each.than),
              }
            : null;
      if (found === null || found.value === null) {
        still.push(each);
        continue;
      }
      const unit = each.unit ?? found.from.unit;
      amounts.push({
        ...found.from,
        value: found.value,
        unit: base.length === 1 ? { ...unit } : { ...found.from.unit, words: [...each.than] },
        owner: found.owner,
        tags: found.tags,
        verb: each.verb,
        verbStem: each.verbStem,
        clause: each.clause,
        sentence: each.sentence,
        derived: true,
        origin: 'comparison',
      });
    }
    if (still.length === open.length) return false;
    open = still;
  }
  return open.length === 0;
}

/** The amounts with everything that the rates give: boxes times crayons per box. */
function applyRates(
  amounts: readonly Amount[],
  rates: readonly Rate[],
  asked: CountedUnit | null,
): { readonly amounts: readonly Amount[]; readonly unused: readonly Rate[] } {
  let all = [...amounts];
  const consumed = new Set<Amount>();
  let open = [...rates];
  // Two prices for one thing: it cannot be told which holds.
  const unclear = rates.some(
    (rate) =>
      rate.pair === null &&
      rates.some(
        (other) =>
          other !== rate &&
          other.pair === null &&
          other.per.head === rate.per.head &&
          sameUnit(other.unit, rate.unit) &&
          [
            ...rate.per.words,
            ...rate.per.of,
            ...other.per.words,
            ...other.per.of,
            ...rate.unit.words,
            ...other.unit.words,
            ...rate.unit.of,
            ...other.unit.of,
          ].length === 0 &&
          rate.clause !== other.clause,
      ),
  );
  if (unclear) open = [];
  for (let round = 0; round <= rates.length; round += 1) {
    const still: Rate[] = [];
    for (const rate of open) {
      let pool = all.filter((each) => fitsRate(each, rate) && each.role !== 'goal');
      if (pool.length === 0 && rates.length === 1 && asked?.head !== rate.per.head)
        pool = [...kindsIn(all, rate.per)];
      if (pool.length === 0 && rate.per.kind === 'person') {
        // "Each player" for friends: the only people of the text.
        const people = all.filter((each) => each.unit.kind === 'person' && !each.derived);
        if (people.length > 0 && people.every((each) => each.unit.head === people[0]!.unit.head))
          pool = people;
      }
      const rivals = rates.filter(
        (other) =>
          other !== rate &&
          other.per.head === rate.per.head &&
          sameUnit(other.unit, rate.unit) &&
          rate.pair === null &&
          other.pair === null &&
          (other.unit.words.join(' ') === rate.unit.words.join(' ') ||
            [...other.per.words, ...rate.per.words].length > 0),
      );
      if (rivals.length > 0)
        pool = pool.filter((each) => rivals.every((other) => overlap(each, rate) > overlap(each, other)));
      // What came and went is settled before it is multiplied.
      const settled =
        pool.some(({ role }) => role === 'loss') &&
        pool.some(({ role }) => role === 'state' || role === 'gain')
          ? settle(pool)
          : null;
      const mixesTimes =
        pool.some(({ role }) => role === 'final') && pool.some(({ role }) => role !== 'final');
      if (pool.length === 0 || mixesTimes || hasUnclearPart(pool) || hasRivalAmount(pool, rate, all)) {
        still.push(rate);
        continue;
      }
      const sources =
        settled === null ? pool : [{ ...pool[0]!, value: settled, role: 'state' as const, settled: true }];
      pool.forEach((each) => consumed.add(each));
      for (const source of sources)
        all.push({
          ...source,
          value: times(source.value, rate.value),
          unit: rate.unit,
          role:
            rate.role === 'state' || rate.role === 'other' || isBought(source, rate)
              ? moneyRole(source, rate)
              : rate.role,
          verb:
            rate.verb === 'be' || rate.verb === null || rate.verb === 'hold'
              ? (source.verb ?? rate.verb)
              : rate.verb,
          verbStem: rate.verbStem,
          owner: new Set([...source.owner, ...rate.owner]),
          tags: new Set([
            ...source.tags,
            ...rate.tags,
            source.unit.head,
            ...source.unit.words,
            ...source.unit.of,
          ]),
          recipient: rate.recipient ?? source.recipient,
          derived: true,
          origin: source.origin === 'text' ? 'rate' : source.origin,
          named: true,
        });
    }
    if (still.length === open.length) break;
    open = still;
  }
  all = all.map((each) => (consumed.has(each) ? { ...each, consumed: true } : each));
  return { amounts: all, unused: open };
}

/** "The shop sells them for $4 each. Ann buys 8": the price is the seller's, the cost is Ann's. */
const isBought = (source: Amount, rate: Rate): boolean =>
  rate.unit.kind === 'money' &&
  (source.verb === 'buy' || source.verb === 'spend' || (source.verb === 'sell' && rate.verb === 'cost'));

/** "each flower", where only roses and daisies are counted: the things of one clause, when nothing else is counted. */
function kindsIn(amounts: readonly Amount[], general: CountedUnit): readonly Amount[] {
  const counted = amounts.filter(({ unit }) => isCounted(unit));
  const [first, second] = counted;
  if (first === undefined || second === undefined || !isCounted(general)) return [];
  const isKind = (each: Amount): boolean =>
    each.named &&
    each.origin === 'text' &&
    !each.consumed &&
    !each.inQuestion &&
    each.clause === first.clause &&
    each.role === first.role &&
    (each.role !== 'other' || each.verb === first.verb);
  return counted.every(isKind) && new Set(counted.map(({ unit }) => unit.head)).size === counted.length
    ? counted
    : [];
}

/** Another amount of what the rate gives stands beside one of these: it may have taken the place of the rate. */
const hasRivalAmount = (pool: readonly Amount[], rate: Rate, all: readonly Amount[]): boolean =>
  pool.length > 1 &&
  pool.some(
    (each) =>
      each.clause !== rate.clause &&
      all.some(
        (other) =>
          other !== each && other.clause === each.clause && !other.derived && sameUnit(other.unit, rate.unit),
      ),
  );

function moneyRole(source: Amount, rate: Rate): Amount['role'] {
  if (rate.unit.kind === 'money')
    return source.verb === 'sell' ||
      source.verb === 'earn' ||
      rate.verb === 'earn' ||
      source.verb === 'make_total'
      ? 'gain'
      : source.verb === 'buy' || source.verb === 'spend'
        ? 'loss'
        : source.role === 'loss'
          ? 'gain'
          : source.role;
  return source.role === 'other' ? rate.role : source.role;
}

function overlap(amount: Amount, rate: Rate): number {
  const words = [...rate.per.words, ...rate.per.of, ...rate.tags];
  return words.filter((word) => allWords(amount).has(word)).length;
}

function fitsRate(amount: Amount, rate: Rate): boolean {
  if (amount.unit.head !== rate.per.head && !amount.unit.of.includes(rate.per.head)) return false;
  if (sameUnit(amount.unit, rate.unit)) return false;
  if (rate.pair !== null && !amount.value.uses.has(rate.pair)) return false;
  if (
    amount.derived &&
    amount.value.uses.size > 0 &&
    [...rate.value.uses].some((id) => amount.value.uses.has(id))
  )
    return false;
  return true;
}

/** A part that something was done with, which may be gone or not: "planted 40 of them". */
const hasUnclearPart = (list: readonly Amount[]): boolean =>
  list.some(({ role, part }) => (role === 'other' || role === 'gain') && part) &&
  list.some(({ part }) => !part);

/** What was there, with what came, without what went; null where it cannot be told. */
function settle(pool: readonly Amount[]): QuantityValue | null {
  const starts = pool.filter(({ role }) => role === 'state' || role === 'gain' || role === 'other');
  const gone = pool.filter(({ role }) => role === 'loss');
  if (starts.length === 0) return null;
  if (hasUnclearPart(starts)) return null;
  return gone.reduce((value, each) => minus(value, each.value), total(starts.map(({ value }) => value)));
}

/** The amounts that the question is about, and the numbers of the others, which are about something else. */
function select(
  amounts: readonly Amount[],
  question: Question,
  words: ReadonlySet<string>,
): { readonly pool: readonly Amount[]; readonly apart: ReadonlySet<number>; readonly exact: boolean } | null {
  const { unit, verb } = question;
  let pool: readonly Amount[] = unit === null ? amounts : ofUnit(amounts, unit);
  let exact = unit !== null && pool.length > 0;
  if (unit === null) {
    const kinds: readonly CountedUnit['kind'][] =
      question.kind === 'far' || question.kind === 'size'
        ? ['measure']
        : question.kind === 'old'
          ? ['time']
          : question.kind === 'long'
            ? ['time', 'measure']
            : [];
    if (kinds.length > 0) pool = amounts.filter((each) => !each.consumed && kinds.includes(each.unit.kind));
    const heads = new Set(pool.map((each) => each.unit.head));
    if (heads.size !== 1) return null;
    exact = true;
  }
  if (pool.length === 0) {
    // A general word: fruits for apples and pears. It stands nowhere else in the text.
    if (unit!.kind === 'money' || unit!.kind === 'time' || unit!.kind === 'measure' || words.has(unit!.head))
      return null;
    pool = amounts.filter((each) => isCounted(each.unit) && !each.consumed);
    if (pool.length < 2 || pool.some((each) => each.verb !== pool[0]!.verb && each.role !== 'loss'))
      return null;
    exact = false;
  }
  const candidates = pool;
  if (exact && unit !== null) {
    const agreeing = pool.filter((each) => !contradicts(each, unit, amounts));
    if (agreeing.length > 0) pool = agreeing;
  }
  for (const group of question.groups) {
    const known = group.filter((word) => pool.some((each) => allWords(each).has(word)));
    if (known.length === 0) continue;
    const having = pool.filter((each) => hasAny(allWords(each), known));
    const owners = group.some((word) => amounts.some(({ owner }) => owner.has(word)));
    if (!exact && !owners) continue;
    const rest = pool.filter((each) => !having.includes(each));
    if (rest.length === 0) continue;
    // Events happen to what is asked for, unless they belong to somebody else who has an amount of their own.
    const events = rest.filter((each) => {
      if (each.role !== 'gain' && each.role !== 'loss' && each.role !== 'final') return false;
      if (having.some(({ role }) => role === each.role && role !== 'final')) return false;
      if (!owners) return !hasOther(each, having, known);
      return (
        !rest.some(
          (other) =>
            other !== each && other.role === 'state' && [...other.owner].some((name) => each.owner.has(name)),
        ) && having.some(({ role }) => role === 'state')
      );
    });
    pool = pool.filter((each) => having.includes(each) || events.includes(each));
  }
  // "How many did he earn": what he had before is no part of it.
  if (
    verb !== null &&
    verb !== 'have' &&
    verb !== 'be' &&
    verb !== 'hold' &&
    verb !== 'need' &&
    !question.verbs.includes('remain')
  ) {
    const same = pool.filter((each) => isSameVerb(each, question));
    if (same.length > 1 && pool.every((each) => same.includes(each) || each.role === 'state')) pool = same;
  }
  const kept = new Set(pool.flatMap(({ value }) => [...value.uses]));
  const apart = new Set(
    amounts
      .filter(
        (each) =>
          !pool.includes(each) && !each.inQuestion && isApart(each, pool, candidates, question, amounts),
      )
      .flatMap(({ value }) => [...value.uses])
      .filter((id) => !kept.has(id)),
  );
  return { pool, apart, exact };
}

/** Whether an amount is about something else than the question for certain: another thing, kind, person, place or time. */
function isApart(
  each: Amount,
  pool: readonly Amount[],
  candidates: readonly Amount[],
  question: Question,
  all: readonly Amount[],
): boolean {
  const { unit } = question;
  const asked = question.groups.flat();
  const others = pool.every(
    ({ owner }) => owner.size > 0 && ![...owner].some((name) => each.owner.has(name)),
  );
  const byOwner =
    each.owner.size > 0 && others && asked.some((word) => pool.some(({ owner }) => owner.has(word)));
  if (each.origin === 'percent') return false;
  if (each.role === 'goal')
    return unit !== null && candidates.includes(each) && contradicts(each, unit, all) && pool.length > 1;
  // What the question names is about it: the birds of "how many berries do the birds eat".
  if (!candidates.includes(each) && asked.includes(each.unit.head)) return false;
  if (each.origin === 'comparison') return byOwner && !question.cues.has('total');
  const together = pool.some(({ clause }) => clause === each.clause);
  if (!candidates.includes(each)) {
    if (unit === null || each.unit.kind === 'person') return false;
    // Another unit of the same kind would have to be converted.
    if (each.unit.kind === unit.kind && !isCounted(unit)) return false;
    const described = each.role === 'state' && (each.verb === 'be' || each.verb === 'have');
    if (isCounted(unit) || unit.kind === 'measure') return each.named && (together || described);
    return false;
  }
  if (
    question.cues.has('total') &&
    !(unit !== null && contradicts(each, unit, all)) &&
    !tagsConflict(each, pool, asked)
  )
    return false;
  if (unit !== null && contradicts(each, unit, all)) return true;
  if (byOwner && each.verb !== 'give') return true;
  if (
    each.role === 'state' &&
    pool.every(({ role }) => role !== 'state') &&
    question.verb !== 'have' &&
    question.verb !== 'be'
  )
    return true;
  return tagsConflict(each, pool, asked);
}

/** The same happened at another time or place than the question asks for. */
function tagsConflict(each: Amount, pool: readonly Amount[], asked: readonly string[]): boolean {
  const wanted = asked.filter((word) => pool.some(({ tags }) => tags.has(word)) && !each.tags.has(word));
  const own = [...each.tags].filter(
    (word) => word !== each.unit.head && !pool.some(({ tags }) => tags.has(word)),
  );
  return (
    wanted.length > 0 &&
    own.length > 0 &&
    pool.every(
      ({ role, clause, verb }) => role === each.role && (clause === each.clause || verb === each.verb),
    )
  );
}

/** Whether a word of the question belongs to some of the amounts, and others have another word in its place. */
function distinguishes(words: readonly string[], list: readonly Amount[]): boolean {
  return words.some((word) => {
    const without = list.filter((each) => !allWords(each).has(word));
    if (without.length === 0 || without.length === list.length) return false;
    return (
      without.some((each) => [...each.unit.words, ...each.unit.of].length > 0) ||
      list.some(({ owner }) => owner.has(word))
    );
  });
}

/** An event with words of its own in the place of the words that were asked for. */
function hasOther(each: Amount, having: readonly Amount[], known: readonly string[]): boolean {
  const adjectives = [...each.unit.words, ...each.unit.of];
  const theirs = new Set(having.flatMap((one) => [...one.unit.words, ...one.unit.of]));
  return (
    adjectives.length > 0 &&
    known.some((word) => theirs.has(word)) &&
    !adjectives.some((word) => known.includes(word))
  );
}

/** Who gives loses and who is given gains, as seen by the one whom the question is about. */
function withTransfers(amounts: readonly Amount[], question: Question): Amount[] {
  const asked = question.groups.flat();
  return amounts.map((each): Amount => {
    if (each.verb === 'put' && each.role === 'other' && !each.part) {
      const places = amounts.filter(
        (other) => other.role === 'state' && other.clause < each.clause && other.unit.head === each.unit.head,
      );
      const isPlace = (word: string): boolean =>
        word !== each.unit.head && !each.unit.words.includes(word) && each.tags.has(word);
      return places.length === 1 && [...places[0]!.tags].some(isPlace) ? { ...each, role: 'gain' } : each;
    }
    if (each.verb === 'gain' || each.verb === 'buy' || each.verb === 'take') {
      // "Ann bought 3 of Tom's": Tom loses them.
      const others = amounts.filter(
        (other) =>
          other !== each &&
          (other.clause < each.clause || (other.role === 'final' && each.verb !== 'buy')) &&
          other.unit.head === each.unit.head,
      );
      const holders = new Set(others.flatMap(({ owner }) => [...owner]));
      const isOther = each.owner.size > 0 && ![...each.owner].some((word) => holders.has(word));
      if (
        isOther &&
        holders.size > 0 &&
        each.role === 'gain' &&
        (hasAny(each.tags, [...holders]) || each.part)
      )
        return { ...each, role: 'loss', owner: holders };
      const hasOwn = amounts.some(
        (other) => other !== each && [...other.owner].some((word) => each.owner.has(word)),
      );
      return isOther &&
        holders.size > 0 &&
        each.role === 'gain' &&
        !hasOwn &&
        !each.passive &&
        others.some(({ role }) => role === 'state')
        ? { ...each, role: 'other' }
        : each;
    }
    if (each.verb !== 'give' || each.role !== 'loss') return each;
    if (hasAny(each.owner, asked) && !asked.some((word) => each.recipient?.includes(word))) return each;
    if (each.recipient !== null && each.recipient.some((word) => asked.includes(word)))
      return { ...each, role: 'gain', owner: new Set(each.recipient) };
    const owners = new Set(
      amounts
        .filter((other) => other !== each && other.verb !== 'give' && other.unit.head === each.unit.head)
        .flatMap(({ owner }) => [...owner]),
    );
    const isPronoun = each.recipient !== null && each.recipient.length === 0;
    if (
      isPronoun &&
      each.owner.size > 0 &&
      ![...each.owner].some((word) => owners.has(word)) &&
      !each.passive
    )
      return { ...each, role: 'gain', owner: owners };
    return each;
  });
}

/** A part given in percent or as a fraction: "15 % are blue", "a third of them". */
function resolvePercent(
  amounts: Amount[],
  percent: Facts['percents'][number],
  exact: boolean,
  ofFirst: boolean,
): boolean {
  const direct =
    percent.baseId === null ? undefined : amounts.find(({ value }) => value.uses.has(percent.baseId!));
  if (direct !== undefined) {
    amounts[amounts.indexOf(direct)] = {
      ...direct,
      value: times(percent.value, direct.value),
      derived: true,
    };
    return true;
  }
  const before = amounts.filter(
    (each) => each.clause <= percent.clause && each.role !== 'goal' && !each.part && !each.consumed,
  );
  const bases = percent.unit === null ? before : ofUnit(before, percent.unit);
  const named = bases.length > 0 || exact ? bases : before;
  if (named.length !== 1 && !(ofFirst && named.length > 0)) return false;
  const base = named[0]!;
  amounts.push({
    ...base,
    ...percent.place,
    value: times(percent.value, base.value),
    part: true,
    derived: true,
    origin: 'percent',
    unit: { ...base.unit, words: percent.unit?.words ?? [] },
  });
  return true;
}

/** All ways to a value, each with the numbers that it uses. */
export function solutionsOf(facts: Facts, question: Question, text: TextWords): readonly FoundQuantity[] {
  const found: FoundQuantity[] = [];
  const none: ReadonlySet<number> = new Set();
  const { cues: textCues } = text;
  const push: Push = (value, unit, way, apart = none) => {
    if (value !== null) found.push({ value, unit, way, apart });
  };
  const multiples = commonMultiples(facts, question, textCues);
  if (multiples !== null) {
    push(multiples, question.unit, 'multiple');
    return found;
  }
  const changed = percentChange(facts, question, textCues);
  if (changed !== null) {
    push(changed, question.unit, 'percent');
    return found;
  }
  const transferred = withTransfers(facts.amounts, question);
  const later = facts.percents.filter(
    (percent) => !resolvePercent(transferred, percent, true, facts.rest !== null),
  );
  const settledRest = withRest(transferred, facts);
  if (settledRest === null) return [];
  const base = withGoals(settledRest, question);
  // A part of what: with several amounts of one unit it cannot be told.
  const [part] = facts.percents;
  if (part !== undefined && part.baseId === null && facts.rest === null) {
    const units = facts.amounts.map(({ unit }) => unit.head);
    if (new Set(units).size < units.length) return [];
  }
  if (facts.percents.length > 0 && facts.comparisons.length > 0) return [];
  if (
    facts.percents.length > 1 ||
    (facts.percents.length === 1 &&
      (textCues.has('off') || textCues.has('increase') || textCues.has('decrease')))
  )
    return [];
  if (!resolveComparisons(base, facts.comparisons)) return [];
  const { cues } = question;
  const shares =
    facts.amounts.some(({ verb }) => verb === 'share') ||
    question.verbs.includes('share') ||
    textCues.has('equally');
  // "35 % of 40 come by bike; how many are that?"
  if (
    facts.percents.length === 1 &&
    facts.amounts.length === 1 &&
    facts.percents[0]!.baseId === null &&
    question.verb === 'be' &&
    question.groups.length === 0 &&
    !question.clause.negated &&
    !question.cues.has('leftover')
  ) {
    push(times(facts.percents[0]!.value, facts.amounts[0]!.value), question.unit, 'part');
    return found;
  }
  // How much for each.
  if (facts.rates.length + facts.comparisons.length + facts.percents.length === 0 && !facts.some) {
    const missing = missingForShares(base, question, new Set([...textCues, ...cues]));
    if (missing !== null) return [missing];
  }
  if (question.per !== null) {
    if (!facts.some || facts.amounts.some(({ whole }) => whole))
      perUnit(base, facts.rates, question, shares, push);
    return found;
  }
  const rated = applyRates(base, facts.rates, question.unit);
  const amounts = [...rated.amounts];
  const { unused } = rated;
  if (later.some((percent) => !resolvePercent(amounts, percent, false, false))) return [];
  byDivision(amounts, mergeRates(unused), question, textCues, shares, push);
  if (cues.has('average')) return found;
  if (found.length > 0 && (unused.length > 0 || shares)) return found;
  if (
    question.than !== null ||
    cues.has('difference') ||
    (cues.has('more') &&
      question.kind !== 'many' &&
      !question.verbs.includes('need') &&
      amounts.length === 2 &&
      amounts.every(({ role, inQuestion }) => role === amounts[0]!.role && !inQuestion))
  ) {
    byComparison(amounts, question, push);
    return found;
  }
  if (isUnequalHolding(amounts, question)) {
    byComparison(amounts, question, push);
    return found;
  }
  const chosen = select(amounts, question, text.words);
  if (chosen === null || chosen.pool.length === 0) return found;
  const { apart } = chosen;
  const result = course(chosen.pool, question, chosen.exact, facts.some);
  push(result?.value ?? null, question.unit ?? chosen.pool[0]!.unit, result?.way ?? '', apart);
  return found;
}

/** "Ann has 5, Tom has 8. How many more does Tom have?": what two own, compared with the other one. */
function isUnequalHolding(amounts: readonly Amount[], question: Question): boolean {
  const { verb, unit, cues } = question;
  if (!(cues.has('more') || cues.has('less')) || (verb !== 'have' && verb !== 'be')) return false;
  const [a, b, more] = unit === null ? amounts : ofUnit(amounts, unit);
  if (a === undefined || b === undefined || more !== undefined) return false;
  if (cues.has('total') || cues.has('leftover') || cues.has('initial') || question.verbs.includes('remain'))
    return false;
  const owned = [a, b].filter(({ owner }) => question.groups.flat().some((word) => owner.has(word)));
  return (
    owned.length === 1 &&
    [a, b].every(
      ({ role, owner, clause }) => role === 'state' && owner.size > 0 && clause !== question.clause.index,
    ) &&
    ![...a.owner].some((word) => b.owner.has(word))
  );
}

export type TextWords = {
  readonly cues: ReadonlySet<string>;
  /** The nouns and adjectives outside the question that belong to no number. */ readonly words: ReadonlySet<string>;
};

/** "How many more does she need to have 83": the number of the question is the goal. */
function withGoals(amounts: readonly Amount[], question: Question): Amount[] {
  const wanted = question.cues.has('more') && question.than === null && question.verbs.includes('need');
  return amounts.map((each): Amount =>
    wanted && each.sentence === question.clause.sentence && each.clause >= question.clause.index
      ? { ...each, role: 'goal' }
      : each,
  );
}

/** "The rest": what is left of an amount after its parts takes their place. Null where it cannot be told what they are. */
function withRest(amounts: readonly Amount[], facts: Facts): readonly Amount[] | null {
  const { rest } = facts;
  if (rest === null) return amounts;
  const before = amounts.filter(
    (each) => each.clause < rest.clause || (each.clause === rest.clause && each.part),
  );
  const whole = before.find((each) => each.whole) ?? before[0];
  if (whole === undefined || facts.some) return null;
  const parts = before.filter((each) => each !== whole);
  if (
    parts.some(
      (each) => each.verb === 'share' || (each.unit.head !== whole.unit.head && each.named && !each.part),
    )
  )
    return null;
  if (
    parts.length === 0 ||
    parts.some((each) => each.unit.kind !== whole.unit.kind || each.role === 'final' || each.role === 'goal')
  )
    return null;
  if (facts.rates.some((rate) => rate.clause < rest.clause)) return null;
  if (parts.some(({ role, verb }) => role === 'gain' && verb !== whole.verb && verb !== 'give')) return null;
  const value = parts.reduce(
    (all, each) =>
      each.role === 'gain' && each.verb === 'give' ? plus(all, each.value) : minus(all, each.value),
    whole.value,
  );
  const after = amounts.filter((each) => !before.includes(each));
  if (after.some((each) => each.unit.head === whole.unit.head)) return null;
  return [
    {
      ...whole,
      value,
      role: 'state',
      derived: true,
      whole: false,
      tags: new Set([...whole.tags, ...rest.words]),
    },
    ...after,
  ];
}

/** A price with a discount, a rent that rises. */
function percentChange(facts: Facts, question: Question, cues: ReadonlySet<string>): QuantityValue | null {
  if (
    facts.percents.length !== 1 ||
    facts.amounts.length !== 1 ||
    facts.percents[0]!.baseId !== null ||
    facts.rates.length + facts.comparisons.length > 0
  )
    return null;
  const [percent, base] = [facts.percents[0]!, facts.amounts[0]!];
  // What is known must be the price, not the discount.
  if (base.clause !== percent.clause && (base.named === false || base.isReduction)) return null;
  const part = times(base.value, percent.value);
  const down = cues.has('off') || cues.has('decrease');
  const up = cues.has('increase');
  if (down === up) return null;
  if (
    (question.cues.has('off') && !question.cues.has('now')) ||
    question.cues.has('more') ||
    question.cues.has('less')
  )
    return part;
  if (question.cues.has('initial')) return null;
  // "How much does it rise now?", "how many new people?": the change or what it comes to.
  const namesChange = question.cues.has('increase') || question.cues.has('decrease');
  if (namesChange && question.cues.has('now')) return null;
  if (question.verb === null && question.groups.length === 0) return null;
  if (/^(?:new|nuev|nouve)/.test(question.unit?.words.join(' ') ?? '')) return null;
  if (namesChange) return part;
  return down ? minus(base.value, part) : plus(base.value, part);
}

/** Buses every 8, 12 and 18 minutes; the greatest number of equal bags. */
function commonMultiples(facts: Facts, question: Question, cues: ReadonlySet<string>): QuantityValue | null {
  const counts = facts.amounts.filter(
    (each) => each.worded && each.value.n.n === BigInt(facts.amounts.length + facts.rates.length - 1),
  );
  const [count] = counts;
  if (counts.length === 1 && question.cues.has('greatest') && facts.amounts.length > 2) {
    const found = commonMultiples(
      { ...facts, amounts: facts.amounts.filter((each) => each !== count) },
      question,
      cues,
    );
    return found === null ? null : withUses(found, count!.value.uses);
  }
  const values = [...facts.amounts.map(({ value }) => value), ...facts.rates.map(({ value }) => value)];
  const [one, two, third] = facts.rates;
  // "Hot dogs come in packs of 8, buns in packs of 6. What is the smallest number for as many of both?"
  if (
    question.cues.has('fewest') &&
    one !== undefined &&
    two !== undefined &&
    third === undefined &&
    facts.amounts.length + facts.comparisons.length + facts.percents.length === 0 &&
    (cues.has('same') || cues.has('identical') || cues.has('equally')) &&
    isCounted(one.unit) &&
    isCounted(two.unit)
  )
    return manyOf('lcm', values);
  const every = facts.periods;
  if (every.length >= 2 && cues.has('together') && facts.rates.length === 0) {
    const rest = facts.amounts.filter(
      ({ value }) => ![...value.uses].some((id) => every.some((each) => each.uses.has(id))),
    );
    if (rest.every(({ value }) => value.n.n === BigInt(every.length) || value.n.n === 1n)) {
      const found = manyOf('lcm', every);
      return found === null
        ? null
        : withUses(
            found,
            rest.flatMap(({ value }) => [...value.uses]),
          );
    }
  }
  const periodic = facts.rates.length === 0 ? facts.amounts.filter(({ unit }) => unit.kind === 'time') : [];
  if (periodic.length >= 2 && periodic.length === values.length && cues.has('each') && cues.has('together'))
    return manyOf('lcm', values);
  if (
    facts.rates.length === 0 &&
    question.cues.has('greatest') &&
    !question.cues.has('than') &&
    cues.has('identical') &&
    values.length >= 2 &&
    facts.comparisons.length === 0
  )
    return manyOf('gcd', values);
  return null;
}

export type Push = (
  value: QuantityValue | null,
  unit: CountedUnit | null,
  way: string,
  apart?: ReadonlySet<number>,
) => void;

/** What the amounts of one unit come to: a whole without its parts, a beginning without its end, or their course. */
function sumUp(list: readonly Amount[]): QuantityValue | null {
  if (list.length === 1) return list[0]!.value;
  const whole = list.filter((each) => each.whole);
  if (whole.length === 1)
    return list
      .filter((each) => !each.whole)
      .reduce((value, each) => minus(value, each.value), whole[0]!.value);
  if (list.some(({ role }) => role === 'goal')) return null;
  const finals = list.filter(({ role }) => role === 'final');
  const before = settle(list.filter(({ role }) => role !== 'final'));
  if (finals.length === 0) return before;
  return finals.length === 1 && before !== null ? minus(before, finals[0]!.value) : null;
}

/** The amounts of what is shared among: "each person" may be one of the friends. */
function perAmounts(amounts: readonly Amount[], per: CountedUnit): readonly Amount[] {
  const exact = ofUnit(amounts, per);
  return exact.length > 0 || per.kind !== 'person'
    ? exact
    : amounts.filter((each) => each.unit.kind === 'person');
}

function perUnit(
  base: readonly Amount[],
  rates: readonly Rate[],
  question: Question,
  shares: boolean,
  push: Push,
): void {
  const per = question.per!;
  if (question.cues.has('more')) return;
  const { amounts, unused } = applyRates(base, rates, question.per === 'each' ? null : question.per);
  if (unused.length > 0) return;
  const unit = question.unit;
  const divisors = (
    per === 'each'
      ? amounts.filter((each) => unit === null || !fits(each.unit, unit))
      : perAmounts(amounts, per)
  ).filter((each) => each.role !== 'loss' && !each.consumed);
  if (per === 'each' && unit === null && amounts.length === 2 && shares) {
    const [more, fewer] =
      compare(amounts[0]!.value.n, amounts[1]!.value.n) > 0 ? amounts : amounts.toReversed();
    const quotient = over(more!.value, fewer!.value);
    if (quotient !== null && isCounted(fewer!.unit))
      push(isCounted(more!.unit) ? wholeTimes(more!.value, fewer!.value) : quotient, more!.unit, 'per');
    return;
  }
  const dividends = (unit === null ? amounts : ofUnit(amounts, unit)).filter(
    (each) => !divisors.includes(each),
  );
  if (divisors.length === 0 || dividends.length === 0) return;
  const narrowed =
    per === 'each' && divisors.length > 1 ? divisors.filter((each) => each.unit.kind === 'person') : divisors;
  if (narrowed.length !== 1 || narrowed[0]!.withOthers) return;
  if (dividends.some((each) => each.unit.head !== dividends[0]!.unit.head)) return;
  const asked = question.groups.flat();
  if (distinguishes(asked, dividends)) return;
  const whole = sumUp(dividends);
  if (whole === null) return;
  const quotient = over(whole, narrowed[0]!.value);
  if (quotient === null) return;
  const resultUnit = unit ?? dividends[0]!.unit;
  const kept = new Set(quotient.uses);
  const apart = new Set(
    unit !== null && isCounted(unit)
      ? amounts
          .filter(
            (each) =>
              each.named &&
              !each.inQuestion &&
              each.origin === 'text' &&
              !fits(each.unit, unit) &&
              (each.role === 'state' || dividends.some(({ clause }) => clause === each.clause)),
          )
          .flatMap(({ value }) => [...value.uses])
          .filter((id) => !kept.has(id))
      : [],
  );
  push(
    isCounted(resultUnit) && !isInteger(quotient.n)
      ? shares
        ? wholeTimes(whole, narrowed[0]!.value)
        : null
      : quotient,
    resultUnit,
    'per',
    per === 'each' ? new Set() : apart,
  );
}

/** $6 and $4 for each visit are $10 for each visit. */
function mergeRates(rates: readonly Rate[]): readonly Rate[] {
  const [first, ...others] = rates;
  if (first === undefined || others.length === 0) return rates;
  const alike = others.every(
    (rate) =>
      rate.clause === first.clause && rate.unit.head === first.unit.head && rate.per.head === first.per.head,
  );
  return alike ? [{ ...first, value: total(rates.map(({ value }) => value)) }] : rates;
}

/** "How many will not be on a team", "in the bag that is not full". */
function asksIncomplete(
  { clause, groups, than }: Question,
  { per }: Rate,
  cues: ReadonlySet<string>,
): boolean {
  const words = groups.flat();
  return (
    than === null &&
    words.includes(per.head) &&
    isCounted(per) &&
    (clause.negated || (cues.has('full') && cues.has('negation')))
  );
}

/** "How many more so that each shelf has the same number": what a whole number of shares lacks. */
function missingForShares(
  amounts: readonly Amount[],
  question: Question,
  cues: ReadonlySet<string>,
): FoundQuantity | null {
  const isFair =
    cues.has('same') ||
    cues.has('identical') ||
    cues.has('equally') ||
    (cues.has('extra') && cues.has('negation'));
  const [a, b, more] = amounts.filter(({ inQuestion }) => !inQuestion);
  const isLeft = question.cues.has('leftover') || question.verbs.includes('remain');
  if (!isFair || isLeft || !question.cues.has('more') || question.than !== null || question.per !== null)
    return null;
  if (a === undefined || b === undefined || more !== undefined || a.unit.head === b.unit.head) return null;
  const { unit } = question;
  const [things, groups] = compare(a.value.n, b.value.n) > 0 ? ([a, b] as const) : ([b, a] as const);
  if (!isCounted(things.unit) || !isCounted(groups.unit)) return null;
  if (unit !== null && !fits(things.unit, unit)) return null;
  if (things.role === 'loss' || things.role === 'final' || groups.role === 'loss') return null;
  const shares = timesForAll(things.value, groups.value);
  if (shares === null || !isInteger(shares.n) || !isInteger(groups.value.n)) return null;
  const value = minus(times(constant(shares.n), groups.value), things.value);
  return { value, unit: things.unit, way: 'missing', apart: new Set() };
}

function byDivision(
  amounts: readonly Amount[],
  unused: readonly Rate[],
  question: Question,
  cues: ReadonlySet<string>,
  shares: boolean,
  push: Push,
): void {
  const leftover = question.cues.has('leftover') || question.verbs.includes('remain');
  for (const rate of unused) {
    const others = amounts.filter((each) => ![...rate.value.uses].some((id) => each.value.uses.has(id)));
    const exact = ofUnit(others, rate.unit).filter((each) => !contradicts(each, rate.unit, amounts));
    const wholes = exact.length > 0 ? exact : kindsIn(others, rate.unit);
    if (wholes.length === 0) continue;
    const asksPer = question.unit !== null && rate.per.head === question.unit.head;
    const asksTime = question.kind === 'long' && rate.per.kind === 'time';
    const clear = wholes.length === 1 || !distinguishes(question.groups.flat(), wholes);
    const whole = clear ? sumUp(wholes) : null;
    if (whole === null) continue;
    if (asksPer || asksTime) {
      const quotient = over(whole, rate.value);
      if (quotient === null) continue;
      const apart = new Set(
        amounts
          .filter(
            (each) =>
              !wholes.includes(each) &&
              each.named &&
              each.origin === 'text' &&
              (wholes.some(({ clause }) => clause === each.clause) ||
                contradicts(each, rate.unit, amounts)) &&
              !each.inQuestion &&
              isCounted(each.unit) &&
              each.unit.head !== rate.per.head &&
              (each.unit.head !== rate.unit.head || contradicts(each, rate.unit, amounts)),
          )
          .flatMap(({ value }) => [...value.uses]),
      );
      if (
        isInteger(quotient.n) ||
        (rate.per.kind === 'time' &&
          (asksTime ||
            !/^(?:day|week|month|year|dia|semana|mes|ano|jour|semaine|mois|an|annee)$/.test(rate.per.head)))
      )
        push(quotient, rate.per, 'groups', apart);
      else if (
        question.verbs.includes('need') ||
        (rate.per.kind === 'time' && question.verbs.includes('take'))
      )
        push(timesForAll(whole, rate.value), rate.per, 'groups');
      else if (cues.has('full') || question.verbs.includes('buy'))
        push(wholeTimes(whole, rate.value), rate.per, 'groups');
    } else if (
      (leftover || asksIncomplete(question, rate, cues)) &&
      question.unit !== null &&
      fits(rate.unit, question.unit) &&
      (!leftover || shares || (cues.has('leftover') && rate.per.kind !== 'time'))
    )
      push(remainder(whole, rate.value), rate.unit, 'remainder');
  }
  if (unused.length === 0 && shares && leftover && question.unit !== null) {
    const whole = ofUnit(amounts, question.unit);
    const divisor = amounts.filter((each) => !whole.includes(each));
    if (whole.length === 1 && divisor.length === 1 && isCounted(divisor[0]!.unit))
      push(remainder(whole[0]!.value, divisor[0]!.value), question.unit, 'remainder');
  }
}

/** "How many more cups of flour than of sugar does she need": what is missing of two kinds. */
function byNeeds(all: readonly Amount[], question: Question, push: Push): void {
  const { unit, than } = question;
  if (unit === null || than === null || all.some(({ role }) => role === 'final' || role === 'loss')) return;
  const pool = ofUnit(all, unit);
  const missingOf = (words: readonly string[]): QuantityValue | null => {
    const own = pool.filter((each) => words.some((word) => allWords(each).has(word)));
    const goals = own.filter(({ role }) => role === 'goal');
    return goals.length !== 1
      ? null
      : own.reduce((value, each) => (each === goals[0] ? value : minus(value, each.value)), goals[0]!.value);
  };
  const isKind = (word: string): boolean => {
    const having = pool.filter((each) => allWords(each).has(word));
    return having.length > 0 && having.length < pool.length;
  };
  const [a, b] = [[...unit.words, ...unit.of, unit.head], than].map((words) =>
    missingOf(words.filter(isKind)),
  );
  if (a === null || b === null || [...a!.uses].some((id) => b!.uses.has(id))) return;
  if (compare(a!.n, b!.n) < 0) return;
  const used = new Set([...a!.uses, ...b!.uses]);
  const apart = pool.flatMap(({ value }) => [...value.uses]).filter((id) => !used.has(id));
  push(minus(a!, b!), unit, 'difference', new Set(apart));
}

function byComparison(all: readonly Amount[], question: Question, push: Push): void {
  const { unit } = question;
  if (question.events !== null) return byEvents(all, question, push);
  if (question.verbs.includes('need')) return byNeeds(all, question, push);
  let amounts = all;
  const now =
    question.cues.has('now') ||
    question.verbs.includes('remain') ||
    question.cues.has('leftover') ||
    question.cues.has('initial');
  if (amounts.some(({ role }) => role === 'final')) {
    if (!now || question.cues.has('initial')) return;
    amounts = amounts.filter(({ role }) => role === 'final');
  }
  if (amounts.some(({ role }) => role === 'goal')) return;
  const same = amounts.filter((each) => isSameVerb(each, question));
  if (question.verb !== null && question.verb !== 'be' && question.verb !== 'have' && same.length >= 2)
    amounts = same;
  else if (
    (question.verb === 'be' || question.verb === 'have') &&
    amounts.some((each) => each.role === 'state') &&
    amounts.some((each) => each.role === 'other')
  )
    amounts = amounts.filter(({ role }) => role !== 'other');
  const pool = unit === null ? amounts : ofUnit(amounts, unit);
  const left = question.groups.flat();
  const sides = (wanted: readonly string[], others: readonly string[]): Amount[] => {
    const own = wanted.filter((word) => !others.includes(word));
    return amounts.filter(
      (each) =>
        own.some((word) => allWords(each).has(word)) &&
        !others.some((word) => !wanted.includes(word) && allWords(each).has(word)),
    );
  };
  const result = (a: readonly Amount[], b: readonly Amount[], signed: boolean): void => {
    if (a.length === 0 || b.length === 0 || a.some((each) => b.includes(each))) return;
    // What somebody has is not what came or went.
    if (
      (question.verb === 'have' || question.verb === 'be') &&
      [a, b].some((side) => side.every(({ role }) => role === 'loss' || role === 'gain')) &&
      ![...a, ...b].every(({ role }) => role === a[0]!.role)
    )
      return;
    if (
      a.some((each) => each.unit.head !== a[0]!.unit.head) ||
      b.some((each) => each.unit.head !== b[0]!.unit.head)
    )
      return;
    const [first, second] = [sumUp(a), sumUp(b)];
    if (first === null || second === null) return;
    if (compare(first.n, second.n) === 0) return;
    const kept = new Set([...first.uses, ...second.uses]);
    const apart = new Set(
      all
        .filter((each) => !each.inQuestion)
        .flatMap(({ value }) => [...value.uses])
        .filter((id) => !kept.has(id)),
    );
    if (a.length > 1 || b.length > 1) apart.clear();
    const less = question.cues.has('less');
    if (compare(first.n, second.n) >= 0 ? !(signed && less) : signed && !less)
      push(minus(first, second), unit, 'difference', apart);
    else if (!signed || less) push(minus(second, first), unit, 'difference', apart);
  };
  if (question.than !== null) {
    const telling = (word: string): boolean =>
      !pool.every((each) => allWords(each).has(word)) && !amounts.every((each) => allWords(each).has(word));
    const wanted = [...left, ...(unit === null ? [] : [unit.head, ...unit.words, ...unit.of])].filter(
      telling,
    );
    const than = (question.than ?? []).filter(telling);
    const a = sides(wanted, than);
    const b = sides(than, wanted);
    if (a.length > 0 && b.length > 0) return result(a, b, true);
    if (pool.length === 2 && a.length === 1 && pool.includes(a[0]!))
      return result(
        a,
        pool.filter((each) => !a.includes(each)),
        true,
      );
    if (pool.length === 2 && b.length === 1 && pool.includes(b[0]!))
      return result(
        pool.filter((each) => !b.includes(each)),
        b,
        true,
      );
    return;
  }
  if (pool.length !== 2) return;
  const own = pool.findIndex(({ owner }) => left.some((word) => owner.has(word)));
  if (isUnequalHolding(all, question)) result([pool[own]!], [pool[1 - own]!], true);
  else result([pool[0]!], [pool[1]!], false);
}

/** The same verb, or one that does the same to amounts; of other verbs the consonants are compared: sit, sat. */
function isSameVerb(each: Amount, { verb, verbStem }: Question): boolean {
  if (each.verb === null || verb === null) return each.verb === verb || each.verbStem === verbStem;
  return isSameEvent({ verb: each.verb, stem: each.verbStem }, { verb, stem: verbStem });
}

/** "How many more did he sell than he bought": the amounts of two things that happened. */
function byEvents(amounts: readonly Amount[], question: Question, push: Push): void {
  const { unit, events } = question;
  if (events === null) return;
  const pool = unit === null ? amounts : ofUnit(amounts, unit);
  const [first, second] = events.map((event) =>
    pool.filter(({ verb, verbStem }) => verb !== null && isSameEvent({ verb, stem: verbStem }, event)),
  );
  const valueOf = (list: readonly Amount[]): QuantityValue | null =>
    list.length === 1 ? list[0]!.value : null;
  const [a, b] = [valueOf(first!), valueOf(second!)];
  if (a === null || b === null || first![0]!.unit.head !== second![0]!.unit.head) return;
  const [more, fewer] = question.cues.has('less') ? [b, a] : [a, b];
  if (compare(more.n, fewer.n) < 0) return;
  const used = new Set([...a.uses, ...b.uses]);
  const apart = new Set(amounts.flatMap(({ value }) => [...value.uses]).filter((id) => !used.has(id)));
  push(minus(more, fewer), unit, 'difference', apart);
}

/** What an amount is after, before or during what happened to it. */
function course(
  pool: readonly Amount[],
  question: Question,
  exact: boolean,
  some: boolean,
): { readonly value: QuantityValue | null; readonly way: string } | null {
  const { cues, verbs, verb } = question;
  const by = (role: Amount['role']): readonly Amount[] => pool.filter((each) => each.role === role);
  const [states, gains, losses, finals, goals, others] = [
    by('state'),
    by('gain'),
    by('loss'),
    by('final'),
    by('goal'),
    by('other'),
  ];
  const sumOf = (list: readonly Amount[]): QuantityValue | null =>
    list.length === 0 ? null : total(list.map(({ value }) => value));
  const net = (list: readonly Amount[], sign: readonly Amount[]): QuantityValue | null => {
    const start = sumOf(list);
    return start === null ? null : sign.reduce((value, each) => minus(value, each.value), start);
  };
  const way = (name: string, value: QuantityValue | null): { value: QuantityValue | null; way: string } => ({
    value,
    way: name,
  });
  const doubtful = pool.some((each) => each.doubtful && each.verbStem !== question.verbStem);
  // Only one amount, calculated already.
  if (pool.length === 1) {
    const [only] = pool;
    if (only!.settled === true && !cues.has('initial')) return way('derived', only!.value);
    if (
      verbs.includes('remain') ||
      cues.has('leftover') ||
      cues.has('rest') ||
      question.clause.negated ||
      (cues.has('total') && only!.origin !== 'rate')
    )
      return null;
    return only!.derived ? way('derived', only!.value) : null;
  }
  if (cues.has('change_money')) {
    const paid = pool.findLast((each) => each.verb === 'spend' || each.role === 'state') ?? null;
    const costs = pool.filter((each) => each !== paid);
    return paid === null || costs.some(({ role }) => role === 'goal' || role === 'final') || states.length > 1
      ? null
      : way(
          'change',
          costs.reduce((all, each) => minus(all, each.value), paid.value),
        );
  }
  const asksMore = cues.has('more') && question.than === null;
  if (goals.length === 1 && finals.length === 0 && (asksMore || verbs.includes('need')))
    return way(
      'missing',
      net([goals[0]!], [...states, ...gains, ...others]) === null || losses.length > 0
        ? null
        : net([goals[0]!], [...states, ...gains, ...others]),
    );
  if (goals.length > 0 && goals.length < pool.length && !question.clause.negated) return null;
  const whole = pool.filter((each) => each.whole);
  if (whole.length > 0 && !cues.has('total')) {
    if (whole.length > 1 || finals.length > 0) return null;
    const asked = question.groups.flat();
    if (
      asked.some(
        (word) =>
          pool.some((each) => !each.whole && allWords(each).has(word)) &&
          !pool.every((each) => allWords(each).has(word)),
      )
    )
      return null;
    if (pool.some((each) => !each.whole && each.role === 'gain' && each.verb !== whole[0]!.verb)) return null;
    return way(
      'part',
      pool.filter((each) => !each.whole).reduce((value, each) => minus(value, each.value), whole[0]!.value),
    );
  }
  if (whole.length > 0 && pool.length > 1) return null;
  if (some && finals.length === 0) return null;
  const isTotal =
    cues.has('total') ||
    (cues.has('they') === true && verb === 'have' && gains.length === 0 && losses.length === 0);
  const changed = [...gains, ...losses].length > 0;
  if (
    cues.has('initial') &&
    finals.length + states.length > 0 &&
    (verb === 'have' || verb === 'be' || verb === 'hold' || verb === 'modal')
  ) {
    const end = finals.length > 0 ? finals : states;
    if (end.length !== 1 || (finals.length > 0 && states.length > 0) || others.length > 0) return null;
    // "24 of the potatoes": whether they came or went is unclear.
    if (gains.some(({ part }) => part)) return null;
    const value = losses.reduce((all, each) => plus(all, each.value), end[0]!.value);
    return way(
      'before',
      gains.reduce((all, each) => minus(all, each.value), value),
    );
  }
  if (finals.length > 1) return isTotal && pool.length === finals.length ? way('total', sumOf(finals)) : null;
  const isLoss =
    verb === 'lose' ||
    verb === 'give' ||
    verb === 'sell' ||
    verb === 'spend' ||
    verb === 'depart' ||
    verb === 'take' ||
    (verb === 'cost' && finals.length > 0);
  const isGain = verb === 'gain' || verb === 'buy' || verb === 'earn' || verb === 'arrive' || verb === 'put';
  if (finals.length === 1) {
    if (doubtful) return null;
    if (
      isLoss ||
      (verb !== null &&
        verb !== 'have' &&
        verb !== 'be' &&
        !isGain &&
        others.length === 0 &&
        states.length + gains.length > 0 &&
        question.clause.passive)
    ) {
      const start = sumOf([...states, ...gains]);
      if (start === null || others.length > 0) return null;
      return way(
        'gone',
        minus(
          losses.reduce((all, each) => minus(all, each.value), start),
          finals[0]!.value,
        ),
      );
    }
    if (isGain && states.length > 0 && others.length === 0) {
      const start = sumOf(states)!;
      return way(
        'come',
        minus(
          losses.reduce((all, each) => plus(all, each.value), finals[0]!.value),
          gains.reduce((all, each) => plus(all, each.value), start),
        ),
      );
    }
    if (
      losses.length > 0 &&
      states.length === 0 &&
      gains.length === 0 &&
      others.length === 0 &&
      (verb === 'have' || verb === 'be' || verb === 'gain' || verb === 'buy')
    )
      return way('before', total([...losses, finals[0]!].map(({ value }) => value)));
    return null;
  }
  if (question.clause.negated) {
    const done = [...others, ...losses, ...gains];
    return done.length > 0 && states.length + goals.length > 0
      ? way('left', net([...goals, ...states], done))
      : null;
  }
  // Parts of one amount: what is asked for is another part.
  const bases = states.filter((each) => !each.part);
  const parts = states.filter((each) => each.part);
  const remaining = verbs.includes('remain') || cues.has('leftover');
  if (bases.length === 1 && parts.length > 0 && !isTotal && gains.length === 0 && others.length === 0) {
    if (losses.length > 0) return null;
    const wanted = [...question.groups.flat(), ...(question.unit?.words ?? []), ...(question.unit?.of ?? [])];
    if (
      parts.some((each) => wanted.some((word) => allWords(each).has(word) && !allWords(bases[0]!).has(word)))
    )
      return null;
    return way(
      'part',
      parts.reduce((all, each) => minus(all, each.value), bases[0]!.value),
    );
  }
  const [before, ...later] = pool;
  if (
    cues.has('leftover') &&
    before !== undefined &&
    later.length > 0 &&
    (isSameVerb(before, question) || before.role === 'state') &&
    later.every(
      (each) =>
        (each.role === 'other' || each.role === 'loss') &&
        each.clause > before.clause &&
        each.verbStem !== before.verbStem,
    )
  )
    return way('left', net([before], later));
  if (remaining && others.length > 0 && others.every((each) => each.part) && states.length + gains.length > 0)
    return way('left', net([...states, ...gains], [...losses, ...others]));
  // "finished 5 of them, how many more did she have to do?"
  const done = [...others, ...gains];
  if (
    asksMore &&
    question.verbs.includes('need') &&
    goals.length + finals.length + losses.length === 0 &&
    states.length === 1 &&
    done.length > 0 &&
    done.every((each) => each.part || each.verbStem === question.verbStem)
  )
    return way('missing', net(states, done));
  // The same verb in the question as with the amounts: they are counted together.
  // "How many more" without a goal is no sum.
  if (asksMore && question.verbs.includes('need')) return null;
  const sameVerb = pool.every((each) => isSameVerb(each, question));
  if (sameVerb && verb !== 'have' && verb !== 'be' && !verbs.includes('remain'))
    return pool.every(({ role }) => role === pool[0]!.role) ? way('total', sumOf(pool)) : null;
  if (doubtful && !sameVerb) return null;
  const left = verbs.includes('remain') || cues.has('now') || cues.has('leftover') || cues.has('rest');
  if (doubtful && left) return null;
  if (left || verb === 'have' || verb === 'be' || verb === 'hold') {
    if (losses.length > 0 && states.length + gains.length + others.length > 0)
      return isTotal && !left && verb !== 'have' && verb !== 'be'
        ? null
        : others.length > 0 && states.length > 0
          ? null
          : way('left', net([...states, ...gains, ...others], losses));
    const alike =
      states.length === pool.length &&
      pool.every(
        (each) => each.clause === pool[0]!.clause && (each.unit.words.join(' ') !== '' || each.derived),
      );
    if (alike && verb !== null && !verbs.includes('remain')) return way('total', sumOf(pool));
    if (
      losses.length === 0 &&
      (changed || isTotal || (!exact && pool.length > 1)) &&
      !verbs.includes('remain')
    )
      return others.length > 0 && !isTotal ? null : way('total', sumOf(pool));
    if (losses.length === 0 && isTotal) return way('total', sumOf(pool));
    return null;
  }
  if (verb === 'spend' || verb === 'cost')
    return states.length === 0 && gains.length === 0
      ? way('total', sumOf(losses.length > 0 ? [...losses, ...others] : others))
      : null;
  if (verb === 'earn') return losses.length === 0 ? way('total', sumOf(pool)) : null;
  if (isTotal && losses.length === 0 && finals.length === 0) return way('total', sumOf(pool));
  if (isTotal && losses.length === pool.length) return way('total', sumOf(pool));
  return null;
}
