/** Who signs over what another professional prescribed. */
import { SIGNATURE_PERMISSION } from '@cauce/domain/session/permission-keys'
import type { RoleKeys } from '../reference.ts'

export const keys: RoleKeys = {
  Oncólogo: [SIGNATURE_PERMISSION],
  'Auditor médico': [SIGNATURE_PERMISSION],
}
