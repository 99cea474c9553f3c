/** `npm run lists`: draws the lists of files again (`tools/indexes/indexes.ts`), after a file came or went, or after a merge. */
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { drawn, INDEXES, ROOT } from './indexes/indexes.ts'

for (const index of INDEXES) {
  const file = path.join(ROOT, index.file)
  const text = drawn(index)
  const before = (() => {
    try {
      return readFileSync(file, 'utf8')
    } catch {
      return null
    }
  })()
  if (before === text) continue
  writeFileSync(file, text)
  console.log(`Lista dibujada de nuevo: ${index.file}`)
}
