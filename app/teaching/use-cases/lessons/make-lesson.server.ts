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
  /** Number of engine timeouts so far. */
  readonly late?: () => number;
  /** Called whenever a piece of a stage is finished. Throws to cancel the generation. */
  readonly report: (stage: LessonStage, done: number, of: number) => Promise<void>;
};

/** None of the candidate questions for a slot could be proven. */
export class NothingProven extends Error {
  override readonly name = 'NothingProven';
}

/** A slot of the lesson with its current question and the remaining candidates. */
type Place = {
  readonly wanted: QuestionRequirements;
  readonly fits: (question: PracticeQuestion) => Promise<boolean>;
  readonly rest: AsyncGenerator<PracticeQuestion>;
  question: PracticeQuestion;
};

/**
 * Generates a lesson from its input: goal and warm-up, concept and example, every formula proven, practice. Nothing unproven is included.
 * Throws `NothingProven`, `MathsUnavailable`, and the errors of `report`.
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
      // A warm-up skill other than the lesson's own was practised before: start one level above the first.
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
      // The last piece is reported with the lesson itself.
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

  /** The first proven question for a slot. Throws NothingProven if there is none. */
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

  /** The slot's question, or the next one that can be proven. */
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

  /** Whether the last line can be left blank: writing it exactly as displayed must be accepted. */
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
      // What the parser rejects here it would also reject from a learner.
      if (refused instanceof AppError) return false;
      throw refused;
    }
  }

  /** A question with blanks, only where the expected lines would be accepted. */
  async #guided(question: PracticeQuestion, round: 0 | 1): Promise<GuidedQuestion> {
    const blanks: number[] = [];
    for (const line of blanksOf(question.worked.lines.length, round))
      if (await this.#isTaken(question, line)) blanks.push(line);
    return blanks.length > 0 ? { ...shownOf(question), blanks } : this.#nothing('no line can be left out');
  }

  /** Retries proofs that timed out before replacing the question. */
  async #proofOf(prove: () => Promise<Proof>): Promise<Proof> {
    const before = this.#late();
    const proof = await prove();
    return proof.faults.length > 0 && this.#late() > before ? prove() : proof;
  }

  readonly #late = () => this.#making.late?.() ?? 0;

  /** No candidate is left; throws NothingProven unless the engine is unavailable or timed out, which proves nothing. */
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
