/** A clinical record to be read: what was written, measured and diagnosed, the figures that it gives and its notes. */
import { noteHeading, type SignedNote } from '@cauce/domain/clinical-record/clarifying-note'
import { derivedFigures, type FigurePerson } from '@cauce/domain/clinical-record/derived-figures'
import { DIAGNOSIS_TYPES } from '@cauce/domain/clinical-record/diagnoses'
import { recordFieldName } from '@cauce/domain/clinical-record/field-names'
import { MEASURE_NAMES, measureInWords, measureOf } from '@cauce/domain/clinical-record/measures'
import {
  RECORD_SECTIONS,
  SECTION_NAMES,
  type ClinicalRecord,
  type RecordDiagnosis,
  type RecordSection,
} from '@cauce/domain/clinical-record/record'
import { RISK_NAMES, RISK_QUESTIONS, riskInWords } from '@cauce/domain/clinical-record/risk-questions'
import { Fragment, type ReactNode } from 'react'
import { FigureList } from './figure-list.tsx'
import './record-reading.css'

export interface RecordReadingProps {
  readonly record: ClinicalRecord
  /** Age on the day of the consultation, and sex: the figures are theirs. Null: they are not shown. */
  readonly person: FigurePerson | null
  readonly notas?: readonly (SignedNote & { readonly id: number })[]
}

const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section className="rec-read-part">
    <h3>{title}</h3>
    {children}
  </section>
)

interface Fact {
  readonly nombre: string
  readonly valor: string
}

const Facts = ({ facts }: { readonly facts: readonly Fact[] }) => (
  <dl className="rec-read-facts">
    {facts.map(({ nombre, valor }) => (
      <div key={nombre}>
        <dt>{nombre}</dt>
        <dd>{valor}</dd>
      </div>
    ))}
  </dl>
)

const Written = ({ record, name }: { readonly record: ClinicalRecord; readonly name: RecordSection }) =>
  record[name].trim() === '' ? null : (
    <Part title={RECORD_SECTIONS[name].nombre}>
      <p className="rec-read-text">{record[name]}</p>
    </Part>
  )

const Measured = ({ record, person }: { readonly record: ClinicalRecord; readonly person: FigurePerson | null }) => {
  const taken = MEASURE_NAMES.filter((name) => measureOf(record.medidas, name) !== null)
  const figures = person === null ? [] : derivedFigures(record, person).filter(({ texto }) => texto !== null)
  const asked = RISK_NAMES.flatMap((name) => {
    const valor = riskInWords(name, record.riesgo)
    return valor === null ? [] : [{ nombre: RISK_QUESTIONS[name].nombre, valor }]
  })
  if (taken.length === 0 && asked.length === 0) return null
  return (
    <Part title="Medidas y riesgo">
      {taken.length === 0 ? null : (
        <Facts
          facts={taken.map((name) => ({
            nombre: recordFieldName(name),
            valor: measureInWords(name, record.medidas[name]),
          }))}
        />
      )}
      {figures.length === 0 ? null : <FigureList figures={figures} />}
      {asked.length === 0 ? null : <Facts facts={asked} />}
    </Part>
  )
}

const diagnosisLine = ({ principal, tipo }: RecordDiagnosis): string =>
  [principal ? 'Principal' : 'Relacionado', tipo === null ? 'sin tipo' : DIAGNOSIS_TYPES[tipo]].join(' · ')

const Diagnoses = ({ list }: { readonly list: readonly RecordDiagnosis[] }) =>
  list.length === 0 ? null : (
    <Part title="Diagnósticos">
      <ul className="rec-read-list">
        {list
          .toSorted((one, other) => Number(other.principal) - Number(one.principal))
          .map((diagnosis) => (
            <li key={diagnosis.id}>
              <strong>
                {diagnosis.codigo} {diagnosis.nombre}
              </strong>
              <span className="ca-second">{diagnosisLine(diagnosis)}</span>
            </li>
          ))}
      </ul>
    </Part>
  )

const BEFORE_MEASURES: ReadonlySet<string> = new Set([
  'motivo',
  'enfermedad_actual',
  'antecedentes',
  'revision_sistemas',
  'examen_fisico',
])

/** Where a section says nothing it is left out; which ones were left empty is said at the end. */
export const RecordReading = ({ record, person, notas = [] }: RecordReadingProps) => {
  const empty = SECTION_NAMES.filter((name) => record[name].trim() === '').map((name) => RECORD_SECTIONS[name].nombre)
  return (
    <div className="rec-read">
      {SECTION_NAMES.filter((name) => BEFORE_MEASURES.has(name)).map((name) => (
        <Written key={name} record={record} name={name} />
      ))}
      <Measured record={record} person={person} />
      <Diagnoses list={record.diagnosticos} />
      {SECTION_NAMES.filter((name) => !BEFORE_MEASURES.has(name)).map((name) => (
        <Written key={name} record={record} name={name} />
      ))}
      {empty.length === 0 ? null : <p className="ca-second">Sin registrar: {empty.join(', ')}.</p>}
      {notas.map((nota) => (
        <Fragment key={nota.id}>
          <Part title={noteHeading(nota)}>
            <p className="rec-read-text">{nota.texto}</p>
          </Part>
        </Fragment>
      ))}
    </div>
  )
}
