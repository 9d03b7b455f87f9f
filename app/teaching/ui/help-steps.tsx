import { useTranslations } from 'use-intl/react';
import type { ModelId } from '../domain/models.ts';
import { helpByAttempt } from '../domain/pedagogy/help-by-try.ts';

const place = (attempt: number) => 8 + (attempt / 4) * 226;
const height = (rung: number) => 88 - rung * 17;

/** Help by number of attempts, computed from the tutor's rules. */
export function HelpSteps({ model }: { model: ModelId }) {
  const t = useTranslations('teaching');
  const rungs = helpByAttempt(model);
  const first = rungs.findIndex((rung) => rung > 0);
  const path = rungs.map((rung, at) => `V${height(rung)}H${place(at + 1)}`).join('');
  return (
    <svg
      className="graph"
      viewBox="0 0 250 118"
      role="img"
      aria-label={t('modelsPage.graphLabel', { name: t(`models.${model}.name`) })}
    >
      {[20, 43, 66, 89, 112, 135, 158, 181, 204, 227].flatMap((x) =>
        [71, 54, 37, 20].map((y) => <circle key={`${x} ${y}`} className="g-dot" cx={x} cy={y} r="1.2" />),
      )}
      <path className="g-axis" d="M8 12V88H246" />
      <path className="g-fn" d={`M8 88${path}`} />
      {rungs.map((rung, at) =>
        rung > (rungs[at - 1] ?? 0) ? (
          <circle
            key={at}
            className="g-pt"
            style={{ stroke: 'var(--paper)' }}
            cx={place(at)}
            cy={height(rung)}
            r="4.5"
          />
        ) : null,
      )}
      <text className="g-tick" x="4" y="108">
        {t('modelsPage.graphFrom')}
      </text>
      <text className="g-tick" x="234" y="108" textAnchor="end">
        {t('modelsPage.graphTo')}
      </text>
      <text
        className="g-lab on-paper ours"
        x={place(first) + 8}
        // Below its line, but above the axis.
        y={Math.min(height(rungs[first] ?? 0) + 17, 84)}
        style={{ fontSize: '14px' }}
      >
        {t(`models.${model}.end`)}
      </text>
    </svg>
  );
}
