/** What no reason lets through: a shortage that is not informative, a limit of oncology over which nobody orders. */
import { SHORTAGE_DETECTED } from '@cauce/domain/medication/shortage'
import type { AlertContext } from './types.ts'

/** A finding blocks. */
export const isBlocked = ({ findings }: AlertContext): boolean => findings.some(({ bloquea }) => bloquea)

/** How the walk ends. What another dose or route makes right is corrected in the form, which is not emptied. */
export const blocked = ({ findings }: AlertContext): Pick<AlertContext, 'output'> => {
  const found = findings.find(({ bloquea }) => bloquea)
  const isShort = found === undefined || found.comprobacion === 'desabastecimiento'
  return { output: { result: 'cancelled', mensaje: isShort ? SHORTAGE_DETECTED : found.titulo, clearsForm: isShort } }
}
