/** Gives the alarms of the terms that are due; after a stop it catches up with all of them, in their order. */
import { defineTimer, every } from '../jobs/definition.ts'
import { actDue } from './act-due.ts'

const EVERY_SECONDS = 30

export const termAlarms = defineTimer({
  name: 'plazos',
  words: 'Dar los avisos de los plazos',
  when: every(EVERY_SECONDS),
  run: async ({ db }) => {
    await actDue(db)
  },
})
