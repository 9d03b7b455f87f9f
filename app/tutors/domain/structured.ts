import type { Structured } from '#app/platform/page-meta.ts';
import type { Tutor } from '../model/schemas.ts';

/** Structured data (schema.org) of a tutor: a service with provider, rating and hourly price. */
export function tutorStructured({ name, headline, languages, subjects, rating, prices }: Tutor): Structured {
  const session = prices.session;
  return {
    '@type': 'Service',
    serviceType: 'Tutoring',
    name,
    description: headline,
    provider: { '@type': 'Person', name, knowsLanguage: languages, knowsAbout: subjects },
    ...(rating && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: Number(rating.average.toFixed(1)),
        ratingCount: rating.count,
        bestRating: 5,
      },
    }),
    ...(session && {
      offers: {
        '@type': 'Offer',
        price: (session.amountMinor / 100).toFixed(2),
        priceCurrency: session.currency,
      },
    }),
  };
}
