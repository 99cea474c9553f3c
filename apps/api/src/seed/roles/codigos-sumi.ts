/** Who keeps the tables in which the codes of medicines are classified. */
import type { RoleKeys } from '../reference.ts'

const PAGES = [
  'codigoSumi',
  'formasFarmaceuticas',
  'gruposTerapeuticos',
  'subgruposTerapeuticos',
  'viasAdministracion',
] as const

export const keys: RoleKeys = { 'Regente de farmacia': PAGES.map((page) => `codigosSumi.${page}`) }
