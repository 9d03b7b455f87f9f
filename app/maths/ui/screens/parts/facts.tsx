import { useLocale, useTranslations } from 'use-intl/react';
import { numberText, pointText } from '@curvela/maths/graph';
import { asymptoteText } from '@curvela/maths/graph/draw';
import type { GraphFacts, GraphTimes } from './graph-facts.ts';
import { shortTime } from './statistics.ts';

/** Decimal places of found points: enough to distinguish neighbours. */
const places = 4;
const works = ['read', 'classify', 'view', 'sketch', 'study'] as const satisfies (keyof GraphTimes)[];

/** Plotter output for one text as two tables: facts and times. */
export function Facts({ facts }: { facts: GraphFacts }) {
  const t = useTranslations('lab.facts');
  if (!facts.ok) {
    return (
      <p>
        {t('noPicture')} <code>{facts.reason}</code>
      </p>
    );
  }
  return (
    <>
      <Found facts={facts} />
      <Work times={facts.times} />
    </>
  );
}

function Found({ facts }: { facts: GraphFacts & { ok: true } }) {
  const t = useTranslations('lab.facts');
  const locale = useLocale();
  const { study, breaks, view } = facts;
  const number = (value: number) => numberText(value, locale, places);
  const range = (ends: readonly number[]) => ends.map(number).join(' … ');
  // French has a non-breaking space before these two.
  const [colon, then] = locale.startsWith('fr') ? ['\u00a0: ', '\u00a0; '] : [': ', '; '];
  const rows: [string, string][] = [
    [t('shapes'), facts.shapes.map((kind) => t(`plots.${kind}`)).join(', ')],
    [t('parameters'), facts.parameters.join(', ')],
    [t('view'), `x\u00a0${range(view.x)}, y\u00a0${range(view.y)}`],
    [t('strokes'), `${facts.strokes} · ${t('points', { count: String(facts.points) })}`],
    [t('breaks'), breaks.map(({ kind, at }) => `${t(`ends.${kind}`)}${colon}x = ${number(at)}`).join(then)],
    [
      t('features'),
      study.features
        .map(({ kind, x, y }) => `${t(`places.${kind}`)} ${pointText(x, y, locale, [places, places])}`)
        .join(then),
    ],
    [t('asymptotes'), study.asymptotes.map(({ asymptote }) => asymptoteText(asymptote, locale)).join(then)],
  ];
  return (
    <dl className="lab-facts">
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value === '' ? '–' : value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Work({ times }: { times: GraphTimes }) {
  const t = useTranslations('lab.facts');
  const locale = useLocale();
  return (
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
        {works.map((name) => (
          <tr key={name}>
            <td>{t(`works.${name}`)}</td>
            <td className="r">{shortTime(times[name], locale)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
