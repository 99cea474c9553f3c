/** Counts in words. */
import { groupThousands } from '@cauce/domain/text/format'

const counted = (total: number, one: string, many: string): string =>
  `${groupThousands(total)} ${total === 1 ? one : many}`

export const people = (total: number): string => counted(total, 'persona', 'personas')
export const permissions = (total: number): string => counted(total, 'permiso', 'permisos')
export const screens = (total: number): string => counted(total, 'pantalla', 'pantallas')
