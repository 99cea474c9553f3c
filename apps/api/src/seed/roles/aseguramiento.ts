/** Who works with the affiliates: one files, another verifies. */
import {
  AFFILIATES_PERMISSION,
  RIGHTS_PERMISSION,
  VERIFY_CHANGES_PERMISSION,
} from '@cauce/domain/session/permission-keys'
import type { RoleKeys } from '../reference.ts'

const both = ['asegurador.menu', AFFILIATES_PERMISSION, RIGHTS_PERMISSION]

export const keys: RoleKeys = {
  'Auxiliar de aseguramiento': both,
  'Coordinador de aseguramiento': [...both, VERIFY_CHANGES_PERMISSION, 'aseguramiento.parametrizacionAseguramiento'],
}
