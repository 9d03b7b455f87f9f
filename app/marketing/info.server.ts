import { languageContext, textsLoader } from '#app/platform/texts-loader.ts';
import { owner } from '#app/platform/owner.ts';
import type { LoaderFunctionArgs } from 'react-router';
import { servicesContext } from '#app/platform/services.server.ts';
import { takesCards } from '#app/pricing/public.server.ts';
import { type Documents, documentOf } from './documents/document.ts';
import { infoTexts } from './messages/info/index.ts';

const texts = textsLoader(infoTexts);

/** Loader of a page to read: the document in the visitor's language only, and as things are paid here. */
export const infoLoader =
  (documents: Documents) =>
  ({ context }: Pick<LoaderFunctionArgs, 'context'>) => ({
    ...texts({ context }),
    document: documentOf(documents, context.get(languageContext), {
      card: takesCards(context.get(servicesContext).settings),
    }),
    changed: documents.changed,
    owner,
  });
