import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { AlertIcon } from '#app/ui/icons.tsx';
import { Mark } from '@curvela/maths-react/verdict';
import { useSingleFlight } from '#app/platform/use-single-flight.ts';
import { type ContactTopic, contactTopics, longestMessage, longestName } from '../model/contact-fields.ts';
import { type ContactDraft, type FieldName, openFields, sendMessage } from '../domain/contact-form.ts';

type State = {
  at: 'writing' | 'sending' | 'sent';
  open: FieldName[];
  failure: string | null;
  /** The server took the message for spam. */
  automatic: boolean;
};
const writing: State = { at: 'writing', open: [], failure: null, automatic: false };

/** The contact form. Errors are shown at the fields, and the input is kept. */
export function ContactForm({ topic, message = '' }: { topic: ContactTopic; message?: string }) {
  const t = useTranslations('contact');
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState<ContactDraft>({ topic, name: '', email: '', message, website: '' });
  const [state, setState] = useState(writing);
  const begun = useRef<number>(undefined);
  const change = (part: Partial<ContactDraft>) => {
    begun.current ??= performance.now();
    setDraft({ ...draft, ...part });
  };

  const send = useSingleFlight(async () => {
    const open = openFields(draft);
    setState({ ...writing, at: open.length > 0 ? 'writing' : 'sending', open });
    if (open[0]) return form.current?.querySelector<HTMLElement>(`[name=${open[0]}]`)?.focus();
    const took = begun.current === undefined ? undefined : Math.round(performance.now() - begun.current);
    const answer = await sendMessage(draft, { took, person: state.automatic });
    setState(
      answer.sent
        ? { ...writing, at: 'sent' }
        : { ...writing, failure: answer.text ?? t('failed'), automatic: answer.automatic },
    );
  });

  if (state.at === 'sent') {
    const another = () => {
      change({ message: '' });
      setState(writing);
    };
    return <Sent email={draft.email.trim()} onAnother={another} />;
  }
  const problem = (field: FieldName) => (state.open.includes(field) ? t(`fields.${field}`) : null);
  return (
    <form
      className="contact-form"
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <TopicField topic={draft.topic} onChange={(chosen) => change({ topic: chosen })} />
      <TextField
        label={t('name')}
        name="name"
        value={draft.name}
        problem={problem('name')}
        autoComplete="name"
        maxLength={longestName}
        onChange={(name) => change({ name })}
      />
      <TextField
        label={t('email')}
        name="email"
        type="email"
        value={draft.email}
        problem={problem('email')}
        help={t('emailHelp')}
        autoComplete="email"
        maxLength={254}
        onChange={(email) => change({ email })}
      />
      <TextField
        label={t('message')}
        name="message"
        value={draft.message}
        problem={problem('message')}
        help={
          draft.message.length > longestMessage - 500
            ? t('left', { count: longestMessage - draft.message.length })
            : undefined
        }
        maxLength={longestMessage}
        long
        onChange={(message) => change({ message })}
      />
      <input
        className="contact-trap"
        name="website"
        tabIndex={-1}
        autoComplete="off"
        aria-hidden="true"
        value={draft.website}
        onChange={({ target }) => change({ website: target.value })}
      />
      {state.failure && <Problem text={state.failure} />}
      <button className="btn btn-primary btn-lg" type="submit" aria-disabled={state.at === 'sending'}>
        {state.at === 'sending' ? t('sending') : t(state.automatic ? 'person' : 'send')}
      </button>
    </form>
  );
}

function Sent({ email, onAnother }: { email: string; onAnother: () => void }) {
  const t = useTranslations('contact');
  return (
    <div className="contact-sent" role="status">
      <p className="verdict equal">
        <Mark kind="equal" />
        {t('sentTitle')}
      </p>
      <p>{t('sentText', { email })}</p>
      <button className="btn btn-secondary" type="button" onClick={onAnother}>
        {t('another')}
      </button>
    </div>
  );
}

function TopicField({ topic, onChange }: { topic: ContactTopic; onChange: (topic: ContactTopic) => void }) {
  const t = useTranslations('contact');
  return (
    <div className="field">
      <label className="label" htmlFor="contact-topic">
        {t('topic')}
      </label>
      <select
        className="input"
        id="contact-topic"
        name="topic"
        value={topic}
        onChange={({ target }) => onChange(target.value as ContactTopic)}
      >
        {contactTopics.map((key) => (
          <option key={key} value={key}>
            {t(`topics.${key}`)}
          </option>
        ))}
      </select>
    </div>
  );
}

type TextFieldProps = {
  label: string;
  name: FieldName;
  value: string;
  problem: string | null;
  help?: string | undefined;
  type?: 'text' | 'email';
  autoComplete?: string;
  maxLength: number;
  long?: boolean;
  onChange(value: string): void;
};

function TextField({
  label,
  name,
  problem,
  help,
  long = false,
  onChange,
  type = 'text',
  ...rest
}: TextFieldProps) {
  const id = `contact-${name}`;
  const shared = {
    ...rest,
    id,
    name,
    className: 'input',
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': problem || help ? `${id}-note` : undefined,
    onChange: ({ target }: React.ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      onChange(target.value),
  };
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {label}
      </label>
      {long ? <textarea {...shared} rows={7} /> : <input {...shared} type={type} />}
      {problem ? (
        <Problem id={`${id}-note`} text={problem} />
      ) : (
        help && (
          <span className="help" id={`${id}-note`}>
            {help}
          </span>
        )
      )}
    </div>
  );
}

function Problem({ id, text }: { id?: string; text: string }) {
  return (
    <p className="error" id={id} role="alert">
      <AlertIcon />
      {text}
    </p>
  );
}
