import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl/react';
import type { owner } from '#app/platform/owner.ts';
import type { InfoDocument, Section } from '../domain/document.ts';
import { InfoBlock } from './info-block.tsx';
import './info.css';

type Props = {
  document: InfoDocument;
  changed: string;
  owner: typeof owner;
  /** Content above the first section. */
  before?: ReactNode;
};

/** An information page: contents on the left (collapsed on narrow windows), text at a readable width. */
export function InfoPage({ document: { title, lead, sections, ways }, changed, owner, before }: Props) {
  const t = useTranslations('info');
  const format = useFormatter();
  const date = format.dateTime(new Date(`${changed}T12:00:00Z`), { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <div className="page">
      <header className="info-head">
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
        <p className="small muted num">{t('changed', { date })}</p>
      </header>
      <div className="info-lay">
        <nav className="toc toc-wide" aria-label={t('onThisPage')}>
          <Contents sections={sections} />
        </nav>
        <details className="toc toc-slim">
          <summary>{t('onThisPage')}</summary>
          <Contents sections={sections} />
        </details>
        <article className="info-read">
          {before}
          {sections.map((section) => (
            <section key={section.id}>
              <h2 id={section.id}>{section.title}</h2>
              {section.blocks.map((block, at) => (
                <InfoBlock key={at} block={block} owner={owner} />
              ))}
            </section>
          ))}
          <div className="cta">
            {ways.map(([label, to], at) => (
              <Link key={to} className={`btn btn-lg ${at === 0 ? 'btn-primary' : 'btn-quiet'}`} to={to}>
                {label}
              </Link>
            ))}
          </div>
        </article>
      </div>
    </div>
  );
}

function Contents({ sections }: { sections: readonly Section[] }) {
  const current = useCurrentSection(sections);
  return (
    <ol>
      {sections.map(({ id, title }, at) => (
        <li key={id}>
          <a href={`#${id}`} aria-current={id === current ? 'true' : undefined}>
            <span className="num">{at + 1}</span>
            <span>{title}</span>
          </a>
        </li>
      ))}
    </ol>
  );
}

/** The last section whose heading has passed the upper third of the window. */
function useCurrentSection(sections: readonly Section[]): string {
  const [current, setCurrent] = useState(sections[0]?.id ?? '');
  useEffect(() => {
    const follow = () => {
      const passed = sections.filter(
        ({ id }) =>
          (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) < window.innerHeight / 3,
      );
      setCurrent((passed.at(-1) ?? sections[0])?.id ?? '');
    };
    follow();
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, [sections]);
  return current;
}
