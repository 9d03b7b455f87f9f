import { CareBlock } from '../care-block.tsx';
import type { Nearest, NotStarted } from './use-start.ts';

/** Why no lesson was started, and suggested topics. */
export function NotStartedLine({
  failure,
  onChoose,
}: {
  failure: NotStarted | null;
  onChoose?(skill: Nearest[number]): void;
}) {
  if (failure?.care) return <CareBlock block={failure.care} />;
  return (
    <div role="status" aria-live="polite">
      {failure && <p className="t-notice">{failure.text}</p>}
      {failure && onChoose && failure.nearest.length > 0 && (
        <ul className="chips ls-nearest">
          {failure.nearest.map((skill) => (
            <li key={skill.id}>
              <button type="button" className="chip" onClick={() => onChoose(skill)}>
                {skill.name}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
