import type { LocalizedText, SkillTexts } from '../../skill.ts';

export const texts: LocalizedText<SkillTexts> = {
  en: {
    name: 'Rules of differentiation',
    can: 'You differentiate products, quotients and functions inside functions.',
    what: [
      'Most functions are put together from simple ones. Three rules say how the derivative of the whole comes from the parts.',
      'Picture a product as a rectangle whose sides both grow. Its area gains two strips, one along each side. That is the product rule: (uv)′ = u′v + uv′. The corner where the strips meet is so small that it does not count.',
      'A function inside a function is like two cogwheels. If the inner one turns three times as fast, so does everything behind it. The chain rule therefore differentiates the outer function, leaves the inside as it is, and multiplies by the derivative of the inside: {chain} becomes {chained}.',
      'For quotients the order matters, because one part is subtracted: (u/v)′ = (u′v − uv′)/v². The exponential function is its own derivative, sine turns into cosine and cosine into minus sine. With these rules growth, waves and decay can be described exactly.',
    ],
  },
  es: {
    name: 'Reglas de derivación',
    can: 'Derivas productos, cocientes y funciones compuestas.',
    what: [
      'Casi todas las funciones se construyen con otras más sencillas. Tres reglas dicen cómo sale la derivada del conjunto a partir de sus partes.',
      'Imagina un producto como un rectángulo cuyos dos lados crecen. El área gana dos franjas, una junto a cada lado. Esa es la regla del producto: (uv)′ = u′v + uv′. La esquina donde se juntan las franjas es tan pequeña que no cuenta.',
      'Una función dentro de otra es como dos ruedas dentadas: si la interior gira tres veces más deprisa, todo lo que viene detrás también. Por eso la regla de la cadena deriva la función exterior, deja el interior como está y multiplica por la derivada del interior: {chain} pasa a ser {chained}.',
      'En los cocientes importa el orden, porque una parte se resta: (u/v)′ = (u′v − uv′)/v². La exponencial es su propia derivada, el seno se convierte en coseno y el coseno en menos seno. Con estas reglas se describen con exactitud crecimientos, ondas y desintegraciones.',
    ],
  },
  fr: {
    name: 'Règles de dérivation',
    can: 'Tu dérives des produits, des quotients et des fonctions composées.',
    what: [
      'Presque toutes les fonctions sont construites à partir de fonctions simples. Trois règles disent comment la dérivée de l’ensemble se déduit de celles des parties.',
      'Imagine un produit comme un rectangle dont les deux côtés grandissent. L’aire gagne deux bandes, une le long de chaque côté. C’est la dérivée d’un produit : (uv)′ = u′v + uv′. Le coin où les bandes se rencontrent est si petit qu’il ne compte pas.',
      'Une fonction dans une autre, c’est comme deux roues dentées : si celle de l’intérieur tourne trois fois plus vite, tout ce qui suit aussi. On dérive donc la fonction extérieure, on laisse l’intérieur tel quel et on multiplie par la dérivée de l’intérieur : {chain} devient {chained}.',
      'Pour un quotient, l’ordre compte, car une partie se retranche : (u/v)′ = (u′v − uv′)/v². L’exponentielle est sa propre dérivée, le sinus donne le cosinus, le cosinus donne moins le sinus. Ces règles décrivent exactement croissances, ondes et désintégrations.',
    ],
  },
};
