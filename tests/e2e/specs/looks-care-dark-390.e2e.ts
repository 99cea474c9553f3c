/** What is done with a patient, dark and on a phone. */
import { lookAtEverything } from '../support/looks.ts'
import { VIEWS } from '../support/views.ts'
import { CARE_WALKS } from '../walks/all.ts'

lookAtEverything(CARE_WALKS, VIEWS['dark-390'])
