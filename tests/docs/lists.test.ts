/** The lists of one line a file hold the files that are there: `npm run lists` draws them again. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { drawn, INDEXES, ROOT } from '../../tools/indexes/indexes.ts'

it.each(INDEXES)('$file', (index) => {
  expect(readFileSync(join(ROOT, index.file), 'utf8')).toBe(drawn(index))
})

it('two branches that add to one of them keep both lines', () => {
  const attributes = readFileSync(join(ROOT, '.gitattributes'), 'utf8')
  const united = [...attributes.matchAll(/^(\S+) merge=union$/gmu)].map(([, file = '']) => file)
  expect(united.toSorted()).toEqual(INDEXES.map(({ file }) => file).toSorted())
})
