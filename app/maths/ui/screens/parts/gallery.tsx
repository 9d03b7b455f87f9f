import { useMemo } from 'react';
import { useTranslations } from 'use-intl/react';
import { usePreferences } from '#app/preferences/index.ts';
import { useHydrated } from '#app/ui/hydrated.ts';
import { read } from '@curvela/maths/expression';
import { classify } from '@curvela/maths/graph';
import { staticSvg } from '@curvela/maths/graph/draw';

const paper = { width: 300, height: 220 };

/**
 * Small static graphs with their texts; drawn as the server does for emails, but in the browser, because a whole
 * corpus would block a server process.
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
            // The SVG is generated from numbers; texts in it are escaped.
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
