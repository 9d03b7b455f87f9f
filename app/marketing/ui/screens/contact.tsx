import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { pageMeta, trailTo } from '#app/platform/page-meta.ts';
import { siteOf } from '#app/platform/site.ts';
import { languageContext, textsLoader } from '#app/platform/texts-loader.ts';
import { ContactForm } from '../contact-form.tsx';
import { begunMessage, topicOf } from '../../domain/contact-form.ts';
import { contactTexts } from '../../messages/contact/index.ts';
import type { Route } from './+types/contact.ts';
import '../contact.css';

const texts = textsLoader(contactTexts);

/** The topic may be preset in the URL by the link that leads here. */
export function loader({ context, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const message = begunMessage(searchParams.get('ask'));
  const language = context.get(languageContext);
  const trail = trailTo(siteOf({ context, request }), '/contact', contactTexts[language].contact.pageTitle);
  return { ...texts({ context }), topic: topicOf(searchParams.get('about')), message, trail };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: loaderData?.texts.contact?.pageTitle ?? '',
    description: loaderData?.texts.contact?.lead,
    structured: import.meta.env.SSR ? loaderData?.trail : undefined,
  });

export default function Contact({ loaderData: { topic, message } }: Route.ComponentProps) {
  const t = useTranslations('contact');
  return (
    <div className="page contact">
      <header>
        <h1>{t('title')}</h1>
        <p className="lead">{t('lead')}</p>
      </header>
      <ContactForm topic={topic} message={message} />
      <aside aria-labelledby="quicker">
        <h2 id="quicker">{t('other')}</h2>
        <ul>
          <li>
            <Link to="/faq">{t('faq')}</Link>
          </li>
          <li>
            <Link to="/terms#refunds">{t('refunds')}</Link>
          </li>
          <li>
            <Link to="/privacy#cookies">{t('cookies')}</Link>
          </li>
          <li>
            <Link to="/terms#who">{t('who')}</Link>
          </li>
        </ul>
      </aside>
    </div>
  );
}
