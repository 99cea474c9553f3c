import type { ManualRule } from '@cauce/contract/manuales'
import { Card } from '@cauce/ui/card/card'
import { type Column, DataTable } from '@cauce/ui/data-table/data-table'
import { SelectField } from '@cauce/ui/select-field/select-field'
import { useState } from 'react'
import { PlaceLink, useManual } from '../context.tsx'
import { findById } from '../find.ts'
import { PageHead } from '../parts/page-head.tsx'
import { PartGate, Unknown } from '../parts/part-gate.tsx'
import { placeText } from '../place.tsx'
import { counted, moduleWords, roomOf, sourceWords } from '../words.ts'
import { Rule } from './rule.tsx'

const SECTION = 'reglas'
const EVERY = ''

const properties = ({ propiedades }: ManualRule): number =>
  propiedades.reduce((sum, { titulos }) => sum + titulos.length, 0)

const COLUMNS: readonly Column<ManualRule>[] = [
  {
    key: 'regla',
    title: 'Regla',
    card: 'title',
    cell: (rule) => (
      <>
        <PlaceLink to={placeText(SECTION, rule.id)}>{rule.regla}</PlaceLink>
        <span className="man-below ca-second">{rule.id}</span>
      </>
    ),
    sortValue: ({ regla }) => regla,
  },
  {
    key: 'modulo',
    title: 'Módulo',
    width: '15%',
    card: 'top',
    cell: ({ id }) => moduleWords(roomOf(id)),
    sortValue: ({ id }) => moduleWords(roomOf(id)),
  },
  { key: 'fuente', title: 'Fuente', width: '18%', card: 'labelled', cell: ({ fuente }) => sourceWords(fuente) },
  {
    key: 'propiedades',
    title: 'Propiedades',
    align: 'right',
    width: '104px',
    card: 'labelled',
    cell: properties,
    sortValue: properties,
  },
  {
    key: 'caracteristicas',
    title: 'Características',
    align: 'right',
    width: '120px',
    card: 'labelled',
    cell: ({ caracteristicas }) => caracteristicas.length,
    sortValue: ({ caracteristicas }) => caracteristicas.length,
  },
]

const RuleList = ({ rules }: { readonly rules: readonly ManualRule[] }) => {
  const { go } = useManual()
  const [room, setRoom] = useState(EVERY)
  const rooms = [...Map.groupBy(rules, ({ id }) => roomOf(id))]
  return (
    <>
      <PageHead title="Reglas">
        <p>
          {counted(rules.length, 'regla', 'reglas')}. Cada una es una función, en un solo lugar; el navegador, el
          servidor y las pruebas usan la misma.
        </p>
      </PageHead>
      <div className="man-filter">
        <SelectField
          label="Módulo"
          value={room}
          onChange={setRoom}
          options={[
            { value: EVERY, label: `Todos (${rules.length})` },
            ...rooms
              .map(([name, own]) => ({ value: name, label: `${moduleWords(name)} (${own.length})` }))
              .toSorted((one, other) => one.label.localeCompare(other.label, 'es')),
          ]}
        />
      </div>
      <Card flush>
        <DataTable
          caption="Reglas"
          columns={COLUMNS}
          rows={rules.filter(({ id }) => room === EVERY || roomOf(id) === room)}
          rowKey={({ id }) => id}
          onOpen={({ id }) => go(placeText(SECTION, id))}
        />
      </Card>
    </>
  )
}

/** Every rule, or the one of the address. */
export const Rules = ({ id }: { readonly id: string }) => (
  <PartGate section={SECTION} part="reglas">
    {(rules) => {
      if (id === '') return <RuleList rules={rules} />
      const rule = findById(rules, id)
      return rule === null ? <Unknown section={SECTION} id={id} /> : <Rule rule={rule} />
    }}
  </PartGate>
)
