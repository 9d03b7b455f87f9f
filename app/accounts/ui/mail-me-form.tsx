import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { sendMagicLink, sendRecovery } from './auth-calls.ts';
import { AuthForm, useAuthForm } from './auth-form.tsx';
import { useAuthModeAddress } from './auth-tabs.tsx';
import { TextField } from './fields.tsx';
import { FinePrint } from './fine-print.tsx';
import type { AuthFormProps } from './typed-credentials.ts';

type Props = Omit<AuthFormProps, 'google'> & { purpose: 'link' | 'forgot' };

/** Requests a sign-in link or a password reset; both need the address only. */
export function MailMeForm({ typed: { email }, type, next, purpose, onSent, heading }: Props) {
  const t = useTranslations(purpose === 'link' ? 'accounts.magicLink' : 'accounts.forgot');
  const fields = useTranslations('accounts.fields');
  const way = useAuthModeAddress();
  const call = () => (purpose === 'link' ? sendMagicLink(email, next) : sendRecovery(email, next));
  const sent = () => onSent(purpose === 'link' ? 'magiclink' : 'recovery');
  const form = useAuthForm({ email }, call, sent);
  return (
    <>
      {heading(t('heading'))}
      <p className="lead">{t('lead')}</p>
      <AuthForm
        form={form}
        type={type}
        submit={t('submit')}
        busy={t('busy')}
        after={
          <Link className="btn btn-quiet btn-block" to={way('sign-in')}>
            {t('back')}
          </Link>
        }
      >
        <TextField
          label={fields('email')}
          name="email"
          type="email"
          autoComplete="username"
          value={email}
          onChange={(event) => type({ email: event.target.value })}
          problem={form.problems.email}
        />
      </AuthForm>
      {purpose === 'link' && <FinePrint />}
    </>
  );
}
