import { type Random, seededRandom } from '#app/platform/random.ts';
import { loadEvidence } from '#app/practice/db/evidence.server.ts';
import { policies } from '#app/teaching/domain/models.ts';
import type { SessionState } from '#app/teaching/domain/pedagogy/state.ts';
import { findSession } from '#app/teaching/db/teaching.server.ts';
import type { TurnInput } from '#app/teaching/model/schemas.server.ts';
import { type Energy, policyFor } from '#app/teaching/domain/sprint.ts';
import { startSession } from '#app/teaching/use-cases/start-session.server.ts';
import { takeTurn } from '#app/teaching/use-cases/turns/take-turn.server.ts';
import type { TeachingSessionView, TurnAnswer, TutorTurnView } from '#app/teaching/model/views.ts';
import { type Deed, deedOf, patience } from './behaviours.ts';
import {
  freshStep,
  helpFaults,
  helpIn,
  isStuck,
  leakFaults,
  type PlayedStep,
  SentenceHistory,
  wordingFaults,
} from './checks.ts';
import { energyOf, focusFaults } from './focus-acts.ts';
import { keepJudged, lineVerdict } from './line-verdict.ts';
import { pressed } from './offers.ts';
import { standingOf } from './leak.ts';
import { Observed } from './observed.ts';
import type { Play, Played, PlayContext } from './play.ts';
import { inNotation } from './problems.ts';
import { repeatFaults } from './repeat-turn.ts';
import { rightLines } from './right-lines.ts';
import { Watched } from './shown-evidence.ts';
import type { TutorVerdict } from './verdicts.ts';
import { slippedLines } from './wrong-lines.ts';

/** A learner who gives up after `patience` turns must finish a problem soon after. */
const mostTurnsOnOne = patience + 10;
const mostProblems = 2;

/** One session from its problem to its end, played by one kind of learner; every turn is checked. */
export async function playSession(context: PlayContext, play: Play): Promise<Played> {
  const session = new Session(context, play);
  await session.begin();
  while (session.goesOn) await session.next();
  await session.end();
  return session.played;
}

class Session {
  readonly #context: PlayContext;
  readonly #play: Play;
  readonly #random: Random;
  readonly #owner: { accountId: string };
  readonly #seen: Observed;
  #view!: TeachingSessionView;
  #turn!: TutorTurnView;
  #state!: SessionState;
  #watched!: Watched;
  #step!: PlayedStep;
  #onProblem = 0;
  #problems = 1;
  #tried: string[] = [];
  #answer: string | null = null;
  #slips: string[] = [];
  #before = 0;
  readonly #said = new SentenceHistory();

  constructor(context: PlayContext, play: Play) {
    this.#context = context;
    this.#play = play;
    this.#seen = new Observed(play);
    this.#random = seededRandom(play.number * 7919 + 13);
    this.#owner = { accountId: play.learner.accountId };
  }

  get goesOn(): boolean {
    return this.#view.card !== null && this.#onProblem < mostTurnsOnOne;
  }

  /** Energy level of a focus session. */
  get #energy(): Energy | undefined {
    return this.#play.kind === 'focus' ? energyOf(this.#play.number) : undefined;
  }

  get played(): Played {
    return this.#seen.played;
  }

  async begin(): Promise<void> {
    const { model, language, brought, learner } = this.#play;
    this.#before = (await loadEvidence(this.#context.services.db, learner.profileId)).length;
    const problem = inNotation(brought.text, language);
    const session = await this.#seen.timed(problem, () =>
      startSession(this.#context.services, this.#owner, {
        model,
        problem,
        locale: language,
        profileId: learner.profileId,
        ...(this.#energy && { focus: { energy: this.#energy } }),
      }),
    );
    this.#view = session;
    this.#turn = session.turns[0] as TutorTurnView;
    this.#state = await this.#stored();
    await this.#openProblem();
    this.#seen.look(wordingFaults(this.#turn));
    this.#seen.sentences(this.#said.add(this.#turn));
    if (this.#secret) this.#seen.look(leakFaults(this.#turn, this.#secret));
    if (this.#view.card === null && this.#view.phase === 'schedule')
      this.#note({ solved: false, told: false, failed: false, help: 0 });
  }

  async next(): Promise<void> {
    if (this.#energy && this.#random.fraction() < 0.2)
      this.#seen.look(await focusFaults(this.#context, this.#owner, this.#view, this.#random));
    const deed = await this.#deed();
    this.#context.clock.advance(deed.seconds * 1000);
    await this.#take(deed.input, deed.claims);
    if (
      this.#view.card === null &&
      this.#view.phase === 'schedule' &&
      // Without similar problems the page has no button for it.
      this.#view.problem.solvable &&
      this.#problems < mostProblems &&
      this.#random.fraction() < 0.2
    ) {
      await this.#take({ action: 'new_problem' });
    }
  }

  /** The session ends, or a similar problem is open; its evidence is on the profile. */
  async end(): Promise<void> {
    if (this.#onProblem >= mostTurnsOnOne)
      this.#seen.look([{ kind: 'dead end', what: `no end after ${this.#onProblem} turns` }]);
    if (this.#watched.row) this.#seen.rows.push(this.#watched.row);
    const stored = (await loadEvidence(this.#context.services.db, this.#play.learner.profileId)).slice(
      this.#before,
    );
    const [is, wanted] = [stored, this.#seen.rows].map((rows) =>
      rows.map(({ right, aid }) => `${right ? 'right' : 'wrong'} ${aid}`).join(', '),
    );
    if (is !== wanted) this.#seen.look([{ kind: 'evidence', what: `kept: ${is}; shown: ${wanted}` }]);
    if (stored.some(({ template }) => !template.startsWith('tutor.')))
      this.#seen.look([{ kind: 'evidence', what: 'not of the tutor' }]);
  }

  async #deed(): Promise<Deed> {
    const { behaviour, language } = this.#play;
    const card = this.#view.card;
    if (!card) throw new Error('no card is open');
    const offers = this.#turn.blocks.flatMap((block) => (block.kind === 'offers' ? block.offers : []));
    const chance = behaviour === 'silent' ? 0.5 : 0.15;
    const offer = offers[Math.floor(this.#random.fraction() * offers.length)];
    if (
      offer &&
      this.#random.fraction() < chance &&
      (this.#problems < mostProblems || !['another', 'take'].includes(offer.does))
    ) {
      const input = pressed(offer, card);
      if (input) return { input, seconds: 12 };
    }
    const right =
      card.purpose === 'line'
        ? await rightLines(this.#context.services.maths, this.#state.item, language, this.#answer)
        : [];
    const own = this.#state.item.role === 'given' && this.#problems === 1 ? this.#play.brought.wrong : [];
    const wrong = [
      ...own.map((text) => inNotation(text, language)),
      ...slippedLines(right, this.#random),
      ...this.#slips,
    ];
    return deedOf(behaviour, {
      card,
      blocks: this.#turn.blocks,
      right,
      wrong,
      turns: this.#onProblem,
      tried: this.#tried,
      language,
      random: this.#random,
    });
  }

  async #take(input: TurnInput, claimed?: string): Promise<void> {
    const { services } = this.#context;
    const before = this.#state;
    let answer: TurnAnswer;
    try {
      answer = await this.#seen.timed(`${this.#state.item.problem}: ${JSON.stringify(input)}`, () =>
        takeTurn(services, this.#owner, this.#view.id, input),
      );
    } catch (error) {
      // Whether the generator supports a kind of problem is only known on request.
      const none = before.item.family !== null && String(error).includes('no_problem');
      if (!none) this.#seen.look([{ kind: 'dead end', what: `${JSON.stringify(input)} → ${String(error)}` }]);
      this.#seen.turns += 1;
      this.#onProblem += 1;
      return;
    }
    this.#seen.turns += 1;
    this.#onProblem += 1;
    this.#view = answer.session;
    this.#turn = answer.turn;
    this.#state = await this.#stored();
    if (claimed !== undefined) this.#tried.push(claimed);
    this.#judge(before, input, answer, claimed !== undefined);
    if (claimed !== undefined && answer.learner.kind === 'line' && answer.learner.judgement !== 'unread')
      this.#verdict(claimed, answer.learner, answer.turn, before);
    if (this.#random.fraction() < 0.05)
      this.#seen.look(await repeatFaults(services, this.#owner, input, answer));
    if (this.#state.item.id !== before.item.id) await this.#openProblem();
  }

  #judge(before: SessionState, input: TurnInput, { learner, turn }: TurnAnswer, claims: boolean): void {
    const judgement = learner.kind === 'line' ? learner.judgement : null;
    const failsHere = judgement === 'different';
    const same = this.#state.item.id === before.item.id;
    const outcome = same
      ? this.#state.item.outcome
      : (this.#state.past.findLast(({ id }) => id === before.item.id)?.outcome ?? null);
    const told = outcome === 'given_up';
    const resolved = outcome !== null;
    this.#seen.look(wordingFaults(turn));
    this.#seen.sentences(this.#said.add(turn));
    if (isStuck(this.#view)) this.#seen.look([{ kind: 'dead end', what: `no card in ${this.#view.phase}` }]);
    if (before.item.outcome === null && this.#secret && !resolved)
      this.#seen.look(
        leakFaults(turn, { ...this.#secret, standing: standingOf(before, learner, this.#tried) }),
      );
    this.#seen.look(
      helpFaults(this.#step, input, pasted(input) || claims ? 'different' : judgement, turn, {
        failsHere: failsHere && !pasted(input),
      }),
    );
    if ('answer' in input && learner.kind === 'line' && judgement !== 'unread' && !pasted(input))
      this.#verdict(input.answer, learner, turn, before);
    if (failsHere && 'answer' in input) this.#tried.push(input.answer);
    const failed = this.#failedNow(before);
    if (before.item.outcome === null)
      this.#note({ failed, help: helpIn(turn), solved: resolved && !told, told });
    const lines = this.#state.item.lines.length;
    if (!same || lines !== this.#step.lines) this.#step = freshStep(this.#state.item.id, lines);
    else if (failsHere) this.#step.failed += 1;
    const attempts = judgement !== null && judgement !== 'unread' && judgement !== 'guessing';
    // The second request for help in words counts as "I can't start".
    const asked = (this.#state.item.step.stuck ?? 0) > 0;
    if (attempts || asked || ('action' in input && input.action === 'cannot_start')) this.#step.opened = true;
  }

  /** Pasted lines are checked too; the state says whether one of them failed. */
  #failedNow(before: SessionState): boolean {
    const { item } = this.#state;
    return item.id === before.item.id
      ? item.failed > before.item.failed
      : this.#turn.blocks.some((block) => block.kind === 'verdict' && block.verdict === 'different');
  }

  #note(seen: { failed: boolean; help: number; solved: boolean; told: boolean }): void {
    this.#watched.turn(seen);
    const { item, past } = this.#state;
    if (seen.failed || seen.help > 0 || seen.solved || seen.told)
      this.#play.learner.met.add(
        (past.at(-1)?.outcome && item.step.tried === false ? past.at(-1)?.given.plain : undefined) ??
          item.given.plain,
      );
  }

  #verdict(typed: string, learner: TutorVerdict, turn: TutorTurnView, before: SessionState): void {
    const { brought, language } = this.#play;
    const own = before.item.role === 'given' && this.#problems === 1;
    const known = { byItself: brought.byItself, key: own ? brought.key : null, language };
    keepJudged(this.#seen, lineVerdict({ typed, learner }, before, turn, known));
  }

  async #openProblem(): Promise<void> {
    const { services } = this.#context;
    const { item, past } = this.#state;
    const last = past.at(-1);
    if (this.#watched?.row) this.#seen.rows.push(this.#watched.row);
    if (last) {
      this.#play.learner.met.add(last.given.plain);
      this.#problems += item.role === 'given' ? 1 : 0;
    }
    this.#onProblem = 0;
    this.#tried = [];
    this.#step = freshStep(item.id, item.lines.length);
    const { namesNextRule } = policyFor(policies[this.#play.model], this.#energy);
    const named = namesNextRule && item.role === 'given';
    this.#watched = new Watched({
      counts: item.skill !== null && item.family !== null,
      named,
      met: this.#play.learner.met.has(item.given.plain),
    });
    const solved = await services.maths.solve({ problem: item.problem, locale: this.#play.language });
    this.#answer = solved.kind === 'solved' ? solved.result.plain : null;
    this.#slips = this.#answer ? slippedLines([this.#answer], this.#random) : [];
  }

  get #secret() {
    if (this.#answer === null || this.#state.item.family === null || this.#state.card === null) return null;
    return {
      answer: this.#answer,
      standing: standingOf(this.#state, null, this.#tried),
      locale: this.#play.language,
    };
  }

  async #stored(): Promise<SessionState> {
    const found = await findSession(this.#context.services.db, this.#view.id, this.#owner);
    if (!found) throw new Error('the session is gone');
    return found.state;
  }
}

const pasted = (input: TurnInput): boolean =>
  ('answer' in input && input.answer.includes('\n')) || ('text' in input && input.text.includes('\n'));
