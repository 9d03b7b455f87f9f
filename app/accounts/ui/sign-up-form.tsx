import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { signUp } from './auth-calls.ts';
import { PasswordAdvice } from './passwords/password-advice.tsx';
import { shortestPassword } from '../model/rules.ts';
import { AuthForm, useAuthForm } from './auth-form.tsx';
import { AuthTabs, useAuthModeAddress } from './auth-tabs.tsx';
import { PasswordField, TextField } from './fields.tsx';
import { FinePrint } from './fine-print.tsx';
import { GoogleButton } from './google-button.tsx';
import type { AuthFormProps } from './typed-credentials.ts';

export function SignUpForm({ typed, type, next, google, onSent, heading }: AuthFormProps) {
  const t = useTranslations('accounts');
  const { name, email, password } = typed;
  const call = () => signUp({ name, email, password, next });
  const form = useAuthForm({ email, password }, call, () => onSent('signup'));
  return (
    <>
      {heading(t('signUp.heading'))}
      <AuthTabs mode="sign-up" />
      {google && <GoogleButton next={next} />}
      <AuthForm form={form} type={type} submit={t('signUp.submit')} busy={t('signUp.busy')}>
        <TextField
          label={t('fields.name')}
          name="name"
          autoComplete="name"
          value={name}
          onChange={(event) => type({ name: event.target.value })}
          problem={null}
        />
        <TextField
          label={t('fields.email')}
          name="email"
          type="email"
          autoComplete="username"
          value={email}
          onChange={(event) => type({ email: event.target.value })}
          problem={form.problems.email}
          after={form.problems.email === 'alreadyRegistered' && <OtherWays />}
        />
        <PasswordField
          label={t('fields.password')}
          name="password"
          autoComplete="new-password"
          value={password}
          onChange={(event) => type({ password: event.target.value })}
          problem={form.problems.password}
          help={t('fields.passwordHelp', { least: shortestPassword })}
          after={<PasswordAdvice password={password} chooser={{ name, email }} />}
        />
      </AuthForm>
      <FinePrint />
    </>
  );
}

/** The links that the text about a registered address refers to. */
function OtherWays() {
  const t = useTranslations('accounts.signIn');
  const way = useAuthModeAddress();
  return (
    <p className="other-ways">
      <Link to={way('sign-in')}>{t('tab')}</Link>
      <Link to={way('forgot')}>{t('forgot')}</Link>
    </p>
  );
}
