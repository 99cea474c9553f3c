/** A state within a life cycle: the drawing, and the same in lines. Both read from the machine. */
import { statusTone } from '@cauce/domain/ordering/order-status'
import type { LifeCycleOf, LifeStep } from '@cauce/machines/life-cycles/life-cycles'
import type { LifeCycleProps } from '@cauce/ui/life-cycle/life-cycle'

/** Before every state. */
const BEGIN = 'Se crea'

const idOf = (estado_id: number | null): string => (estado_id === null ? 'inicio' : String(estado_id))
const nameIn = ({ estados }: LifeCycleOf, estado_id: number | null): string =>
  estado_id === null ? BEGIN : (estados.find((state) => state.estado_id === estado_id)?.nombre ?? String(estado_id))

const follow = (from: string, links: readonly (readonly [string, string])[]): ReadonlySet<string> => {
  const found = new Set([from])
  for (const at of found) for (const [start, end] of links) if (start === at) found.add(end)
  return found
}

/** The part of the life cycle that leads to the state and leads on from it. */
export const statusMap = (cycle: LifeCycleOf, estado_id: number): LifeCycleProps => {
  const links = cycle.pasos.map(({ de_estado_id, a_estado_id }) => [idOf(de_estado_id), idOf(a_estado_id)] as const)
  const here = idOf(estado_id)
  const after = follow(here, links)
  const before = follow(
    here,
    links.map(([from, to]) => [to, from] as const),
  )
  const shown = cycle.estados.filter((state) => before.has(idOf(state.estado_id)) || after.has(idOf(state.estado_id)))
  const ids = new Set(shown.map((state) => idOf(state.estado_id)))
  return {
    title: `${nameIn(cycle, estado_id)} en: ${cycle.titulo}`,
    reading: 'map',
    nodes: shown.map((state) => ({
      id: idOf(state.estado_id),
      label: nameIn(cycle, state.estado_id),
      tone: state.estado_id === null ? 'info' : statusTone(state.estado_id),
      state: idOf(state.estado_id) === here ? 'current' : before.has(idOf(state.estado_id)) ? 'past' : 'future',
    })),
    edges: cycle.pasos
      .filter(({ de_estado_id, a_estado_id }) => ids.has(idOf(de_estado_id)) && ids.has(idOf(a_estado_id)))
      .map(({ de_estado_id, a_estado_id, etiqueta }) => ({
        from: idOf(de_estado_id),
        to: idOf(a_estado_id),
        label: idOf(de_estado_id) === here ? etiqueta : undefined,
      })),
  }
}

export interface StepLine {
  readonly key: string
  /** The state at the other end. */
  readonly nombre: string
  readonly etiqueta: string
  /** Who makes it; null: the product. */
  readonly quien: string | null
}

const lineOf = (cycle: LifeCycleOf, other: number | null, { etiqueta, quien }: LifeStep): StepLine => ({
  key: `${idOf(other)} ${etiqueta}`,
  nombre: nameIn(cycle, other),
  etiqueta,
  quien,
})

/** Steps that lead to the state, and steps that lead on from it. */
export const statusSteps = (
  cycle: LifeCycleOf,
  estado_id: number,
): { readonly llegan: readonly StepLine[]; readonly siguen: readonly StepLine[] } => ({
  llegan: cycle.pasos
    .filter(({ a_estado_id }) => a_estado_id === estado_id)
    .map((step) => lineOf(cycle, step.de_estado_id, step)),
  siguen: cycle.pasos
    .filter(({ de_estado_id }) => de_estado_id === estado_id)
    .map((step) => lineOf(cycle, step.a_estado_id, step)),
})
