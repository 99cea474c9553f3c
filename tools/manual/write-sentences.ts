/** Writes `docs/sentences.md`. */
import { writeFileSync } from 'node:fs'
import { SENTENCES_PAGE, sentencesPage } from './sentences.ts'

writeFileSync(SENTENCES_PAGE, await sentencesPage((name) => import(`@cauce/${name}`)))
