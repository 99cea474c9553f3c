import type { ManualMachine } from '@cauce/contract/manuales'
import { Card } from '@cauce/ui/card/card'
import { PlaceLink } from '../context.tsx'
import { findMachine } from '../find.ts'
import { PageHead } from '../parts/page-head.tsx'
import { PartGate, Unknown } from '../parts/part-gate.tsx'
import { placeText } from '../place.tsx'
import { counted } from '../words.ts'
import { Machine } from './machine.tsx'

const SECTION = 'maquinas'

const MachineList = ({ machines }: { readonly machines: readonly ManualMachine[] }) => (
  <>
    <PageHead title="Máquinas">
      <p>
        {counted(machines.length, 'máquina', 'máquinas')}. Cada dibujo sale de la máquina que el navegador y el servidor
        ejecutan.
      </p>
    </PageHead>
    <Card flush>
      <ul className="man-rows">
        {machines.map((machine) => (
          <li key={machine.id}>
            <span className="man-row-words">
              <PlaceLink to={placeText(SECTION, machine.id)}>{machine.titulo}</PlaceLink>
              <span className="ca-second">{machine.descripcion}</span>
            </span>
            <span className="ca-second man-row-aside">
              {counted(machine.estados.length, 'estado', 'estados')} ·{' '}
              {counted(machine.transiciones.length, 'transición', 'transiciones')}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  </>
)

/** Every machine, or the one of the address. */
export const Machines = ({ id }: { readonly id: string }) => (
  <PartGate section={SECTION} part="maquinas">
    {(machines) => {
      if (id === '') return <MachineList machines={machines} />
      const machine = findMachine(machines, id)
      return machine === null ? <Unknown section={SECTION} id={id} /> : <Machine machine={machine} />
    }}
  </PartGate>
)
