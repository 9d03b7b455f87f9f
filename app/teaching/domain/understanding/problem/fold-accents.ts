/** The text in small letters without accents, letter for letter, so that places stay the same. */
export const foldAccents = (text: string): string =>
  [...text.normalize('NFC')]
    .map((sign) => {
      const plain = sign.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
      return plain.length === sign.length ? plain : sign;
    })
    .join('')
    .replaceAll(/[’‘`´]/g, "'");
