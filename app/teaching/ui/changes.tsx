import { Link } from 'react-router';
import type { TutorBlock } from '../model/blocks.ts';

type ChangesBlock = Extract<TutorBlock, { kind: 'changes' }>;

/** Changes of the learner's profile, at the end of a conversation. */
export function Changes({ block: { title, link, profileId, rows } }: { block: ChangesBlock }) {
  return (
    <section className="card on-card t-card">
      <h2 className="t-card-head">{title}</h2>
      <ul className="t-changes">
        {rows.map(({ skill, name, what, label, belief, why }) => (
          <li key={skill}>
            <p>
              <Link to={`/tutor/practice?skill=${skill}&learner=${profileId}`}>{name}</Link>{' '}
              <span className={`tag ${what === 'mastered' || what === 'kept' ? 'tag-success' : ''}`}>
                {label}
              </span>
            </p>
            <p className="small">
              <span className="num">{belief}</span> <span className="muted">{why}</span>
            </p>
          </li>
        ))}
      </ul>
      <p>
        <Link to={`/learner-profiles?learner=${profileId}`}>{link}</Link>
      </p>
    </section>
  );
}
