/** What was found of a scheme and nobody answered, as it is refused. */
import { NEVER_SHOWN } from '@cauce/domain/medication/shown-finding'
import { SHORTAGE_DETECTED } from '@cauce/domain/medication/shortage'
import { fail, invalid } from '../../http/failure.ts'
import type { CheckedScheme } from '../alertas/check-scheme.ts'

const UNANSWERED = 'Hay alertas sin responder'

/** 422 at the check whose answer is to something that nobody was shown. */
const requireShown = (inventadas: CheckedScheme['inventadas']): void => {
  if (inventadas.length > 0)
    throw invalid(Object.fromEntries(inventadas.map((kind) => [`comprobaciones.${kind}`, [NEVER_SHOWN]])), NEVER_SHOWN)
}

/** 409 `medicamento.desabastecido` with what no reason lets through, 409 `alertas.sin_responder` with what is not answered, by check. */
export const requireAnswered = ({ pendientes, bloqueadas, inventadas }: CheckedScheme): void => {
  if (bloqueadas.length > 0) {
    const errores = { 'comprobaciones.desabastecimiento': bloqueadas.map(({ titulo, detalle }) => detalle ?? titulo) }
    throw fail(409, 'medicamento.desabastecido', SHORTAGE_DETECTED, errores)
  }
  if (pendientes.length === 0) return requireShown(inventadas)
  const errores: Record<string, string[]> = {}
  for (const { comprobacion, titulo } of pendientes) (errores[`comprobaciones.${comprobacion}`] ??= []).push(titulo)
  throw fail(409, 'alertas.sin_responder', UNANSWERED, errores)
}
