/** Everything around the patient, light and wide. */
import { lookAtEverything } from '../support/looks.ts'
import { VIEWS } from '../support/views.ts'
import { HOUSE_WALKS } from '../walks/all.ts'

lookAtEverything(HOUSE_WALKS, VIEWS['light-1440'])
