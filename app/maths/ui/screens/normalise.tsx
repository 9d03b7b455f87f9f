import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { usePreferences } from '#app/preferences/index.ts';
import { useHydrated } from '#app/ui/hydrated.ts';
import { StandingFormula } from '@curvela/maths-react/formula';
import { MathInput } from '@curvela/maths-react/input';
import { treeToJson } from '@curvela/maths/expression';
import { readingCorpora } from './corpora/server-corpora.ts';
import { localCorpora } from './corpora/local-corpora.ts';
import { CorpusRun } from './parts/corpus-run.tsx';
import { LabPage, labMeta } from './parts/lab-page.tsx';
import { normalised, type Normalised } from './parts/normalise-text.ts';
import { shortTime } from './parts/statistics.ts';

export const meta = labMeta;

const corpora = [...localCorpora, ...readingCorpora];

/** A text in all output forms. The reader runs in the page, as for graphs. */
export default function Normalise() {
  const t = useTranslations('lab');
  const { state } = usePreferences();
  const hydrated = useHydrated();
  const [text, setText] = useState('1/2x + √(x+1) ≤ 3,5');
  return (
    <LabPage name="normalise">
      <section className="lab-form">
        <MathInput
          label={t('field.formula')}
          value={text}
          onChange={setText}
          locale={state.locale}
          reads={false}
        />
      </section>
      {/* Times differ between machines, so they are not rendered on the server. */}
      {hydrated && <Writings all={normalised(text, state.locale)} locale={state.locale} />}
      <CorpusRun corpora={corpora} />
    </LabPage>
  );
}

function Writings({ all, locale }: { all: Normalised; locale: string }) {
  const t = useTranslations('lab.reading');
  const time = useTranslations('lab.field')('milliseconds', { time: shortTime(all.milliseconds, locale) });
  if (!all.ok) {
    return (
      <section className="lab-form">
        <p className="lab-time">{time}</p>
        <p>
          <code>{all.error.code}</code> {t('where', { at: String(all.error.at) })}
        </p>
      </section>
    );
  }
  return (
    <section className="lab-form" aria-labelledby="reading">
      <h2 id="reading">{t('title')}</h2>
      <StandingFormula latex={all.latex} plain={all.plain} speech={all.speech} />
      <dl className="lab-facts">
        <Fact name={t('plain')} value={all.plain} code />
        <Fact name={t('latex')} value={all.latex} code />
        <Fact name={t('speech')} value={all.speech} />
        <Fact name={t('class')} value={t(`classes.${all.class}`)} />
        <Fact name={t('variables')} value={all.variables.join(', ') || t('none')} />
        <Fact name={t('ambiguous')} value={all.others.join('   |   ') || t('none')} code />
        <Fact name={t('back')} value={t(all.readsBack ? 'yes' : 'no')} />
      </dl>
      <details>
        <summary>{t('tree')}</summary>
        <pre className="lab-json">{JSON.stringify(treeToJson(all.tree), null, 1)}</pre>
      </details>
      <p className="lab-time">{time}</p>
    </section>
  );
}

function Fact({ name, value, code = false }: { name: string; value: string; code?: boolean }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{code ? <code>{value}</code> : value}</dd>
    </div>
  );
}
