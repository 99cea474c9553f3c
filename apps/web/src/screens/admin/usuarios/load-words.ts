/** A load of users in words. */
import { groupThousands } from '@cauce/domain/text/format'

interface Counts {
  readonly estado: 'revisada' | 'en_curso' | 'cancelada' | 'terminada'
  readonly por_crear: number
  readonly por_actualizar: number
  readonly sin_cambios: number
  readonly rechazadas: number
  readonly creadas: number
  readonly actualizadas: number
}

const counted = (count: number, one: string, many: string): string | null =>
  count === 0 ? null : `${groupThousands(count)} ${count === 1 ? one : many}`

const joined = (...parts: readonly (string | null)[]): string => parts.filter((part) => part !== null).join(' · ')

/** `118 por crear · 2 rechazadas`. */
export const pendingText = ({ por_crear, por_actualizar, sin_cambios, rechazadas }: Counts): string =>
  joined(
    counted(por_crear, 'por crear', 'por crear'),
    counted(por_actualizar, 'por actualizar', 'por actualizar'),
    counted(sin_cambios, 'sin cambios', 'sin cambios'),
    counted(rechazadas, 'rechazada', 'rechazadas'),
  )

/** `118 creados · 3 actualizados`; `Nada todavía`. */
export const doneText = ({ creadas, actualizadas }: Counts): string =>
  joined(counted(creadas, 'creado', 'creados'), counted(actualizadas, 'actualizado', 'actualizados')) || 'Nada todavía'

const STATES = {
  revisada: 'Revisada, sin cargar',
  en_curso: 'Sin terminar',
  cancelada: 'Cancelada',
  terminada: 'Terminada',
} as const

export const loadStateText = (load: Counts): string =>
  `${STATES[load.estado]}: ${joined(doneText(load), pendingText(load) || null)}`

/** What the main button does: `Crear 118 y actualizar 3`. Null: there is nothing to do. */
export const loadVerb = ({ por_crear, por_actualizar }: Counts): string | null => {
  const [create, update] = [groupThousands(por_crear), groupThousands(por_actualizar)]
  if (por_crear > 0 && por_actualizar > 0) return `Crear ${create} y actualizar ${update}`
  if (por_crear > 0) return `Crear ${create} ${por_crear === 1 ? 'usuario' : 'usuarios'}`
  return por_actualizar > 0 ? `Actualizar ${update} ${por_actualizar === 1 ? 'usuario' : 'usuarios'}` : null
}

/** How much of what was to do is done, 0 to 1. */
export const loadProgress = ({ creadas, actualizadas, por_crear, por_actualizar }: Counts): number => {
  const all = creadas + actualizadas + por_crear + por_actualizar
  return all === 0 ? 1 : (creadas + actualizadas) / all
}
