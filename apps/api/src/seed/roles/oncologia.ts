/** Who works with the schemes of oncology. */
import type { RoleKeys } from '../reference.ts'

export const keys: RoleKeys = {
  Oncólogo: [
    'oncologia.enter',
    'oncologia.enfermeria',
    'oncologia.esquemas',
    'oncologia.prestadores',
    'oncologia.tomaProcedimientos',
  ],
}
