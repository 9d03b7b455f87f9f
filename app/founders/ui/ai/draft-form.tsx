import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { ApiFailure } from '#app/platform/api-client.ts';
import { languageOfLocale } from '#app/platform/language-of-locale.ts';
import { type Language, languages } from '#app/platform/texts.ts';
import { usePreferences } from '#app/preferences/index.ts';
import { placeholders, strangePlaceholders } from '#app/platform/placeholders.ts';
import { useSingleMutation } from '#app/platform/use-single-mutation.ts';
import { showToast } from '#app/ui/toast.ts';
import { Window } from '#app/ui/window.tsx';
import { foundersKey } from '../../api/client.ts';
import { writeDraft } from '../../api/ai-client.ts';
import {
  type PromptDraft,
  longestNote,
  longestPrompt,
  shortestPrompt,
  type VersionView,
} from '../../model/ai-schemas.ts';
import { LanguageTabs, nameIn } from './language-tabs.tsx';
import { useModelName } from './model-name.ts';

type Props = { from: VersionView; model: string; onClose: () => void };

/** Creates a new version based on another one. Texts of all three languages are kept while switching tabs. */
export function DraftForm({ from, model, onClose }: Props) {
  const t = useTranslations('foundersAi');
  const f = useTranslations('founders');
  const nameOf = useModelName();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [note, setNote] = useState('');
  const [prompt, setPrompt] = useState(from.prompt);
  const [language, setLanguage] = useState<Language>(languageOfLocale(usePreferences().state.locale));
  const [tried, setTried] = useState(false);
  const troubleOf = usePromptTrouble();
  const noteTrouble = note.trim() === '' ? t('form.noteNeeded') : null;
  const saving = useSingleMutation({
    mutationFn: (draft: PromptDraft) => writeDraft(model, draft),
    onSuccess: ({ version }) => {
      onClose();
      showToast({ title: t('form.saved', { version: String(version) }) });
      void navigate(`?model=${model}&version=${version}`, { preventScrollReset: true });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: foundersKey }),
  });
  const save = () => {
    setTried(true);
    const wrong = languages.find((one) => troubleOf(prompt[one]) !== null);
    if (wrong && troubleOf(prompt[language]) === null) setLanguage(wrong);
    if (!wrong && noteTrouble === null) saving.mutate({ note: note.trim(), prompt });
  };
  return (
    <Window title={t('form.title', { model: nameOf(model) })} onClose={onClose}>
      <form
        className="ai-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <p className="small muted">{t('form.from', { version: String(from.version) })}</p>
        <div className="field">
          <label className="label" htmlFor="ai-note">
            {t('form.note')}
          </label>
          <input
            className="input"
            id="ai-note"
            value={note}
            maxLength={longestNote}
            aria-invalid={tried && noteTrouble !== null}
            aria-describedby="ai-note-trouble"
            onChange={(event) => setNote(event.target.value)}
          />
          <span className="error" id="ai-note-trouble">
            {tried && noteTrouble}
          </span>
        </div>
        <LanguageTabs chosen={language} onChoose={setLanguage} />
        <PromptField
          key={language}
          language={language}
          text={prompt[language]}
          trouble={tried ? troubleOf(prompt[language]) : null}
          onText={(text) => setPrompt({ ...prompt, [language]: text })}
        />
        <div role="alert">
          {saving.error && (
            <p className="error">
              {saving.error instanceof ApiFailure ? saving.error.message : f('offline')}
            </p>
          )}
        </div>
        <div className="dialog-actions">
          <button className="btn btn-secondary" type="button" onClick={onClose}>
            {t('form.cancel')}
          </button>
          <button className="btn btn-primary" type="submit" disabled={saving.isPending}>
            {saving.isPending ? t('form.saving') : t('form.save')}
          </button>
        </div>
      </form>
    </Window>
  );
}

type FieldProps = {
  language: Language;
  text: string;
  trouble: string | null;
  onText: (text: string) => void;
};

function PromptField({ language, text, trouble, onText }: FieldProps) {
  const t = useTranslations('foundersAi.form');
  return (
    <div className="field">
      <label className="label" htmlFor="ai-prompt">
        {t('text', { language: nameIn(language) })}
      </label>
      <textarea
        className="input"
        id="ai-prompt"
        rows={8}
        lang="en"
        value={text}
        aria-invalid={trouble !== null}
        aria-describedby="ai-prompt-help ai-prompt-trouble"
        onChange={(event) => onText(event.target.value)}
      />
      <span className="help" id="ai-prompt-help">
        {t('help', {
          used: String(text.trim().length),
          most: String(longestPrompt),
          placeholders: placeholders.map((name) => `{{${name}}}`).join(', '),
        })}
      </span>
      <span className="error" id="ai-prompt-trouble">
        {trouble}
      </span>
    </div>
  );
}

/** Why a prompt cannot be saved; null if it can. */
function usePromptTrouble(): (text: string) => string | null {
  const t = useTranslations('foundersAi.form');
  return (text) => {
    const { length } = text.trim();
    if (length < shortestPrompt) return t('short', { least: String(shortestPrompt) });
    if (length > longestPrompt) return t('long', { most: String(longestPrompt) });
    const [strange] = strangePlaceholders(text);
    return strange === undefined ? null : t('strange', { strange });
  };
}
