/** Whether what is answered of the prórroga has a ground, is to be explained, or cannot be. */
import { formatDate } from '../calendar/bogota.ts'
import { AFFINITY, affinity, chainsOf, openChains, type NewLeave } from './chain.ts'
import { countDays } from './end-date.ts'
import { maxInterruption } from './interruption.ts'
import { counts, kindOf, lastDay, type Leave } from './leave-span.ts'
import { previousLeave } from './previous-leave.ts'
import { sharesIllness } from './related-diagnosis.ts'
import { isOfSubstance, REASON_TOO_POOR } from '../text/substance.ts'

type Answered = NewLeave & { readonly prorroga: string | null }

/** The chain that it could go on with; none where there is nothing to continue. */
const nearestChain = (leave: NewLeave, leaves: readonly Leave[]): readonly Leave[] => {
  const before = leaves.filter((other) => counts(other) && lastDay(other) < leave.fecha_inicio)
  return openChains(leave, chainsOf(before))[0] ?? []
}

/**
 * What has to be explained of the answer, in words; null where nothing has to.
 * @fuente Decreto 2126 de 2023, art. 2.2.3.3.2 par. 1
 */
export const prorrogaToExplain = (leave: Answered, leaves: readonly Leave[]): string | null => {
  const chain = nearestChain(leave, leaves)
  const previous = previousLeave(leave, leaves)
  if (chain.length === 0 || previous === null) return null
  const told = `la anterior terminó el ${formatDate(lastDay(previous))}, con ${previous.cie10.codigo}`
  // A licence goes on with none: that it is not a prórroga is its rule.
  if (leave.prorroga === 'No')
    return kindOf(leave) !== 'licencia' && affinity(leave, chain) === AFFINITY.same
      ? `Por qué no es prórroga: ${told}`
      : null
  return leave.prorroga === 'Si' && !chain.some((other) => sharesIllness(other, leave))
    ? `Por qué es la misma enfermedad: ${told}`
    : null
}

/**
 * Messages by field (`prorroga`, `motivo_prorroga`); empty when the answer stands.
 * @fuente Decreto 2126 de 2023, art. 2.2.3.3.2 par. 1
 * @regla Una prórroga en Si pide una incapacidad del mismo origen en los 30 días anteriores, y un motivo si los diagnósticos no están relacionados; en No, un motivo cuando el diagnóstico es el mismo.
 */
export const checkProrrogaGround = (
  leave: Answered & { readonly motivo_prorroga: string | null },
  leaves: readonly Leave[],
): Record<string, string[]> => {
  if (leave.prorroga === 'Si' && nearestChain(leave, leaves).length === 0) {
    const { dias } = maxInterruption(leave.fecha_inicio)
    return {
      prorroga: [`No hay una incapacidad del mismo origen en los ${countDays(dias)} anteriores que se pueda prorrogar`],
    }
  }
  const asked = prorrogaToExplain(leave, leaves)
  return asked === null || isOfSubstance(leave.motivo_prorroga)
    ? {}
    : { motivo_prorroga: [`${asked}. ${REASON_TOO_POOR}`] }
}
