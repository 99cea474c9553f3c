/**
 * The work of a day in keys and clicks: each job is done in a browser on the demonstration and its figure is printed beside its bar.
 * `npm run bench -- jobs [WORDS]`: only those whose name has the words.
 */
import type { Page } from 'playwright-core'
import { closeBrowsers, newPerson, signedIn } from '../e2e/support/browser.ts'
import { startTestServer, type TestServer } from '../support/server.ts'
import { JOBS } from './jobs.ts'
import { personAt } from './person.ts'

const emails = { nobody: null, doctor: 'medico@cauce.demo', oncologist: 'oncologo@cauce.demo' } as const

const pageOf = (server: TestServer, who: keyof typeof emails): Promise<Page> => {
  const email = emails[who]
  return email === null ? newPerson(server) : signedIn(server, email)
}

export const bench = async (args: readonly string[]): Promise<boolean> => {
  const server = await startTestServer()
  let met = true
  console.log('| trabajo | teclas | clics | actos | textos | barra | cumple |')
  console.log('|---|---|---|---|---|---|---|')
  for (const job of JOBS.filter(({ name }) => args.every((word) => name.includes(word)))) {
    const page = await pageOf(server, job.who)
    try {
      const told = await job.run(personAt(page), server)
      const isMet = job.bar === null || told[job.bar.of] <= job.bar.most
      met &&= isMet
      const bar = job.bar === null ? '—' : `≤ ${job.bar.most} ${job.bar.words}`
      const answer = job.bar === null ? '—' : isMet ? 'sí' : 'NO'
      console.log(`| ${job.name} | ${told.keys} | ${told.clicks} | ${told.acts} | ${told.texts} | ${bar} | ${answer} |`)
    } catch (error) {
      met = false
      const [why] = String(error).split('\n')
      console.log(`| ${job.name} | — | — | — | — | no se pudo contar: ${why} | NO |`)
    }
    await page.context().close()
  }
  await closeBrowsers()
  await server.close()
  return met
}
