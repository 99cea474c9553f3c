/** What is done with a patient, light and wide. */
import { lookAtEverything } from '../support/looks.ts'
import { VIEWS } from '../support/views.ts'
import { CARE_WALKS } from '../walks/all.ts'

lookAtEverything(CARE_WALKS, VIEWS['light-1440'])
