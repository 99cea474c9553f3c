/** Who works with the affiliates; one of them keeps the causes too. */
import { AFFILIATES_PERMISSION, RIGHTS_PERMISSION } from '@cauce/domain/session/permission-keys'
import type { RoleKeys } from '../reference.ts'

const both = ['asegurador.menu', AFFILIATES_PERMISSION, RIGHTS_PERMISSION]

export const keys: RoleKeys = {
  'Auxiliar de aseguramiento': both,
  'Coordinador de aseguramiento': [...both, 'aseguramiento.parametrizacionAseguramiento'],
}
