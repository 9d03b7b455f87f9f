import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { keepInView } from '#app/ui/keep-in-view.ts';
import OwnData from '../own-data/own-data.tsx';
import { accountQuery } from '../../api/account-page-client.ts';
import { EmailPart } from './email-part.tsx';
import { FactorPart } from './factor-part.tsx';
import { LanguagePart } from './language-part.tsx';
import { MethodsPart } from './methods-part.tsx';
import { NamePart } from './name-part.tsx';
import { PasswordPart } from './password-part.tsx';
import { AccountQueryPart, Section } from './section.tsx';
import { SessionsPart } from './sessions-part.tsx';

/** All settings of an account. Loaded when the page is first opened. */
export default function AccountParts({ calendar, adults }: { calendar: ReactNode; adults: ReactNode }) {
  const t = useTranslations('accountPage');
  const account = useQuery(accountQuery);
  useSectionOfAddress();
  return (
    <>
      <Section id="name" title={t('name.title')}>
        <AccountQueryPart query={account} height={10}>
          {(details) => <NamePart details={details} />}
        </AccountQueryPart>
      </Section>
      <Section id="email" title={t('email.title')}>
        <AccountQueryPart query={account} height={14}>
          {(details) => <EmailPart details={details} />}
        </AccountQueryPart>
      </Section>
      <Section id="password" title={t('password.title')}>
        <AccountQueryPart query={account} height={18}>
          {(details) => <PasswordPart details={details} />}
        </AccountQueryPart>
      </Section>
      <Section id="methods" title={t('methods.title')}>
        <AccountQueryPart query={account} height={12}>
          {(details) => <MethodsPart details={details} />}
        </AccountQueryPart>
      </Section>
      <Section id="factor" title={t('factor.title')}>
        <AccountQueryPart query={account} height={10}>
          {(details) => <FactorPart details={details} />}
        </AccountQueryPart>
      </Section>
      <Section id="sessions" title={t('sessions.title')}>
        <SessionsPart />
      </Section>
      <Section id="adults" title={t('adults.title')}>
        {adults}
      </Section>
      <Section id="calendar" title={t('calendar.title')}>
        {calendar}
      </Section>
      <Section id="language" title={t('language.title')}>
        <LanguagePart />
      </Section>
      <Section id="data" title={t('data.title')}>
        <OwnData />
      </Section>
    </>
  );
}

/** The URL may name a section. The content loads after the browser has tried to scroll there, so this repeats it. */
function useSectionOfAddress() {
  const { hash } = useLocation();
  useEffect(() => {
    const section = hash ? document.getElementById(hash.slice(1)) : null;
    section?.focus({ preventScroll: true });
    return section ? keepInView(section) : undefined;
  }, [hash]);
}
