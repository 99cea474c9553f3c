/** When the house is kept: every night, or a minute after the start where the server was off then. */
import { daily, defineTimer } from '../kit/jobs/definition.ts'
import { keepHouse } from './housekeeping.ts'

export const housekeeping = defineTimer({
  name: 'limpieza',
  words: 'Olvidar lo que ya cumplió su tiempo',
  when: daily('03:00'),
  run: async ({ db, config, files, log, signal, ...ctx }) => {
    const kind = config.databaseUrl === null ? 'embedded' : 'postgres'
    await keepHouse({ database: { db, kind }, files, dataDir: config.dataDir, log }, ctx.now(), signal)
  },
})
