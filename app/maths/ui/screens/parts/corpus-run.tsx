import { useEffect, useId, useRef, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl/react';
import { Mark } from '@curvela/maths-react/verdict';
import { type CaseResult, type LabCorpus, reportOf, runCases, translateWords } from './run.ts';
import { shortTime, timesOf } from './statistics.ts';

/** Failures shown on the page; the copied report contains all. */
const mostShown = 100;
/** Reports are read by developers and tools, so numbers use a decimal point. */
const reportLocale = 'en';

/** Selects and runs a corpus, and shows times and failures. */
export function CorpusRun({ corpora }: { corpora: readonly LabCorpus[] }) {
  const t = useTranslations('lab.run');
  const name = useTranslations('lab.corpora');
  // Some corpora have no name in the catalogue.
  type CorpusName = Parameters<typeof name>[0];
  const id = useId();
  const [chosen, setChosen] = useState(0);
  const run = useRun();
  const corpus = corpora[chosen];
  if (!corpus) return null;
  const failed = run.results.filter(({ ok }) => !ok);
  return (
    <section className="lab-run" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{t('title')}</h2>
      <div className="lab-choose">
        <label className="field">
          <span className="label">{t('corpus')}</span>
          <select
            className="input"
            value={chosen}
            disabled={run.running}
            onChange={({ target }) => {
              setChosen(Number(target.value));
              run.clear();
            }}
          >
            {corpora.map((each, at) => (
              <option key={each.id} value={at}>
                {name.has(each.id as CorpusName) ? name(each.id as CorpusName) : each.id}
              </option>
            ))}
          </select>
        </label>
        <button
          type="button"
          className="btn btn-secondary"
          onClick={() => (run.running ? run.stop() : void run.start(corpus))}
        >
          {t(run.running ? 'stop' : 'start')}
        </button>
      </div>
      <p className="lab-progress" role="status">
        {run.running
          ? t('progress', { done: String(run.results.length), all: String(run.all) })
          : run.results.length > 0 && t('done', { done: String(run.results.length) })}
      </p>
      {run.results.length > 0 && <Figures results={run.results} failed={failed.length} />}
      {!run.running && run.results.length > 0 && (
        <Failures corpus={corpus.id} results={run.results} failed={failed} />
      )}
    </section>
  );
}

function useRun() {
  const [results, setResults] = useState<readonly CaseResult[]>([]);
  const [all, setAll] = useState<number | null>(null);
  const stopper = useRef<AbortController | null>(null);
  useEffect(() => () => stopper.current?.abort(), []);
  const start = async (corpus: LabCorpus) => {
    const stop = new AbortController();
    stopper.current = stop;
    setResults([]);
    setAll(0);
    const cases = await corpus.load();
    setAll(cases.length);
    await runCases(cases, stop.signal, (some) => setResults((before) => [...before, ...some]));
    setAll(null);
  };
  return {
    results,
    all: all ?? 0,
    running: all !== null,
    start,
    stop: () => stopper.current?.abort(),
    clear: () => setResults([]),
  };
}

function Figures({ results, failed }: { results: readonly CaseResult[]; failed: number }) {
  const t = useTranslations('lab.run');
  const locale = useLocale();
  const times = timesOf(results.map(({ milliseconds }) => milliseconds));
  const figures = [
    ['right', String(results.length - failed)],
    ['failed', String(failed)],
    ['half', shortTime(times.half, locale)],
    ['nineteen', shortTime(times.nineteenOfTwenty, locale)],
    ['slowest', shortTime(times.slowest, locale)],
  ] as const;
  return (
    <dl className="lab-figures">
      {figures.map(([name, value]) => (
        <div key={name} data-figure={name}>
          <dt>{t(name)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

type FailuresProps = { corpus: string; results: readonly CaseResult[]; failed: readonly CaseResult[] };

function Failures({ corpus, results, failed }: FailuresProps) {
  const t = useTranslations('lab.run');
  const word = useTranslations('lab.run.words');
  const [copied, setCopied] = useState(false);
  const inWords = (each: CaseResult): CaseResult => ({
    ...each,
    expected: translateWords(each.expected, word),
    got: translateWords(each.got, word),
  });
  const copy = () => {
    const times = timesOf(results.map(({ milliseconds }) => milliseconds));
    const figures = `p50 ${shortTime(times.half, reportLocale)} ms, p95 ${shortTime(times.nineteenOfTwenty, reportLocale)} ms, max ${shortTime(times.slowest, reportLocale)} ms`;
    void navigator.clipboard.writeText(reportOf(corpus, results.map(inWords), figures)).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return (
    <>
      {failed.length === 0 ? (
        <p className="verdict equal">
          <Mark kind="equal" />
          {t('noFailures')}
        </p>
      ) : (
        <table className="table stack-sm lab-failures">
          <thead>
            <tr>
              <th scope="col">{t('input')}</th>
              <th scope="col">{t('expected')}</th>
              <th scope="col">{t('got')}</th>
            </tr>
          </thead>
          <tbody>
            {failed
              .slice(0, mostShown)
              .map(inWords)
              .map(({ input, expected, got }, at) => (
                <tr key={at}>
                  <td>
                    <code>{input}</code>
                  </td>
                  <td data-name={t('expected')}>{expected}</td>
                  <td data-name={t('got')}>{got}</td>
                </tr>
              ))}
          </tbody>
        </table>
      )}
      <button type="button" className="btn btn-secondary btn-sm" onClick={copy}>
        {t(copied ? 'copied' : 'copy')}
      </button>
    </>
  );
}
