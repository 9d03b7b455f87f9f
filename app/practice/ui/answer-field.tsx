import { lazy, type Ref, Suspense } from 'react';
import { useTranslations } from 'use-intl/react';
import { MathInput, type MathInputHandle } from '@curvela/maths-react/input';
import { usePreferences } from '#app/preferences/index.ts';
import type { AnswerDraft } from '../domain/answering/draft.ts';
import { longestAnswer } from '../model/limits.ts';
import type { ItemView } from '../model/views.ts';
import { ChoiceAnswer, WrongLineAnswer } from './answers/choose-one.tsx';
import { OrderAnswer } from './answers/order-answer.tsx';
import './options.css';
import './practice.css';

/* Loaded with the first question that needs the graph. */
const PlaceAnswer = lazy(() => import('./answers/place-answer.tsx'));

type Props = {
  item: Pick<ItemView, 'ask' | 'picture'>;
  draft: AnswerDraft;
  disabled: boolean;
  field: Ref<MathInputHandle>;
  /** Locale of the conversation; the page's by default. */
  locale?: string;
  onChange(draft: AnswerDraft): void;
};

/** The input for a question. A draft always fits its question. */
export function AnswerField({ item: { ask, picture }, draft, disabled, field, locale, onChange }: Props) {
  const t = useTranslations('practice.answer');
  const { state } = usePreferences();
  if (ask.kind === 'formula' && draft.kind === 'formula')
    return (
      <MathInput
        ref={field}
        label={ask.label ?? t('label')}
        help={ask.formText ?? undefined}
        value={draft.text}
        locale={locale ?? state.locale}
        longest={longestAnswer}
        large
        onChange={(text) => {
          if (!disabled) onChange({ kind: 'formula', text });
        }}
      />
    );
  if (ask.kind === 'choice' && draft.kind === 'choice')
    return <ChoiceAnswer ask={ask} draft={draft} disabled={disabled} onChange={onChange} />;
  if (ask.kind === 'wrong_line' && draft.kind === 'wrong_line')
    return <WrongLineAnswer ask={ask} draft={draft} disabled={disabled} onChange={onChange} />;
  if (ask.kind === 'order' && draft.kind === 'order')
    return <OrderAnswer ask={ask} draft={draft} disabled={disabled} onChange={onChange} />;
  if ((ask.kind === 'point' || ask.kind === 'line') && (draft.kind === 'point' || draft.kind === 'line'))
    return (
      <Suspense fallback={<div className="bone p-graph-bone" role="status" aria-label={t('graphComes')} />}>
        <PlaceAnswer ask={ask} picture={picture} draft={draft} disabled={disabled} onChange={onChange} />
      </Suspense>
    );
  return null;
}
