/** The leave that another one comes after. */
import { AFFINITY, affinity, chainsOf, openChains, type NewLeave } from './chain.ts'
import { counts, kindOf, lastDay, type Leave } from './leave-span.ts'

const lastEnded = <L extends Leave>(leaves: readonly L[]): L | null =>
  leaves.reduce<L | null>(
    (latest, leave) => (latest === null || lastDay(leave) > lastDay(latest) ? leave : latest),
    null,
  )

/** Those that count, of the same origin, and ended before it starts. */
const endedBefore = <L extends Leave>(leave: NewLeave, leaves: readonly L[]): readonly L[] =>
  leaves.filter((other) => counts(other) && kindOf(other) === kindOf(leave) && lastDay(other) < leave.fecha_inicio)

/**
 * The last of the chain that the leave goes on with or would go on with; of no open chain, the last that ended.
 * @fuente Decreto 2126 de 2023, art. 2.2.3.3.2 par. 1
 * @regla La incapacidad anterior es la última de la cadena de su enfermedad, no la última que terminó.
 */
export const previousLeave = <L extends Leave>(leave: NewLeave, leaves: readonly L[]): L | null => {
  const before = endedBefore(leave, leaves)
  const [nearest] = openChains(leave, chainsOf(before))
  return lastEnded(nearest ?? before)
}

/** The leaves among which a doctor may choose what it goes on with; of the same diagnosis there is no choice. */
export const prorrogables = <L extends Leave>(leave: NewLeave, leaves: readonly L[]): readonly L[] => {
  const open = openChains({ ...leave, ultima_incapacidad_id: null }, chainsOf(endedBefore(leave, leaves)))
  const [nearest] = open
  const mine = nearest !== undefined && affinity(leave, nearest) === AFFINITY.same ? [nearest] : open
  return mine.flatMap((chain) => lastEnded(chain) ?? [])
}
