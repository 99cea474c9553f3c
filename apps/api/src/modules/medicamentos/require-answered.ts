/** What was found of the lines of an order and nobody answered, as it is refused. */
import type { CheckKind } from '@cauce/domain/medication/check'
import { UNANSWERED_CHECKS } from '@cauce/domain/medication/messages'
import { NEVER_SHOWN } from '@cauce/domain/medication/shown-finding'
import { SHORTAGE_DETECTED } from '@cauce/domain/medication/shortage'
import { ceilingField } from '@cauce/domain/oncology/prescribed-ceilings'
import { fail, invalid } from '../../http/failure.ts'
import type { CheckedLine } from '../alertas/check-lines.ts'
import { firstMessage } from '../ordenamiento/orderable.ts'

export const UNANSWERED = 'alertas.sin_responder'
export const OUT_OF_STOCK = 'medicamento.desabastecido'

/** `<position>.comprobaciones.<check>` to the titles of what that check found. */
const byCheck = (
  checked: readonly CheckedLine[],
  titlesOf: (line: CheckedLine) => readonly { readonly comprobacion: CheckKind; readonly titulo: string }[],
): Record<string, string[]> => {
  const errores: Record<string, string[]> = {}
  checked.forEach((line, index) => {
    for (const { comprobacion, titulo } of titlesOf(line)) {
      const field = `${index}.comprobaciones.${comprobacion}`
      const titles = errores[field] ?? []
      errores[field] = titles.includes(titulo) ? titles : [...titles, titulo]
    }
  })
  return errores
}

/** Throws 422 at the route, the dose or the days of a line that goes where nobody orders. */
const requireUnderCeilings = (checked: readonly CheckedLine[]): void => {
  const errores: Record<string, string[]> = {}
  for (const [index, { bloqueadas }] of checked.entries())
    for (const { clave, titulo, conducta } of bloqueadas) {
      const field = ceilingField(clave)
      if (field !== null) (errores[`${index}.${field}`] ??= []).push(`${titulo}. ${conducta ?? ''}`.trim())
    }
  if (Object.keys(errores).length > 0) throw invalid(errores, firstMessage(errores))
}

/**
 * Throws 409 `medicamento.desabastecido` or 409 `alertas.sin_responder`, with what was found at each line; 422 at the check whose
 * answer is to something that nobody was shown.
 */
export const requireAnswered = (checked: readonly CheckedLine[]): void => {
  requireUnderCeilings(checked)
  const blocked = byCheck(checked, ({ bloqueadas: [bloqueada] }) =>
    bloqueada === undefined
      ? []
      : [{ comprobacion: bloqueada.comprobacion, titulo: bloqueada.detalle ?? bloqueada.titulo }],
  )
  if (Object.keys(blocked).length > 0) throw fail(409, OUT_OF_STOCK, SHORTAGE_DETECTED, blocked)
  const pending = byCheck(checked, ({ pendientes }) => pendientes)
  if (Object.keys(pending).length > 0) throw fail(409, UNANSWERED, UNANSWERED_CHECKS, pending)
  const invented = byCheck(checked, ({ inventadas }) =>
    inventadas.map((comprobacion) => ({ comprobacion, titulo: NEVER_SHOWN })),
  )
  if (Object.keys(invented).length > 0) throw invalid(invented, NEVER_SHOWN)
}
