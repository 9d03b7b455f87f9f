import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { languageContext } from '#app/platform/texts-loader.ts';
import { Graph } from '@curvela/maths-react/graph';
import { graphItems } from '@curvela/maths/graph/server';
import { LabPage, labMeta } from './parts/lab-page.tsx';
import { TypedLine } from './parts/typed-lines.tsx';
import type { Route } from './+types/simple.ts';

export const meta = labMeta;

/** Initial formula: the first one, or the one requested in the URL. */
const formulas = ['2x', 'd/dx(x^3-3x)', 'lim_{h→0} ((x+h)^2-x^2)/h'] as const;

/** The first graph is rendered on the server, as for learners, without loading a reader. */
export function loader({ request, context }: Route.LoaderArgs) {
  const requested = new URL(request.url).searchParams.get('formula');
  const text = formulas.find((formula) => formula === requested) ?? formulas[0];
  return { text, picture: graphItems([text], context.get(languageContext))[0]?.picture };
}

/** The minimal graph: one line, one drawing. */
export default function Simple({ loaderData: first }: Route.ComponentProps) {
  const t = useTranslations('lab.field');
  const [text, setText] = useState<string>(first.text);
  const items = useMemo(
    () => [{ id: '0', text, picture: text === first.text ? first.picture : undefined }],
    [text, first],
  );
  return (
    <LabPage name="simple">
      <section className="lab-form">
        <TypedLine label={t('formula')} value={text} onChange={setText} />
        <Graph items={items} tools="plain" named={false} />
      </section>
    </LabPage>
  );
}
