import type { Maths } from '@curvela/maths';
import { AppError } from '#app/platform/errors.ts';
import type { SkillExplanation, PracticeMaterial, PracticeQuestion } from '#app/practice/index.ts';
import { checkBlank } from './check-blank.server.ts';
import type {
  GuidedQuestion,
  LessonContent,
  LessonInput,
  LessonQuestion,
  LessonStage,
} from '../../model/lessons/lesson.ts';
import {
  blanksOf,
  candidatesFor,
  numberOf,
  practiceLevels,
  type QuestionRequirements,
} from '../../domain/lessons/plan.ts';
import {
  MathsUnavailable,
  type Proof,
  proveExplanation,
  proveQuestion,
  requireMaths,
} from './prove.server.ts';

type Making = {
  readonly maths: Pick<Maths, 'parse' | 'check' | 'checkLine'>;
  readonly material: PracticeMaterial;
  /** How often the maths had no time for an answer so far. */
  readonly late?: () => number;
  /** Told whenever a piece of a step is really done. Throws to stop the making. */
  readonly report: (stage: LessonStage, done: number, of: number) => Promise<void>;
};

/** Of all questions that would fit a place not one could be proven. */
export class NothingProven extends Error {
  override readonly name = 'NothingProven';
}

/** A place of the lesson with the question that stands in it now, and those that may take its place. */
type Place = {
  readonly wanted: QuestionRequirements;
  readonly fits: (question: PracticeQuestion) => Promise<boolean>;
  readonly rest: AsyncGenerator<PracticeQuestion>;
  question: PracticeQuestion;
};

/**
 * Makes a lesson from its input: goal and warm-up, concept and example, every formula proven, practice. Nothing that could not be
 * proven stands in it. Throws `NothingProven`, `MathsAway`, and what `report` throws.
 */
export async function makeLesson(making: Making, input: LessonInput): Promise<LessonContent> {
  const lesson = new Lesson(making, input);
  await lesson.chooseGoal();
  await lesson.writeConcept();
  await lesson.proveEverything();
  return lesson.setPractice();
}

const taken = ['formula', 'choice'] as const;

class Lesson {
  readonly #making: Making;
  readonly #input: LessonInput;
  readonly #seed: number;
  readonly #used: string[] = [];
  readonly #proven = { formulas: 0, steps: 0 };
  readonly #warmUp: Place[] = [];
  #explanation: SkillExplanation | undefined;
  #worked: Place[] = [];

  constructor(making: Making, input: LessonInput) {
    this.#making = making;
    this.#input = input;
    this.#seed = numberOf(`${input.skill} ${input.profileId} ${input.level} ${input.variant}`);
  }

  async chooseGoal(): Promise<void> {
    const { warmUp, skill } = this.#input;
    for (const [at, below] of warmUp.entries()) {
      // What is warmed up was met before: one level above the first where it is something else than the lesson itself.
      const level = below === skill ? 1 : 2;
      this.#warmUp.push(await this.#place({ skill: below, level, kinds: taken, at }));
      await this.#making.report('goal', at + 1, warmUp.length);
    }
  }

  async writeConcept(): Promise<void> {
    const { skill, language, level } = this.#input;
    this.#explanation = this.#making.material.explain(skill, language);
    await this.#making.report('concept', 1, 4);
    for (const at of [10, 11, 12]) {
      const like = this.#worked[0]?.question.template;
      const fits = (question: PracticeQuestion) => this.#canBeGuided(question);
      this.#worked.push(await this.#place({ skill, level, kinds: ['formula'], like, at }, fits));
      await this.#making.report('concept', at - 8, 4);
    }
  }

  async proveEverything(): Promise<void> {
    const { maths, report } = this.#making;
    const places = [...this.#warmUp, ...this.#worked];
    const explanation = this.#explanation;
    if (explanation) this.#count(await this.#proofOf(() => proveExplanation(maths, explanation)));
    await report('check', 1, places.length + 1);
    for (const [at, place] of places.entries()) {
      place.question = await this.#firstProven(place);
      await report('check', at + 2, places.length + 1);
    }
  }

  async setPractice(): Promise<LessonContent> {
    const { skill, level } = this.#input;
    const wanted = practiceLevels(level);
    const practice: LessonQuestion[] = [];
    for (const [at, each] of wanted.entries()) {
      const place = await this.#place({ skill, level: each, kinds: taken, at: 20 + at });
      practice.push(shownOf(await this.#firstProven(place)));
      // The last one ends with the lesson itself.
      await this.#making.report('practice', at + 1, wanted.length + 1);
    }
    return this.#content(practice);
  }

  async #content(practice: readonly LessonQuestion[]): Promise<LessonContent> {
    const explanation = this.#explanation;
    const [example, first, second] = this.#worked.map(({ question }) => question);
    if (!explanation || !example || !first || !second) throw new NothingProven();
    const { what, picture, figure, mistakes, leadsTo, can, id, name } = explanation;
    const own = (mistake: string) => this.#input.mistakes.includes(mistake);
    return {
      skill: { id, name },
      can,
      level: this.#input.level,
      warmUp: this.#warmUp.map(({ question }) => shownOf(question)),
      concept: {
        what,
        picture,
        figure,
        mistakes: mistakes
          .map((one) => ({ ...one, own: own(one.id) }))
          .toSorted((a, b) => Number(b.own) - Number(a.own)),
      },
      example: shownOf(example),
      guided: [await this.#guided(first, 0), await this.#guided(second, 1)],
      practice,
      leadsTo,
      proven: this.#proven,
    };
  }

  /** The first question that fits a place. Throws NothingProven where there is none. */
  async #place(
    wanted: Omit<QuestionRequirements, 'seed' | 'used'> & { readonly at: number },
    fits: Place['fits'] = () => Promise.resolve(true),
  ): Promise<Place> {
    const { at, ...rest } = wanted;
    const full: QuestionRequirements = {
      ...rest,
      used: [...this.#used],
      seed: numberOf(`${this.#seed} ${at}`),
    };
    const questions = this.#questions(full, fits);
    const first = await questions.next();
    if (first.done) return this.#nothing(`${wanted.skill}: no question fits`);
    this.#used.push(first.value.template);
    return { wanted: full, fits, rest: questions, question: first.value };
  }

  async *#questions(wanted: QuestionRequirements, fits: Place['fits']): AsyncGenerator<PracticeQuestion> {
    const { material } = this.#making;
    for (const key of candidatesFor(material.askables(wanted.skill), wanted)) {
      const question = await material.question(key, this.#input.language);
      if (question && (await fits(question))) yield question;
    }
  }

  /** The question of the place, or the next one that holds. */
  async #firstProven(place: Place): Promise<PracticeQuestion> {
    const { maths, material } = this.#making;
    let { question } = place;
    for (;;) {
      const proof = await this.#proofOf(() => proveQuestion(maths, material, question));
      if (proof.faults.length === 0) {
        this.#count(proof);
        return question;
      }
      const next = await place.rest.next();
      if (next.done) return this.#nothing(`${place.wanted.skill}: ${proof.faults.join('; ')}`);
      question = next.value;
    }
  }

  /** Whether the last line can be left out: whoever writes it as it stands is told that it is right. */
  async #canBeGuided(question: PracticeQuestion): Promise<boolean> {
    const last = question.worked.lines.length - 1;
    return last > 0 && (await this.#isTaken(question, last));
  }

  async #isTaken(question: PracticeQuestion, line: number): Promise<boolean> {
    const text = question.worked.lines[line]?.formula.plain ?? '';
    const filled = { line, text, language: this.#input.language };
    try {
      return (await checkBlank(this.#making, question, filled)).verdict === 'equal';
    } catch (refused) {
      // What the reader refuses here it would refuse from a learner too.
      if (refused instanceof AppError) return false;
      throw refused;
    }
  }

  /** A question with gaps: only where what belongs there would be taken. */
  async #guided(question: PracticeQuestion, round: 0 | 1): Promise<GuidedQuestion> {
    const blanks: number[] = [];
    for (const line of blanksOf(question.worked.lines.length, round))
      if (await this.#isTaken(question, line)) blanks.push(line);
    return blanks.length > 0 ? { ...shownOf(question), blanks } : this.#nothing('no line can be left out');
  }

  /** What the maths had no time for is asked again before anything else takes its place. */
  async #proofOf(prove: () => Promise<Proof>): Promise<Proof> {
    const before = this.#late();
    const proof = await prove();
    return proof.faults.length > 0 && this.#late() > before ? prove() : proof;
  }

  readonly #late = () => this.#making.late?.() ?? 0;

  /** Nothing is left that could stand here, unless the maths is away or has no time, which proves nothing. */
  async #nothing(what: string): Promise<never> {
    if (this.#late() > 0) throw new MathsUnavailable(what);
    await requireMaths(this.#making.maths);
    throw new NothingProven(what);
  }

  #count({ faults, formulas, steps }: Proof): void {
    if (faults.length > 0 && this.#late() > 0) throw new MathsUnavailable(faults.join('; '));
    if (faults.length > 0) throw new NothingProven(faults.join('; '));
    this.#proven.formulas += formulas;
    this.#proven.steps += steps;
  }
}

const shownOf = ({
  template,
  seed,
  skill,
  level,
  shown,
  hint,
  worked,
  answer,
}: PracticeQuestion): LessonQuestion => ({
  template,
  seed,
  skill,
  level,
  ...shown,
  hint,
  worked,
  answer,
});
