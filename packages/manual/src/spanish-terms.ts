/** Spanish words as the search compares them: no accents, no capitals, no endings, nothing for the words that say nothing. */

const SAY_NOTHING = new Set(
  'a al ante asi aun cada como con cual cuando de del desde donde e el ella en entre es esa ese eso esta este esto fue ha han hay hace la las le lo los mas mi muy ni no nos o otra otro para pero por porque pasa puede pueden que quien se ser si sin sino sobre son su sus tambien tan te tiene u un una uno unos y ya'.split(
    ' ',
  ),
)
const ENDINGS = /(?:aciones|acion|amiento|imiento|icos|icas|ico|ica|ias|ios|ia|io|es|as|os|s|a|o|e)$/u
const SHORTEST_STEM = 4

const folded = (word: string): string =>
  word
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()

/** The beginning that «alérgico», «alergia» and «alérgicas» share. Numbers and short words stay whole. */
const stem = (word: string): string => {
  const cut = word.replace(ENDINGS, '')
  return cut.length >= SHORTEST_STEM ? cut : word
}

/** The term of a word; null where the word does not help to find anything. */
export const termOf = (word: string): string | null => {
  const plain = folded(word)
  return plain === '' || SAY_NOTHING.has(plain) ? null : stem(plain)
}

/** Words and numbers of a text. */
export const wordsOf = (text: string): string[] => text.match(/[\p{Letter}\p{Number}]+/gu) ?? []
