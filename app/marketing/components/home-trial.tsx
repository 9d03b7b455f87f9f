import { useId, useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { DrawnFormula } from '#app/ui/drawn-formula.tsx';
import { Mark } from '#app/ui/verdict.tsx';
import { checkLine, type CheckOutcome } from '../check-line.ts';
import type { HomeFormulas } from '../home.server.ts';
import { type TrialProblem, trialProblems } from '../trial-problems.ts';
import { TrialPicture } from './trial-picture.tsx';

type Line = { text: string; outcome: CheckOutcome };

/** Write the next line and see it compared with the line before, without an account. */
export function HomeTrial({ formulas }: { formulas: HomeFormulas }) {
  const t = useTranslations('home.try');
  const [problem, setProblem] = useState<TrialProblem>('quadratics');
  return (
    <div className="page slim-pad try-grid">
      <div>
        <h2 id="try-title">{t('title')}</h2>
        <p>{t('text')}</p>
        <div className="chips" role="group" aria-label={t('choose')}>
          {(Object.keys(trialProblems) as TrialProblem[]).map((key) => (
            <button
              key={key}
              className="chip"
              type="button"
              aria-pressed={key === problem}
              onClick={() => setProblem(key)}
            >
              {t(`problems.${key}`)}
            </button>
          ))}
        </div>
      </div>
      <Trial key={problem} problem={problem} formula={formulas[problem]} />
    </div>
  );
}

function Trial({ problem, formula }: { problem: TrialProblem; formula: string }) {
  const t = useTranslations('home.try');
  const [lines, setLines] = useState<Line[]>([]);
  const wrong = lines.at(-1);
  return (
    <div className="card demo">
      <div>
        <h3>{t(`tasks.${problem}`)}</h3>
        <ol className="lines mt-2" aria-live="polite">
          <li>
            <span className="n">1</span>
            <DrawnFormula html={formula} />
            <span className="muted small">{t('given')}</span>
          </li>
          {wrong && <CheckedLine line={wrong} />}
        </ol>
        <AnswerForm problem={problem} onChecked={(line) => setLines([...lines, line])} />
        <p className="small demo-own">
          <Link to={`/tutor-models?problem=${encodeURIComponent(trialProblems[problem].expected)}`}>
            {t('own')}
          </Link>
        </p>
      </div>
      <TrialPicture problem={problem} />
    </div>
  );
}

/** The learner's line with its mark, the verdict in words and, when they differ, the number that shows it. */
function CheckedLine({ line: { text, outcome } }: { line: Line }) {
  const t = useTranslations('home.try');
  const numbers = { line: '2', before: '1' };
  if (outcome.kind === 'failed') return null;
  return (
    <li>
      <span className="n">2</span>
      <span className={`typed ${outcome.verdict === 'different' ? 'off' : ''}`}>{text}</span>
      <Mark kind={outcome.verdict} />
      <span className="note">
        <b className={`verdict ${outcome.verdict}`}>{t(outcome.verdict, numbers)}</b> {reasonOf(outcome, t)}
      </span>
    </li>
  );
}

type Translate = ReturnType<typeof useTranslations<'home.try'>>;

function reasonOf(outcome: Extract<CheckOutcome, { kind: 'checked' }>, t: Translate): string {
  const numbers = { line: '2', before: '1' };
  const { counterexample, note, domainDifference } = outcome;
  if (counterexample) {
    const at = Object.entries(counterexample.at)
      .map(([variable, value]) => `${variable} = ${value}`)
      .join(', ');
    const { expected, answer } = counterexample;
    // Some counterexamples have no variable to name: then there is nothing to add to the verdict.
    if (at)
      return t('at', {
        ...numbers,
        at,
        expected: expected ?? t('undefined'),
        answer: answer ?? t('undefined'),
      });
  }
  if (domainDifference) return t('domain', { where: domainDifference });
  if (note === 'not_read') return t('notRead');
  if (note === 'lost' || note === 'lost_and_gained') return t('lost', numbers);
  return note === 'gained' ? t('gained', numbers) : '';
}

function AnswerForm({ problem, onChecked }: { problem: TrialProblem; onChecked(line: Line): void }) {
  const t = useTranslations('home.try');
  const id = useId();
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<'busy' | 'offline' | null>(null);
  const { expected, example } = trialProblems[problem];
  const check = async () => {
    setBusy(true);
    setFailure(null);
    const outcome = await checkLine({ expected, answer: text });
    setBusy(false);
    if (outcome.kind === 'failed') setFailure(outcome.reason);
    else onChecked({ text, outcome });
  };
  return (
    <form
      className="answer"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '' && !busy) void check();
      }}
    >
      <div className="field">
        <label className="label" htmlFor={id}>
          {t('answer', { number: '2' })}
        </label>
        <input
          className="input input-math"
          id={id}
          value={text}
          maxLength={200}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          aria-describedby={`${id}-help`}
          onChange={({ target }) => setText(target.value)}
        />
      </div>
      <button className="btn btn-primary" type="submit" aria-disabled={busy || text.trim() === ''}>
        {busy ? t('checking') : t('check')}
      </button>
      <p className={failure ? 'error' : 'help'} id={`${id}-help`} role={failure ? 'alert' : undefined}>
        {failure ? t(failure) : t('hint', { example })}
      </p>
    </form>
  );
}
