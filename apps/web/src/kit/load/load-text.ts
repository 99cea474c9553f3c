/** A load in words. */
import type { LoadSummary } from '@cauce/contract/cargas'
import { LOAD_STATES } from '@cauce/domain/kit/load/load'
import { groupThousands } from '@cauce/domain/text/format'

const counted = (total: number, one: string, many: string): string | null =>
  total === 0 ? null : `${groupThousands(total)} ${total === 1 ? one : many}`
const joined = (...parts: readonly (string | null)[]): string => parts.filter((part) => part !== null).join(' · ')

type Counts = Pick<
  LoadSummary,
  'por_crear' | 'por_editar' | 'creadas' | 'editadas' | 'iguales' | 'rechazadas' | 'estado'
>

/** `3 nuevas · 2 cambian · 1 igual · 1 rechazada`: what the lines would do. */
export const todoText = ({ por_crear, por_editar, iguales, rechazadas }: Counts): string =>
  joined(
    counted(por_crear, 'nueva', 'nuevas'),
    counted(por_editar, 'cambia', 'cambian'),
    counted(iguales, 'igual', 'iguales'),
    counted(rechazadas, 'rechazada', 'rechazadas'),
  )

/** `118 creadas · 3 cambiadas`; `Nada todavía`. */
export const doneText = ({ creadas, editadas }: Counts): string =>
  joined(counted(creadas, 'creada', 'creadas'), counted(editadas, 'cambiada', 'cambiadas')) || 'Nada todavía'

export const stateText = (load: Counts): string =>
  `${LOAD_STATES[load.estado]}: ${joined(load.creadas + load.editadas > 0 ? doneText(load) : null, todoText(load) || null) || 'ninguna línea'}`

export const workOf = ({ por_crear, por_editar }: Counts): number => por_crear + por_editar

/** What the main button does: `Cargar 118 líneas`. */
export const loadVerb = (load: Counts & Pick<LoadSummary, 'antes'>): string => {
  const work = workOf(load)
  const verb = `${load.estado === 'cancelada' ? 'Seguir con' : 'Cargar'} ${groupThousands(work)} ${work === 1 ? 'línea' : 'líneas'}`
  return load.antes === null || load.estado === 'cancelada' ? verb : `${verb} otra vez`
}
