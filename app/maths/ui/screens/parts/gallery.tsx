import { useMemo } from 'react';
import { useTranslations } from 'use-intl/react';
import { usePreferences } from '#app/preferences/index.ts';
import { useHydrated } from '#app/ui/hydrated.ts';
import { read } from '@curvela/maths/expression';
import { classify } from '@curvela/maths/graph';
import { staticSvg } from '@curvela/maths/graph/draw';

const paper = { width: 300, height: 220 };

/**
 * Small still pictures beside each other, each with its text; drawn as the server draws them for mails, but in the browser: a whole corpus would
 * keep a process of the server from everybody else.
 */
export function Gallery({ texts }: { texts: readonly string[] }) {
  const t = useTranslations('lab.field');
  const { state } = usePreferences();
  const { locale } = state;
  const hydrated = useHydrated();
  const pictures = useMemo(
    () => texts.map((text) => ({ text, svg: hydrated ? pictureOf(text, locale) : '' })),
    [texts, locale, hydrated],
  );
  return (
    <ul className="lab-gallery">
      {pictures.map(({ text, svg }) => (
        <li key={text}>
          <code>{text}</code>
          {svg === '' && <div className="bone" style={{ aspectRatio: `${paper.width} / ${paper.height}` }} />}
          {svg === null && <p className="help">{t('noPicture')}</p>}
          {svg && (
            // The SVG is our own, made of numbers; texts in it are escaped.
            // oxlint-disable-next-line react/no-danger
            <div dangerouslySetInnerHTML={{ __html: svg }} />
          )}
        </li>
      ))}
    </ul>
  );
}

function pictureOf(text: string, locale: string): string | null {
  const result = read(text, { locale });
  if (!result.ok) return null;
  const classified = classify([result.tree]);
  if (!classified.ok) return null;
  const { picture } = classified;
  const parameters = Object.fromEntries(picture.parameters.map((name) => [name, 1]));
  return staticSvg([{ id: 'a', picture, tone: 'given' }], { ...paper, locale, parameters, title: text });
}
