/** The machines for the living documentation: what each is, its drawing, its states and its transitions in words. */
import type { ManualMachine } from '@cauce/contract/manuales'
import { diagramOf } from '@cauce/machines/diagram'
import { spokenEdges } from '@cauce/machines/event-words'
import { MACHINE_WALKS } from '@cauce/machines/walks/walks'
import { MACHINE_WORDS } from '@cauce/machines/words/machines'
import { machineSvg } from './machine-svg.ts'

const SRC = 'packages/machines/src'

/** A machine with the room that its drawing takes and the group under which it is listed. */
export interface DrawnMachine extends ManualMachine {
  readonly grupo: string
  readonly ancho: number
  readonly alto: number
}

export const drawnMachines = (): readonly DrawnMachine[] =>
  MACHINE_WALKS.flatMap(({ id, file, group, walks: [usual] }) => {
    if (usual === undefined) return []
    const diagram = diagramOf(usual.walk.machine)
    const { svg, width, height } = machineSvg(diagram)
    return [
      {
        id,
        titulo: diagram.label,
        descripcion: MACHINE_WORDS[id] ?? '',
        archivo: `${SRC}/${file}`,
        svg,
        estados: diagram.nodes.map((node) => ({ id: node.id, titulo: node.label })),
        transiciones: spokenEdges(diagram.edges).map(({ from, to, evento, condicion }) => ({
          de: from,
          a: to,
          evento,
          condicion,
        })),
        grupo: group,
        ancho: width,
        alto: height,
      },
    ]
  })

/** Every machine, as the documentation shows it. */
export const manualMachines = (): readonly ManualMachine[] =>
  drawnMachines().map(({ grupo: _grupo, ancho: _ancho, alto: _alto, ...machine }) => machine)
