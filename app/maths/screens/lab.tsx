import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { brand } from '#app/platform/brand.ts';
import { Mark } from '#app/ui/verdict.tsx';
import type { CheckAnswer } from '../contract.ts';
import { labOf, labs } from './labs.ts';
import './lab.css';

/** Developers' pages are not for search engines. */
export const meta = () => [{ title: `Maths lab · ${brand}` }, { name: 'robots', content: 'noindex' }];

/** One screen for all test pages: two formulas, what the checker makes of them, and its whole answer. */
export default function Lab() {
  const t = useTranslations('lab');
  const { pathname } = useLocation();
  return (
    <div className="page lab">
      <h1>{t('title')}</h1>
      <p className="lead">{t('lead', { address: pathname })}</p>
      <Comparison key={pathname} path={pathname} />
      <nav className="lab-others" aria-labelledby="lab-others">
        <h2 id="lab-others">{t('others')}</h2>
        <ul>
          {labs.map(({ path }) => (
            <li key={path}>
              <Link to={path}>{path}</Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

type Result = { answer: CheckAnswer } | 'failed' | null;

function Comparison({ path }: { path: string }) {
  const t = useTranslations('lab');
  const [pair, setPair] = useState(() => labOf(path));
  const [result, setResult] = useState<Result>(null);
  const [busy, setBusy] = useState(false);
  const compare = async () => {
    setBusy(true);
    setResult(await check(pair.first, pair.second));
    setBusy(false);
  };
  return (
    <form
      className="lab-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void compare();
      }}
    >
      {(['first', 'second'] as const).map((side) => (
        <label className="field" key={side}>
          <span className="label">{t(side)}</span>
          <input
            className="input input-math"
            value={pair[side]}
            maxLength={500}
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => setPair({ ...pair, [side]: target.value } as typeof pair)}
          />
        </label>
      ))}
      <p className="help">{t('help')}</p>
      <button className="btn btn-primary" type="submit" aria-disabled={busy}>
        {busy ? t('checking') : t('check')}
      </button>
      <div aria-live="polite">
        {result === 'failed' && <p className="error">{t('failed')}</p>}
        {result && result !== 'failed' && (
          <>
            <p className={`verdict ${result.answer.verdict}`}>
              <Mark kind={result.answer.verdict} />
              {t(result.answer.verdict)}
            </p>
            <h2 className="lab-answer">{t('answer')}</h2>
            <pre className="lab-json">{JSON.stringify(result.answer, null, 2)}</pre>
          </>
        )}
      </div>
    </form>
  );
}

async function check(expected: string, answer: string): Promise<Result> {
  try {
    const response = await fetch('/functions/v1/maths/check', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() },
      body: JSON.stringify({ expected, answer, locale: document.documentElement.lang }),
    });
    return response.ok ? { answer: (await response.json()) as CheckAnswer } : 'failed';
  } catch {
    return 'failed';
  }
}
