import { expect, it } from 'vitest'
import { sentencesPage, writtenPage } from '../../tools/manual/sentences.ts'

const sections = (page: string): ReadonlyMap<string, string> =>
  new Map(page.split(/^## /mu).map((section) => [section.split('\n')[0] ?? '', section]))

/** When a word was changed on purpose: `node tools/manual/write-sentences.ts`, and read the difference. */
it('every word that a rule or a flow has written is the one of docs/sentences.md', async () => {
  const [now, written] = [
    sections(await sentencesPage((name) => import(/* @vite-ignore */ `@cauce/${name}`))),
    sections(writtenPage()),
  ]
  expect([...now.keys()]).toEqual([...written.keys()])
  for (const [name, section] of now) expect(section, name).toBe(written.get(name))
})
