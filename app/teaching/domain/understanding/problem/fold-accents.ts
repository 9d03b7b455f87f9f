/** Lower case without accents, character by character, so that positions are preserved. */
export const foldAccents = (text: string): string =>
  [...text.normalize('NFC')]
    .map((sign) => {
      const plain = sign.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
      return plain.length === sign.length ? plain : sign;
    })
    .join('')
    .replaceAll(/[’‘`´]/g, "'");
