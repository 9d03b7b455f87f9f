import type { MapSkill } from '#app/practice/index.ts';

/** Marker of a skill: filled mastered, open in progress, sun due, small upcoming; a ring marks the current one. */
export function SkillDot({ status, current }: Pick<MapSkill, 'status' | 'current'>) {
  const due = status === 'due';
  return (
    <svg className="mm-dot" viewBox="0 0 32 32" aria-hidden="true">
      {current && <circle className="pc-halo" cx="16" cy="16" r="14" />}
      <circle
        className={due ? 'mm-due' : current ? 'pc-now' : `pc-dot ${looks[status]}`}
        cx="16"
        cy="16"
        r={due ? 8 : current ? 7.5 : status === 'ahead' ? 4 : 5.5}
      />
    </svg>
  );
}

const looks = {
  mastered: 'done',
  on_the_way: 'miss',
  disputed: 'miss mm-disputed',
  ahead: '',
  due: '',
} as const;
