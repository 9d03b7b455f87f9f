import type { Expression } from '../../expression/tree.ts';
import type { Problem } from '../problem.ts';
import { equals, isInteger } from '../../expression/rational.ts';
import type { Language } from '../../texts.ts';
import type { SchemaCue } from './lexicon/schema-lexicon.ts';
import { inNamedUnit } from './requested-unit.ts';
import type { LetterOfAmount, SchemaFit, StorySchema } from './schema.ts';
import type { Story } from './story.ts';
import { storyOf } from './story-of-text.ts';
import { bundleSchemas } from './schemas/bundles.ts';
import { changeSchemas } from './schemas/changes.ts';
import { clockSchemas } from './schemas/clock-times.ts';
import { figureSchemas } from './schemas/figures.ts';
import { growthSchemas } from './schemas/growth.ts';
import { levelSchemas } from './schemas/levels.ts';
import { kindSchemas } from './schemas/kinds.ts';
import { mixtureSchemas } from './schemas/mixtures.ts';
import { motionSchemas } from './schemas/motion.ts';
import { partSchemas } from './schemas/parts-of-whole.ts';
import { equalShareSchemas } from './schemas/equal-shares.ts';
import { proportionSchemas } from './schemas/proportions.ts';
import { offerSchemas } from './schemas/offers.ts';
import { priceSchemas } from './schemas/prices.ts';
import { percentSchemas } from './schemas/percents.ts';
import { rateSchemas } from './schemas/rates.ts';
import { rectangleSchemas } from './schemas/rectangles.ts';
import { relationSchemas } from './schemas/relations.ts';
import { shareSchemas } from './schemas/shares.ts';
import { expectedValueSchemas } from './schemas/expected-value.ts';
import { spentPartSchemas } from './schemas/spent-parts.ts';
import { trialSchemas } from './schemas/repeated-trials.ts';
import { workSchemas } from './schemas/work.ts';

const schemas: readonly StorySchema[] = [
  ...percentSchemas,
  ...changeSchemas,
  ...shareSchemas,
  ...partSchemas,
  ...spentPartSchemas,
  ...trialSchemas,
  ...expectedValueSchemas,
  ...equalShareSchemas,
  ...priceSchemas,
  ...offerSchemas,
  ...kindSchemas,
  ...rateSchemas,
  ...workSchemas,
  ...levelSchemas,
  ...motionSchemas,
  ...mixtureSchemas,
  ...figureSchemas,
  ...relationSchemas,
  ...clockSchemas,
  ...bundleSchemas,
  ...rectangleSchemas,
  ...growthSchemas,
  ...proportionSchemas,
];

/** Words that tie numbers: a schema that has no role for one of them does not fit. */
const binding: readonly SchemaCue[] = [
  'twice',
  'thrice',
  'half',
  'times',
  'rest',
  'ratio',
  'average',
  'consecutive',
  'interest',
  'compounding_period',
  'principal',
  'scale',
  'shadow',
  'perimeter',
  'area',
  'probability',
  'catch_up',
  'difference',
  'exceed',
  'left',
  'reduction',
  'percent_question',
  'fraction',
  'equation',
];

export type StoryReading = {
  readonly kind: 'problem';
  readonly table: readonly {
    readonly name: string;
    readonly value: Expression | null;
    readonly unit: string;
  }[];
  readonly relations: readonly string[];
  readonly problem: Problem;
  /** What the letters of a system are. */
  readonly letters: readonly LetterOfAmount[];
  readonly unknownName: string;
  readonly unit: string;
};

const hasSameValues = ({ values }: SchemaFit, other: SchemaFit): boolean =>
  values !== null &&
  other.values !== null &&
  values.length === other.values.length &&
  values.every((value, at) => equals(value, other.values![at]!));

const minutesOfDay = 1440n;

/**
 * A part of a thing where things or days are counted. Whether it is rounded up or down is for the reader of quantities, which knows what the
 * question wants.
 */
function isBrokenCount({ question, needed, parts }: Story, { values }: SchemaFit): boolean {
  const [value, another] = values ?? [];
  if (value === undefined || another !== undefined || isInteger(value)) return false;
  const asksMany = parts
    .slice(question.from, question.from + 2)
    .some((part) => part.kind === 'word' && /^(?:many|cuant[oa]s|combien)$/.test(part.folded));
  const isCount =
    question.unit === null
      ? question.nouns.length > 0
      : question.unit.dimension === 'calendar' ||
        (question.unit.dimension === 'time' && question.unit.scale.n >= minutesOfDay);
  return asksMany && isCount && needed.every((each) => isInteger(each.value.n));
}

type Found = SchemaFit & { readonly schema: string };

/**
 * Reads a story by the schema that it follows. Null unless exactly one value fits: every number of the text has a role, and every word that
 * ties numbers is one that the schema accounts for.
 */
export function readStory(
  source: string,
  language: Language,
  locale: string | undefined,
): StoryReading | null {
  const story = storyOf(source, language, locale);
  if (story === null) return null;
  const needed = story.needed.map(({ id }) => id);
  const found: Found[] = [];
  for (const schema of schemas) {
    if (!schema.needs.every((group) => story.has(...group))) continue;
    if (binding.some((cue) => story.has(cue) && !schema.accounts.includes(cue))) continue;
    const own = schema.read(story);
    const fit = own === null ? null : inNamedUnit(story, own);
    if (fit !== null && needed.every((id) => fit.uses.has(id))) found.push({ ...fit, schema: schema.name });
  }
  const [first, ...others] = found;
  if (first === undefined) return null;
  if (!others.every((other) => hasSameValues(other, first))) return null;
  if (isBrokenCount(story, first)) return null;
  const rows = story.quantities
    .filter(({ id }) => first.uses.has(id))
    .map(({ value, unit, nouns, percent }) => ({
      name: nouns.join(' '),
      value: value.tree,
      unit: percent ? '%' : (unit?.text ?? ''),
    }));
  return {
    kind: 'problem',
    table: [...rows, { name: 'x', value: null, unit: first.unit }],
    relations: [first.schema],
    problem: first.problem,
    letters: first.letters ?? [],
    unknownName: first.problem.unknown ?? 'x',
    unit: first.unit,
  };
}
