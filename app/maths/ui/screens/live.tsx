import { useEffect, useRef, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl/react';
import { graphCorpora } from './corpora/graph-corpora.ts';
import { CorpusRun } from './parts/corpus-run.tsx';
import { LabGraph } from './parts/lab-graph.tsx';
import { LabPage, labMeta } from './parts/lab-page.tsx';
import { shortTime, timesOf } from './parts/statistics.ts';
import { TypedLine } from './parts/typed-lines.tsx';

export const meta = labMeta;

/** Milliseconds between two keys when the page types by itself. */
const keyEvery = 120;
/** Maximum number of recorded key times. */
const mostTimes = 200;
const typedAlone = 'y = (x^2 - 1)/(x - 2) + sin(3x)';

/** Measures the time from each key press until its graph is visible. */
export default function Live() {
  const t = useTranslations('lab');
  const locale = useLocale();
  const [text, setText] = useState('sin(x)');
  const [times, setTimes] = useState<readonly number[]>([]);
  const type = (next: string) => {
    const pressed = performance.now();
    setText(next);
    // The first frame draws; when the second begins, the first has been presented.
    requestAnimationFrame(() =>
      requestAnimationFrame(() =>
        setTimes((all) => [...all.slice(1 - mostTimes), performance.now() - pressed]),
      ),
    );
  };
  const all = timesOf(times);
  return (
    <LabPage name="live">
      <section className="lab-two">
        <div className="lab-form">
          <TypedLine label={t('field.formula')} value={text} onChange={type} />
          <TypeAlone onType={type} onBegin={() => setTimes([])} />
          <dl className="lab-figures">
            {[
              [t('field.lastKey'), times.at(-1) ?? 0],
              [t('run.half'), all.half],
              [t('run.nineteen'), all.nineteenOfTwenty],
              [t('run.slowest'), all.slowest],
            ].map(([name, time]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{times.length === 0 ? '–' : shortTime(Number(time), locale)}</dd>
              </div>
            ))}
          </dl>
        </div>
        <LabGraph texts={[text]} />
      </section>
      <CorpusRun corpora={graphCorpora} />
    </LabPage>
  );
}

function TypeAlone({ onType, onBegin }: { onType(text: string): void; onBegin(): void }) {
  const t = useTranslations('lab.field');
  const [at, setAt] = useState<number | null>(null);
  const latestOnType = useRef(onType);
  useEffect(() => {
    latestOnType.current = onType;
  });
  useEffect(() => {
    if (at === null || at > typedAlone.length) return;
    const timer = setTimeout(() => {
      latestOnType.current(typedAlone.slice(0, at));
      setAt(at + 1);
    }, keyEvery);
    return () => clearTimeout(timer);
  }, [at]);
  return (
    <button
      type="button"
      className="btn btn-secondary"
      onClick={() => {
        onBegin();
        setAt(1);
      }}
    >
      {t('typeAlone')}
    </button>
  );
}
