import { useTranslations } from 'use-intl/react';
import { progressCurve } from '#app/ui/curve.ts';
import { pathOf, type Point, pointsOf } from '#app/ui/plot.ts';
import type { GoalView } from '#app/learners/index.ts';
import { useDayName } from './forecast-text.ts';

const [width, height, edge] = [380, 66, 14];
/** More dots would overlap. */
const mostDots = 14;

/** Progress of a goal: a dot for each skill, filled when mastered, ringed at the current one. */
export function GoalCurve({ goal }: { goal: GoalView }) {
  const t = useTranslations('learnerPage.goals');
  const dayName = useDayName();
  const { id, title, skills, dueOn, createdAt } = goal;
  const mastered = skills.filter((skill) => skill.mastered).length;
  const y = progressCurve({ height, seed: id });
  const at = (share: number): Point => ({ x: edge + share * (width - 2 * edge), y: y(share) });
  const reached = mastered / skills.length;
  const dots = skills.length > mostDots ? [] : [...Array(skills.length + 1).keys()];
  const now = at(reached);
  const todayFits = reached > 0.25 && reached < 0.75;
  return (
    <div className="pc-wrap">
      <svg
        className="pcurve"
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={t('curve', {
          title,
          mastered: String(mastered),
          count: skills.length,
          day: dayName(dueOn),
        })}
      >
        {reached < 1 && <path className="pc-rest" d={pathOf(pointsOf(at, reached, 1))} />}
        {reached > 0 && <path className="pc-done" d={pathOf(pointsOf(at, 0, reached))} />}
        {dots
          .filter((dot) => dot !== mastered)
          .map((dot) => {
            const { x, y: top } = at(dot / skills.length);
            return (
              <circle
                key={dot}
                className={`pc-dot ${dot < mastered ? 'done' : ''}`}
                cx={x}
                cy={top}
                r={dot < mastered ? 5.5 : 4.5}
              />
            );
          })}
        <circle className="pc-halo" cx={now.x} cy={now.y} r="14" />
        <circle className="pc-now" cx={now.x} cy={now.y} r="7.5" />
      </svg>
      <div className="pc-labels" aria-hidden="true">
        <span className="first" style={{ left: `${(100 * edge) / width}%` }}>
          {dayName(createdAt.slice(0, 10), 'short')}
        </span>
        {todayFits && (
          <span className="now" style={{ left: `${(100 * now.x) / width}%` }}>
            {t('today')}
          </span>
        )}
        <span className="last" style={{ left: `${100 - (100 * edge) / width}%` }}>
          {dayName(dueOn, 'short')}
        </span>
      </div>
    </div>
  );
}
