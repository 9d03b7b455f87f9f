import { useTranslations } from 'use-intl/react';
import type { GraphFacts } from './graph-facts.ts';
import { shortTime } from './statistics.ts';

const places = (value: number): string =>
  Number.isFinite(value) ? String(Math.round(value * 1e4) / 1e4) : String(value);

/** What the plotter knows about one text, as two tables: the facts, and how long each thing took. */
export function Facts({ facts }: { facts: GraphFacts }) {
  const t = useTranslations('lab.facts');
  if (!facts.ok) {
    return (
      <p>
        {t('noPicture')} <code>{facts.reason}</code>
      </p>
    );
  }
  const { study, breaks, view } = facts;
  const rows: [string, string][] = [
    [t('shapes'), facts.shapes.join(', ')],
    [t('parameters'), facts.parameters.join(', ')],
    [t('view'), `x ${view.x.map(places).join(' … ')},  y ${view.y.map(places).join(' … ')}`],
    [t('strokes'), `${facts.strokes}, ${t('points', { count: String(facts.points) })}`],
    [t('breaks'), breaks.map(({ kind, at }) => `${kind} ${places(at)}`).join(', ')],
    [t('features'), study.features.map(({ kind, x, y }) => `${kind} (${x.text ?? places(x.value)}, ${y.text ?? places(y.value)})`).join(', ')],
    [t('asymptotes'), study.asymptotes.map(({ asymptote }) => (asymptote.kind === 'vertical' ? `x = ${places(asymptote.at.value)}` : `y = ${places(asymptote.slope.value)}x + ${places(asymptote.start.value)}`)).join(', ')],
  ]; // prettier-ignore
  return (
    <>
      <dl className="lab-facts">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value === '' ? '–' : value}</dd>
          </div>
        ))}
      </dl>
      <table className="table">
        <thead>
          <tr>
            <th scope="col">{t('work')}</th>
            <th scope="col" className="r">
              ms
            </th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(facts.times).map(([name, time]) => (
            <tr key={name}>
              <td>{name}</td>
              <td className="r">{shortTime(time)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
