import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { usePreferences } from '#app/preferences/index.ts';
import { Part } from '#app/ui/part.tsx';
import { type SkillListResponse as List, skillsQuery } from '../api/client.ts';
import './practice.css';

type Skill = List['strands'][number]['skills'][number];

/** All skills by strand, filtered by the search text. `each` renders one skill; by default a link to its page. */
export function SkillList({ learner, each }: { learner: string | null; each?: (skill: Skill) => ReactNode }) {
  const t = useTranslations('practice');
  const { language } = usePreferences();
  const query = useQuery(skillsQuery(language));
  const [wanted, setWanted] = useState('');
  const texts = { loading: t('loading'), failed: t('start.failed'), again: t('room.again') };
  return (
    <div className="p-skills">
      <label className="field">
        <span className="label">{t('skills.search')}</span>
        <input
          className="input"
          type="search"
          value={wanted}
          onChange={({ target }) => setWanted(target.value)}
          onKeyDown={(event) => {
            // In a form, Enter would submit it.
            if (event.key === 'Enter') event.preventDefault();
          }}
        />
      </label>
      <Part query={query} height={24} texts={texts}>
        {({ strands }) => {
          const found = strands
            .map((strand) => ({ ...strand, skills: strand.skills.filter((skill) => matches(skill, wanted)) }))
            .filter(({ skills }) => skills.length > 0);
          const count = found.reduce((sum, { skills }) => sum + skills.length, 0);
          return (
            <>
              <p className="sr" role="status">
                {wanted.trim() === '' ? '' : t('skills.found', { count })}
              </p>
              {count === 0 && <p className="muted">{t('skills.none')}</p>}
              <div className="p-strands">
                {found.map(({ id, name, skills }) => (
                  <section key={id} aria-labelledby={`p-strand-${id}`}>
                    <h3 id={`p-strand-${id}`}>{name}</h3>
                    <ul>
                      {skills.map((skill) => (
                        <li key={skill.id}>
                          {each?.(skill) ?? <SkillLink skill={skill} learner={learner} />}
                        </li>
                      ))}
                    </ul>
                  </section>
                ))}
              </div>
            </>
          );
        }}
      </Part>
    </div>
  );
}

function SkillLink({ skill, learner }: { skill: Skill; learner: string | null }) {
  return <Link to={skillAddress(skill.id, learner)}>{skill.name}</Link>;
}

/** The page of a skill for a learner. */
export const skillAddress = (id: string, learner: string | null): string =>
  `/tutor/practice?${new URLSearchParams({ skill: id, ...(learner === null ? {} : { learner }) })}`;

/** Whether a skill matches: its name or sentence contains every word, ignoring accents and case. */
function matches({ name, can }: Pick<Skill, 'name' | 'can'>, wanted: string): boolean {
  const text = plain(`${name} ${can}`);
  return plain(wanted)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase();
