/** Everything around the patient, dark and on a phone. */
import { lookAtEverything } from '../support/looks.ts'
import { VIEWS } from '../support/views.ts'
import { HOUSE_WALKS } from '../walks/all.ts'

lookAtEverything(HOUSE_WALKS, VIEWS['dark-390'])
