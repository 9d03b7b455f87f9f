import type { Maths } from '@curvela/maths';
import { languageOfLocale } from '#app/platform/language-of-locale.ts';
import { mayModelRead } from '#app/learners/index.server.ts';
import type { Services } from '#app/platform/services.server.ts';
import type { SessionOwner } from '../../model/record.ts';
import { costOf, checkCaps } from '../../domain/model-text/caps.ts';
import { createFlusher } from '../../domain/model-text/flusher.ts';
import { knownFacts } from './known-facts.server.ts';
import { LiveWords } from '../../model/model-text/live-words.ts';
import { mayModelSpeak } from '../../domain/model-text/may-model-speak.ts';
import { ModelHealth } from './model-health.server.ts';
import { createLanguageModel, type LanguageModelClient, type Patience } from './model.server.ts';
import { promptOf } from '../../domain/model-text/prompt.ts';
import { speakWithModel } from './speak-with-model.server.ts';
import type { ModelReply } from '../../model/model-attempt.ts';
import type { ModelAttempt } from '../../model/model-attempt.ts';
import type { StoredTutorTurn, TutorTurn, TutorWords } from '../../model/model-text/tutor-words.ts';
import { longestWords, type ModelWords, type WordsNotice } from '../../model/model-text/model-words.ts';
import {
  claimWords,
  findWords,
  insertModelCalls,
  isAccountNewerThan,
  levelOf,
  monthOf,
  monthPassed,
  saveWords,
  usedSince,
  wasCapAnnounced,
} from '../../db/model-text.server.ts';
import { wordedBy } from '../version-for.server.ts';
import { eventsFrom, streamPositionOf } from '../../domain/model-text/words-stream.ts';

type Deps = Pick<Services, 'db' | 'clock' | 'random' | 'log' | 'settings'> & {
  maths: Pick<Maths, 'parse' | 'check' | 'solve'>;
  patience?: Patience;
};

/** Milliseconds between polls for words streamed by another process. */
const lookAgain = 300;
/** Milliseconds for which streaming may continue after shutdown was requested. */
const grace = 4000;
/** Days for which an account is new, see `checkCaps`. */
const newAccountDays = 7;
/** Abort reason at shutdown. */
const processEnds = 'the process ends';

/** Words of the configured language model; null when none is configured. One per process: its health is held in memory. */
export function createTutorWords(deps: Deps): TutorWords | null {
  const { ai } = deps.settings;
  return ai ? new SpokenWords(deps, createLanguageModel(ai), ai) : null;
}

class SpokenWords implements TutorWords {
  readonly #health: ModelHealth;
  readonly #live = new Map<string, LiveWords>();
  readonly #running = new Set<Promise<void>>();
  readonly #deps: Deps;
  readonly #client: LanguageModelClient;
  readonly #startedAt: number;
  #graceOver: Promise<void> = Promise.resolve();

  constructor(deps: Deps, client: LanguageModelClient, ai: { baseUrl: string; apiKey: string | undefined }) {
    this.#deps = deps;
    this.#client = client;
    this.#health = new ModelHealth(deps, ai);
    this.#startedAt = deps.clock.now().getTime();
  }

  healthy(): boolean {
    return this.#health.healthy();
  }

  restsUntil(): Date | null {
    return this.#health.restsUntil;
  }

  async begin(owner: SessionOwner, stored: StoredTutorTurn): Promise<TutorTurn> {
    const { turn, session } = stored;
    if (!('accountId' in owner) || !mayModelSpeak(stored)) return turn;
    if (!(await mayModelRead(this.#deps.db, { ...owner, profileId: session.profileId }))) return turn;
    const known = knownFacts(this.#deps.maths, session.locale, session.state, turn.content.blocks);
    known.catch(() => undefined);
    const { notice, over } = await this.#standing(owner.accountId, session.id);
    if (!over && !this.#health.allows()) return turn;
    if (over && notice === null) return turn;
    const words: ModelWords = {
      text: [],
      state: over ? 'failed' : 'streaming',
      tries: 1,
      by: this.#client.name,
      since: this.#deps.clock.now().toISOString(),
      notice,
    };
    if (!(await claimWords(this.#deps.db, turn.id, words))) {
      this.#health.undecided();
      return turn;
    }
    if (!over) this.#start(owner.accountId, { ...stored, known }, words);
    return { ...turn, words };
  }

  async *follow(sessionId: string, turnId: string, lastId: string | undefined) {
    let place = streamPositionOf(lastId);
    for (;;) {
      const live = this.#live.get(turnId);
      const changed = live?.changed;
      const words = live ? live.words : await this.#stored(sessionId, turnId);
      const next = eventsFrom(place, words ?? { text: [], state: 'failed', tries: 1 });
      place = next.place;
      yield* next.events;
      if (!words || words.state !== 'streaming') return;
      await (changed ?? new Promise<void>((resolve) => setTimeout(resolve, lookAgain)));
    }
  }

  async stop(sessionId: string, turnId: string): Promise<ModelWords | null> {
    const live = this.#live.get(turnId);
    live?.stopping.abort();
    while (live?.words.state === 'streaming') await live.changed;
    return live ? live.words : this.#stored(sessionId, turnId);
  }

  async settled(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running);
  }

  leave(): void {
    this.#graceOver = new Promise((resolve) => setTimeout(resolve, grace));
  }

  async close(): Promise<void> {
    await Promise.race([this.settled(), this.#graceOver]);
    for (const live of this.#live.values()) live.stopping.abort(processEnds);
    await this.settled();
  }

  readonly #now = () => this.#deps.clock.now().getTime();

  /** Words left `streaming` by a dead process count as failed: the built-in ones are shown. */
  async #stored(sessionId: string, turnId: string): Promise<ModelWords | null> {
    const words = await findWords(this.#deps.db, sessionId, turnId);
    if (words?.state !== 'streaming' || this.#live.has(turnId)) return words;
    const since = Date.parse(words.since);
    const left = since < this.#startedAt || this.#now() - since > longestWords;
    return left ? { ...words, state: 'failed' } : words;
  }

  async #standing(
    accountId: string,
    sessionId: string,
  ): Promise<{ over: boolean; notice: WordsNotice | null }> {
    const { db, clock, settings } = this.#deps;
    const now = clock.now();
    const day = new Date(now.getTime() - 24 * 60 * 60 * 1000);
    const [used, isNew] = await Promise.all([
      usedSince(db, accountId, day, monthOf(now)),
      isAccountNewerThan(db, accountId, new Date(now.getTime() - newAccountDays * 24 * 60 * 60 * 1000)),
    ]);
    const standing = { isNew, monthPassed: monthPassed(now) };
    const { over, notice } = checkCaps(used, settings.aiUse, standing);
    const announced = notice !== null && (await wasCapAnnounced(db, sessionId, notice.cap, over));
    return { over, notice: announced ? null : notice };
  }

  #start(accountId: string, begun: Begun, words: ModelWords): void {
    const live = new LiveWords(words);
    const { turn } = begun;
    this.#live.set(turn.id, live);
    const running = this.#say(accountId, begun, live)
      .catch(async (error: unknown) => {
        this.#deps.log.error({ err: error }, 'words of a language model could not be kept');
        live.end('failed');
        await saveWords(this.#deps.db, turn.id, live.words).catch(() => undefined);
      })
      .finally(() => {
        this.#live.delete(turn.id);
        this.#running.delete(running);
      });
    this.#running.add(running);
  }

  async #say(
    accountId: string,
    { session, turn, learner, known, before }: Begun,
    live: LiveWords,
  ): Promise<void> {
    const { db, clock, maths, patience } = this.#deps;
    const { blocks, card, phase } = turn.content;
    const language = languageOfLocale(session.locale);
    const verdict = blocks.find((block) => block.kind === 'verdict');
    const { id: versionId, style } = await wordedBy(db, session, accountId, language);
    const prompt = promptOf({
      language,
      model: session.model,
      style,
      level: await levelOf(db, session.id),
      state: session.state,
      phase,
      blocks,
      card,
      learner,
      mistake: session.state.item.step.slip?.mistake?.text ?? null,
      before,
    });
    const flush = createFlusher(() => saveWords(db, turn.id, live.words));
    const spoken = await speakWithModel(
      {
        client: this.#client,
        prompt,
        known,
        maths,
        language,
        locale: session.locale,
        lines: session.state.item.lines.length + 1,
        verdict: verdict?.verdict ?? null,
        before,
        stop: live.stopping.signal,
        mayRead: () => mayModelRead(db, { accountId, profileId: session.profileId }),
        ...(patience ? { patience } : {}),
        tick: () => performance.now(),
      },
      {
        delta: (piece) => {
          live.add(piece);
          if (typeof piece === 'string' && /[.!?…]\s*$/u.test(piece)) flush.ask();
        },
      },
    );
    const finished = finalState(spoken.state, live);
    this.#health.learn(spoken.attempts);
    await flush.rest();
    await db.transaction().execute(async (trx) => {
      await saveWords(trx, turn.id, { ...live.words, state: finished });
      const about = {
        accountId,
        sessionId: session.id,
        turnId: turn.id,
        versionId,
        languageModel: this.#client.name,
        at: clock.now(),
      };
      await insertModelCalls(trx, about, spoken.attempts.map(this.#priced));
    });
    live.end(finished);
  }

  readonly #priced = (attempt: ModelAttempt) => ({
    ...attempt,
    id: this.#deps.random.uuid(),
    costMicros: costOf(attempt.usage, this.#deps.settings.aiUse),
  });
}

/** Words without any text failed; words cut off by a shutdown are followed by the built-in ones. */
function finalState(state: ModelReply['state'], { words, stopping }: LiveWords): ModelReply['state'] {
  if (state !== 'stopped') return state;
  if (words.text.length === 0) return 'failed';
  return stopping.signal.reason === processEnds ? 'cut' : 'stopped';
}

/** Facts for the guards are requested first, so that they do not delay the model. */
type Begun = StoredTutorTurn & { known: ReturnType<typeof knownFacts> };
