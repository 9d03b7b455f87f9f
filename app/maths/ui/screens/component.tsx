import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl/react';
import type { GraphProps, MovablePoint } from '@curvela/maths-react/graph';
import { numberText, pairText } from '@curvela/maths/graph';
import { graphCorpora } from './corpora/graph-corpora.ts';
import { CorpusRun } from './parts/corpus-run.tsx';
import { LabGraph } from './parts/lab-graph.tsx';
import { LabPage, labMeta } from './parts/lab-page.tsx';
import { linesOf, TypedLines } from './parts/typed-lines.tsx';

export const meta = labMeta;

const switches = ['named', 'equal', 'plain', 'view', 'mine', 'points', 'snap', 'words'] as const;
type Switch = (typeof switches)[number];

const firstPoints: readonly MovablePoint[] = [
  { id: 'a', x: 1, y: 1, name: 'A' },
  { id: 'b', x: -2, y: 3, name: 'B' },
];

/** Every property of the graph component with a switch each; letters other than unknowns become sliders. */
export default function Component() {
  const t = useTranslations('lab');
  const locale = useLocale();
  const [text, setText] = useState('y = a·x² + b\ny = 2x + 1');
  const [on, setOn] = useState<readonly Switch[]>(['named', 'points', 'mine']);
  const [points, setPoints] = useState(firstPoints);
  const has = (name: Switch) => on.includes(name);
  const props: Omit<GraphProps, 'items'> = {
    named: has('named'),
    equal: has('equal'),
    tools: has('plain') ? 'plain' : 'full',
    view: has('view') ? { x: [-4, 4], y: [-2, 6] } : undefined,
    parameters: { a: 1, b: -2 },
    points: has('points') ? points : undefined,
    snap: has('snap') ? 0.5 : 0,
    label: has('words') ? t('pages.component.title') : undefined,
    onPointMoved: (id, position) =>
      setPoints((all) => all.map((point) => (point.id === id ? { ...point, ...position } : point))),
  };
  const texts = linesOf(text);
  return (
    <LabPage name="component">
      <section className="lab-two">
        <div className="lab-form">
          <TypedLines label={t('field.functions')} value={text} onChange={setText} />
          <fieldset className="lab-switches">
            <legend className="label">{t('field.properties')}</legend>
            {switches.map((name) => (
              <label key={name} className="check">
                <input
                  type="checkbox"
                  checked={has(name)}
                  onChange={() => setOn(has(name) ? on.filter((each) => each !== name) : [...on, name])}
                />
                <span>{t(`switches.${name}`)}</span>
              </label>
            ))}
          </fieldset>
          <p className="help" aria-live="polite">
            {points
              .map(
                ({ name, x, y }) =>
                  `${name} ${pairText(numberText(x, locale), numberText(y, locale), locale)}`,
              )
              .join('   ')}
          </p>
        </div>
        <LabGraph
          key={on.filter((name) => name === 'view' || name === 'plain').join()}
          texts={texts}
          tones={texts.map((_, at) => (has('mine') && at === texts.length - 1 && at > 0 ? 'mine' : 'given'))}
          {...props}
        />
      </section>
      <CorpusRun corpora={graphCorpora} />
    </LabPage>
  );
}
