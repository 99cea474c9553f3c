export interface MatchPart {
  readonly text: string
  readonly hit: boolean
}

const foldCharacter = (character: string): string => (character.normalize('NFD')[0] ?? character).toLowerCase()

const fold = (text: string): string => Array.from(text, foldCharacter).join('')

/** A text cut where the words of the query occur in it, whatever their accents and case. The parts joined are the text. */
export const matchParts = (text: string, query: string): readonly MatchPart[] => {
  const characters = Array.from(text.normalize('NFC'))
  const folded = fold(characters.join(''))
  const hits = new Set<number>()
  for (const word of fold(query.normalize('NFC')).split(/\s+/u).filter(Boolean)) {
    for (let at = folded.indexOf(word); at !== -1; at = folded.indexOf(word, at + 1)) {
      for (let offset = 0; offset < word.length; offset += 1) hits.add(at + offset)
    }
  }
  const parts: MatchPart[] = []
  for (const [index, character] of characters.entries()) {
    const hit = hits.has(index)
    const last = parts.at(-1)
    if (last?.hit === hit) parts[parts.length - 1] = { text: last.text + character, hit }
    else parts.push({ text: character, hit })
  }
  return parts
}
