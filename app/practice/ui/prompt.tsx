import { type ReactNode, type Ref, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl/react';
import { ReadAloud } from '#app/learners/index.ts';
import { Mark } from '@curvela/maths-react/verdict';
import { isOver } from '../domain/answering/session-progress.ts';
import type { QuestionRole } from '../model/practice-plan.ts';
import type { FigureView, ItemView } from '../model/views.ts';
import { daysSince } from './days.ts';
import { Sentence, spoken, Steps } from './parts.tsx';
import './practice.css';

/** From this number of characters on a prompt is set smaller. */
const longPrompt = 90;

type Props = {
  item: ItemView;
  /** The previous question, if it is worth a look back. */
  last?: ItemView | null;
  heading: Ref<HTMLHeadingElement>;
  children: ReactNode;
};

/** A question: why it was chosen, its prompt and picture, and the answer field below or beside it. */
export function Prompt({ item, last = null, heading, children }: Props) {
  // When the answer is placed on the graph, the graph is the input.
  const placed = (item.ask.kind === 'point' || item.ask.kind === 'line') && !isOver(item);
  return (
    <div className="p-item">
      <div className="p-q">
        {last?.state === 'right' && last.id !== item.id && <LookBack item={last} />}
        <Why item={item} />
        <h2
          id="p-prompt"
          className={spoken(item.prompt).length > longPrompt ? 'p-long' : undefined}
          ref={heading}
          tabIndex={-1}
        >
          <Sentence parts={item.prompt} />
        </h2>
        <ReadAloud texts={[item.prompt]} />
      </div>
      {item.picture && !placed && <Picture picture={item.picture} />}
      {item.figure && <Picture picture={item.figure} />}
      <div className="p-a">{children}</div>
    </div>
  );
}

const tagOf: Partial<Record<QuestionRole, string>> = {
  review: 'tag-sun',
  stretch: 'tag-primary',
  mistake: 'tag-warning',
};

function Why({ item: { role, skill } }: Pick<Props, 'item'>) {
  const t = useTranslations('practice');
  const locale = useLocale();
  const lastSeen = skill.lastSeenAt === null ? null : daysSince(skill.lastSeenAt, locale, new Date());
  return (
    <p className="p-why">
      <span className={`tag ${tagOf[role] ?? ''}`}>{t(`roles.${role}`)}</span>
      <span>
        {lastSeen === null ? skill.name : t('room.lastSeen', { skill: skill.name, when: lastSeen })}
      </span>
    </p>
  );
}

/** The previous question in one line, with its steps to unfold. */
function LookBack({ item }: { item: ItemView }) {
  const t = useTranslations('practice.room');
  const [open, setOpen] = useState(false);
  const feedback = item.attempts.at(-1)?.feedback ?? [];
  return (
    <div className="p-last">
      <Mark kind="equal" />
      <p>
        {t('before', { number: String(item.position) })} <Sentence parts={feedback} />
      </p>
      {item.solution && (
        <button type="button" className="link" aria-expanded={open} onClick={() => setOpen(!open)}>
          {t('steps')}
        </button>
      )}
      {open && item.solution && <Steps worked={item.solution} />}
    </div>
  );
}

/** A graph or a figure rendered by the server. */
export function Picture({ picture, caption }: { picture: Pick<FigureView, 'svg'>; caption?: string }) {
  return (
    <figure className="card on-card p-fig">
      {/* Our own SVG with its description, generated on the server from numbers and escaped names. */}
      {/* oxlint-disable-next-line react/no-danger */}
      <div className="p-svg" dangerouslySetInnerHTML={{ __html: picture.svg }} />
      {caption && <figcaption className="small muted">{caption}</figcaption>}
    </figure>
  );
}
