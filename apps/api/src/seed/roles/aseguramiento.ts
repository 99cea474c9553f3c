/** Who works with the affiliates: one files what changes, another verifies it and keeps the causes too. */
import {
  AFFILIATES_PERMISSION,
  APPROVE_CHANGES_PERMISSION,
  CHANGES_PERMISSION,
  PORTABILITY_PERMISSION,
  RIGHTS_PERMISSION,
} from '@cauce/domain/session/permission-keys'
import type { RoleKeys } from '../reference.ts'

const both = [
  'asegurador.menu',
  AFFILIATES_PERMISSION,
  RIGHTS_PERMISSION,
  CHANGES_PERMISSION,
  PORTABILITY_PERMISSION,
  'aseguramiento.portabilidad',
  'aseguramiento.portabilidadSalida',
]

export const keys: RoleKeys = {
  'Auxiliar de aseguramiento': both,
  'Coordinador de aseguramiento': [...both, APPROVE_CHANGES_PERMISSION, 'aseguramiento.parametrizacionAseguramiento'],
}
