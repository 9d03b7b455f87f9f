import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { SkillList } from '#app/practice/index.ts';

/** Search for a topic by name; choosing it starts the lesson from the beginning. */
export function ChooseTopic({ onChoose }: { onChoose(skill: string): void }) {
  const t = useTranslations('tutorSkill');
  const [open, setOpen] = useState(false);
  return (
    <details className="t-topics" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <h2 className="label">{t('topic')}</h2>
      </summary>
      <p className="help">{t('topicHelp')}</p>
      {open && (
        <SkillList
          learner={null}
          each={({ id, name }) => (
            <button type="button" className="link" onClick={() => onChoose(id)}>
              {name}
            </button>
          )}
        />
      )}
    </details>
  );
}
