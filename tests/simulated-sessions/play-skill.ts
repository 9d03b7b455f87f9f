import { type Random, seededRandom } from '#app/platform/random.ts';
import { loadEvidence } from '#app/practice/db/evidence.server.ts';
import { itemOfRecord } from '#app/practice/use-cases/items/view.server.ts';
import { findSession } from '#app/teaching/db/teaching.server.ts';
import type { TurnInput } from '#app/teaching/model/schemas.server.ts';
import { problemOf } from '#app/teaching/use-cases/skill/enter-step.server.ts';
import type { PresentedItem, Track } from '#app/teaching/domain/skill/track.ts';
import { startSession } from '#app/teaching/use-cases/start-session.server.ts';
import type { SessionState } from '#app/teaching/domain/pedagogy/state.ts';
import { takeTurn } from '#app/teaching/use-cases/turns/take-turn.server.ts';
import type { TeachingSessionView, TurnAnswer, TutorTurnView } from '#app/teaching/model/views.ts';
import { type Deed, deedOf } from './behaviours.ts';
import { helpIn, isStuck, wordingFaults } from './checks.ts';
import { keepJudged } from './line-verdict.ts';
import { Observed } from './observed.ts';
import { pressed } from './offers.ts';
import type { Play, Played, PlayContext } from './play.ts';
import { repeatFaults } from './repeat-turn.ts';
import { rightLines } from './right-lines.ts';
import { Watched } from './shown-evidence.ts';
import { patienceWithSkill, skillDeedOf } from './skill-deeds.ts';
import { helpFaultsOf, leakFaultsOf, Opened, verdictOf } from './skill-checks.ts';
import { slippedLines } from './wrong-lines.ts';

const mostTurns = patienceWithSkill + 60;
/** Additional questions without help that a careful learner asks for at the end. */
const more = 3;

/** One session that teaches a skill, played by one kind of learner; every turn is checked. */
export async function playSkill(context: PlayContext, play: Play): Promise<Played> {
  const session = new SkillSession(context, play);
  await session.begin();
  while (session.goesOn) await session.next();
  await session.end();
  return session.played;
}

class SkillSession {
  readonly #context: PlayContext;
  readonly #play: Play;
  readonly #random: Random;
  readonly #owner: { accountId: string };
  readonly #seen: Observed;
  #view!: TeachingSessionView;
  #turn!: TutorTurnView;
  #state!: SessionState & { track: Track };
  #question: { opened: Opened; watched: Watched } | null = null;
  #before = 0;
  #more = 0;

  constructor(context: PlayContext, play: Play) {
    this.#context = context;
    this.#play = play;
    this.#seen = new Observed(play);
    this.#random = seededRandom(play.number * 7919 + 17);
    this.#owner = { accountId: play.learner.accountId };
  }

  get goesOn(): boolean {
    return this.#view.card !== null && this.#seen.turns < mostTurns;
  }

  get played(): Played {
    return this.#seen.played;
  }

  async begin(): Promise<void> {
    const { model, language: locale, skill, learner } = this.#play;
    if (skill === null) throw new Error('no skill');
    const { services } = this.#context;
    this.#before = (await loadEvidence(services.db, learner.profileId)).length;
    const { profileId } = learner;
    const begun = await this.#seen.timed(skill, () =>
      startSession(services, this.#owner, { model, skill, locale, profileId }),
    );
    this.#view = begun;
    this.#turn = begun.turns[0] as TutorTurnView;
    this.#state = await this.#stored();
    this.#seen.look(wordingFaults(withoutSecondQuestion(this.#turn)));
    this.#openQuestion();
  }

  async next(): Promise<void> {
    const deed = await this.#deed();
    this.#context.clock.advance(deed.seconds * 1000);
    await this.#take(deed.input);
    const over = this.#view.card === null && this.#view.phase === 'schedule';
    if (over && this.#play.behaviour === 'careful' && this.#more < more && this.#random.fraction() < 0.8) {
      this.#more += 1;
      await this.#take({ action: 'new_problem' });
    }
  }

  /** The session has ended, and its evidence is on the profile. */
  async end(): Promise<void> {
    if (this.#view.card !== null)
      this.#seen.look([{ kind: 'dead end', what: `no end after ${this.#seen.turns} turns` }]);
    this.#closeQuestion();
    const { profileId } = this.#play.learner;
    const stored = (await loadEvidence(this.#context.services.db, profileId)).slice(this.#before);
    const [is, wanted] = [stored, this.#seen.rows].map((rows) =>
      rows.map(({ right, aid }) => `${right ? 'right' : 'wrong'} ${aid}`).join(', '),
    );
    if (is !== wanted) this.#seen.look([{ kind: 'evidence', what: `kept: ${is}; shown: ${wanted}` }]);
  }

  async #deed(): Promise<Deed> {
    const { behaviour, language } = this.#play;
    const card = this.#view.card;
    if (!card) throw new Error('no card is open');
    const random = this.#random;
    const offers = this.#turn.blocks.flatMap((block) => (block.kind === 'offers' ? block.offers : []));
    const offer = offers[Math.floor(random.fraction() * offers.length)];
    if (offer && random.fraction() < 0.3) {
      const input = pressed(offer, card);
      if (input) return { input, seconds: 12 };
    }
    const { track, item } = this.#state;
    const { failed = 0, tried = [], turns = 0 } = this.#question?.opened ?? {};
    if (card.purpose === 'step' || card.purpose === 'question') {
      const asked = card.purpose === 'question' && track.question ? itemOfRecord(track.question) : null;
      return skillDeedOf(behaviour, { card, item: asked, failed, turns: this.#seen.turns, language, random });
    }
    const { maths } = this.#context.services;
    const right =
      card.purpose === 'line' ? await rightLines(maths, item, language, await this.#answer()) : [];
    const wrong = slippedLines(right, random);
    const common = { card, blocks: this.#turn.blocks, right, wrong, tried, language, random };
    return deedOf(behaviour, { ...common, turns: this.#seen.turns > patienceWithSkill ? 99 : turns });
  }

  async #answer(): Promise<string | null> {
    const { problem } = this.#state.item;
    const solved = await this.#context.services.maths.solve({ problem, locale: this.#play.language });
    return solved.kind === 'solved' ? solved.result.plain : null;
  }

  async #take(input: TurnInput): Promise<void> {
    const { services } = this.#context;
    this.#seen.turns += 1;
    let answer: TurnAnswer;
    try {
      answer = await this.#seen.timed(`${this.#play.skill}: ${JSON.stringify(input)}`, () =>
        takeTurn(services, this.#owner, this.#view.id, input),
      );
    } catch (error) {
      this.#seen.look([{ kind: 'dead end', what: `${JSON.stringify(input)} → ${String(error)}` }]);
      return;
    }
    const before = this.#state;
    this.#view = answer.session;
    this.#turn = answer.turn;
    this.#state = await this.#stored();
    this.#judge(before, input, answer);
    if (this.#random.fraction() < 0.05)
      this.#seen.look(await repeatFaults(services, this.#owner, input, answer));
    if (this.#state.track.question?.id !== this.#question?.opened.id) {
      this.#closeQuestion();
      this.#openQuestion();
    }
  }

  #judge(before: SessionState & { track: Track }, input: TurnInput, answer: TurnAnswer): void {
    const { turn } = answer;
    this.#seen.look(wordingFaults(withoutSecondQuestion(turn)));
    if (isStuck(this.#view)) this.#seen.look([{ kind: 'dead end', what: `no card in ${this.#view.phase}` }]);
    if (!this.#question) return;
    const { opened, watched } = this.#question;
    const over = this.#state.past.some(({ id }) => id === opened.id);
    const wasOver = before.past.some(({ id }) => id === opened.id);
    if (wasOver) return;
    const result = this.#state.track.results.length > before.track.results.length;
    const end = result ? this.#state.track.results.at(-1)?.result : null;
    const told = end === 'given_up';
    const solved = end === 'unaided' || end === 'helped';
    this.#seen.look(helpFaultsOf(opened, input, answer, over));
    if (!over) this.#seen.look(leakFaultsOf(opened, this.#state, answer));
    keepJudged(this.#seen, verdictOf(opened, before, input, answer));
    const failed = turn.blocks.some((block) => block.kind === 'verdict' && block.verdict === 'different');
    const rung = this.#rungNow();
    watched.turn({ failed, help: Math.max(rung, opened.byLines ? helpIn(turn) : 0), solved, told });
    opened.see(input, answer, failed);
    if (failed || solved || told || rung > 0) this.#play.learner.met.add(opened.given);
  }

  /** The stored help for the open question: a hint block does not tell whether it only named the location. */
  #rungNow(): number {
    const { question } = this.#state.track;
    return question && question.id === this.#question?.opened.id ? Math.max(0, question.work.rung) : 0;
  }

  #openQuestion(): void {
    const { question, step } = this.#state.track;
    if (!question || this.#state.past.some(({ id }) => id === question.id)) return;
    const opened = this.#openedOf(question);
    const met = this.#play.learner.met.has(opened.given);
    this.#question = { opened, watched: new Watched({ counts: true, named: step === 'guided', met }) };
  }

  #openedOf(question: PresentedItem): Opened {
    const { language } = this.#play;
    const given = question.byLines ? this.#state.item.given.plain : problemOf(question, language).plain;
    return new Opened(question, given, language);
  }

  #closeQuestion(): void {
    const row = this.#question?.watched.row;
    if (row) this.#seen.rows.push(row);
    this.#question = null;
  }

  async #stored(): Promise<SessionState & { track: Track }> {
    const found = await findSession(this.#context.services.db, this.#view.id, this.#owner);
    const state = found?.state;
    if (!state?.track) throw new Error('the session is gone');
    return { ...state, track: state.track };
  }
}

/** A hint may ask about the exercise itself: that is no second question. */
const withoutSecondQuestion = ({ blocks, card }: TutorTurnView) => ({
  blocks,
  card: card?.purpose === 'question' ? { ...card, prompt: [] } : card,
});
