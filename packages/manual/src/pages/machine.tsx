import type { ManualMachine } from '@cauce/contract/manuales'
import { Card } from '@cauce/ui/card/card'
import { MachineDiagram } from '../diagram/machine-diagram.tsx'
import { PlaceLink } from '../context.tsx'
import { PageHead } from '../parts/page-head.tsx'
import { PlainTable } from '../parts/plain-table.tsx'
import { placeText } from '../place.tsx'
import { counted } from '../words.ts'

const transitionRows = ({ estados, transiciones }: ManualMachine): readonly (readonly string[])[] => {
  const titles = new Map(estados.map(({ id, titulo }) => [id, titulo]))
  return [
    ['Desde', 'Qué pasa', 'Si', 'Hacia'],
    ...transiciones.map(({ de, a, evento, condicion }) => [
      titles.get(de) ?? de,
      evento,
      condicion ?? '',
      titles.get(a) ?? a,
    ]),
  ]
}

/** A machine: its drawing, its states and what leads from one to another. */
export const Machine = ({ machine }: { readonly machine: ManualMachine }) => (
  <>
    <PageHead
      section="maquinas"
      title={machine.titulo}
      aside={
        <PlaceLink to={placeText('simulador', machine.id)} className="man-button">
          Recorrerla en el simulador
        </PlaceLink>
      }
    >
      <p className="man-lead">{machine.descripcion}</p>
      <p className="ca-second">
        <code>{machine.archivo}</code>
      </p>
    </PageHead>
    <MachineDiagram svg={machine.svg} />
    <Card title="Transiciones" note={counted(machine.transiciones.length, 'transición', 'transiciones')} flush>
      <PlainTable label={`Transiciones de ${machine.titulo}`} rows={transitionRows(machine)} />
    </Card>
    <Card title="Estados" note={counted(machine.estados.length, 'estado', 'estados')} flush>
      <PlainTable
        label={`Estados de ${machine.titulo}`}
        rows={[['Estado', 'Nombre en el código'], ...machine.estados.map(({ id, titulo }) => [titulo, id])]}
      />
    </Card>
  </>
)
