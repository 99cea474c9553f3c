/** Every screen and dialog, dark and on a phone. */
import { lookAtEverything } from '../support/looks.ts'
import { VIEWS } from '../support/views.ts'

lookAtEverything(VIEWS['dark-390'])
