import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { resendConfirmation, signIn } from './auth-calls.ts';
import { AuthForm, useAuthForm } from './auth-form.tsx';
import { AuthTabs, useAuthModeAddress } from './auth-tabs.tsx';
import { PasswordField, TextField } from './fields.tsx';
import type { AuthFormProps } from './typed-credentials.ts';
import { GoogleButton } from './google-button.tsx';
import { PasskeyButton } from './passkey-button.tsx';

export function SignInForm({
  typed,
  type,
  next,
  google,
  onSent,
  heading,
  onSignedIn,
}: AuthFormProps & { onSignedIn: () => void }) {
  const t = useTranslations('accounts');
  const way = useAuthModeAddress();
  const { email, password } = typed;
  const form = useAuthForm({ email, password }, () => signIn(email, password), onSignedIn);
  return (
    <>
      {heading(t('signIn.heading'))}
      <AuthTabs mode="sign-in" />
      {google && <GoogleButton next={next} />}
      <AuthForm
        form={form}
        type={type}
        submit={t('signIn.submit')}
        busy={t('signIn.busy')}
        remedy={
          form.problems.form === 'unconfirmed' && (
            <button
              className="link"
              type="button"
              onClick={() =>
                form.run(
                  () => resendConfirmation(email, next),
                  () => onSent('signup'),
                )
              }
            >
              {t('signIn.confirmAgain')}
            </button>
          )
        }
        after={
          <>
            <Link className="btn btn-quiet btn-block" to={way('link')}>
              {t('signIn.link')}
            </Link>
            <PasskeyButton onDone={onSignedIn} />
          </>
        }
      >
        <TextField
          label={t('fields.email')}
          name="email"
          type="email"
          autoComplete="username"
          value={email}
          onChange={(event) => type({ email: event.target.value })}
          problem={form.problems.email}
        />
        <PasswordField
          label={t('fields.password')}
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={(event) => type({ password: event.target.value })}
          problem={form.problems.password}
          beside={<Link to={way('forgot')}>{t('signIn.forgot')}</Link>}
        />
      </AuthForm>
    </>
  );
}
