import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import type { LineStyle } from '@curvela/maths/graph/draw';
import type { GraphItem, ReadItem, Picture } from '@curvela/maths/graph';
import { ProblemText } from './problem-text.tsx';

type Props = {
  items: readonly GraphItem[];
  read: readonly ReadItem[];
  styles: ReadonlyMap<string, LineStyle>;
  hidden: ReadonlySet<string>;
  onToggle: (id: string) => void;
};

/** Formulas with the style of their curves; each can be hidden. Formulas that cannot be drawn show the reason. */
export function Legend({ items, read, styles, hidden, onToggle }: Props) {
  const t = useTranslations('graph');
  return (
    <ul className="gr-legend" aria-label={t('shown')}>
      {items.map((item, at) => {
        const problem = read[at]?.problem;
        const style = styles.get(item.id);
        const name = (item.label as ReactNode) ?? item.text.replaceAll('-', '−');
        return (
          <li key={item.id}>
            {style === undefined ? (
              <span className="gr-entry">{name}</span>
            ) : (
              <button
                type="button"
                className="gr-entry"
                aria-pressed={!hidden.has(item.id)}
                onClick={() => onToggle(item.id)}
              >
                <svg viewBox="0 0 34 8" aria-hidden="true">
                  <path
                    d="M2 4H32"
                    fill="none"
                    stroke={style.stroke}
                    strokeWidth={style.width}
                    strokeDasharray={isOpen(read[at]?.scene?.picture) ? '7 7' : (style.dash ?? undefined)}
                    strokeLinecap="round"
                  />
                </svg>
                <span className="typed">{name}</span>
              </button>
            )}
            {problem && <ProblemText problem={problem} />}
          </li>
        );
      })}
    </ul>
  );
}

/** Whether a region excludes its border, which is then drawn dashed regardless of the item's style. */
const isOpen = (picture: Picture | undefined): boolean =>
  picture?.plots.some((plot) => plot.kind === 'region') === true &&
  picture.plots.every(
    (plot) =>
      plot.kind === 'region' &&
      plot.any.flat().every(({ signs }) => signs.every((sign) => sign === '<' || sign === '>')),
  );
