/** Every screen and dialog, light and wide. */
import { lookAtEverything } from '../support/looks.ts'
import { VIEWS } from '../support/views.ts'

lookAtEverything(VIEWS['light-1440'])
