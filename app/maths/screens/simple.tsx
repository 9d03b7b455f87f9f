import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { LabGraph } from './parts/lab-graph.tsx';
import { LabPage, labMeta } from './parts/lab-page.tsx';
import { TypedLine } from './parts/typed-lines.tsx';

export const meta = labMeta('simple');

/** The least that a graph can be: one line, one drawing. */
export default function Simple() {
  const t = useTranslations('lab.field');
  const [text, setText] = useState('2x');
  return (
    <LabPage name="simple">
      <section className="lab-form">
        <TypedLine label={t('formula')} value={text} onChange={setText} />
        <LabGraph texts={[text]} tools="plain" named={false} />
      </section>
    </LabPage>
  );
}
