import * as Schema from 'effect/Schema'
import { expect, it } from 'vitest'
import {
  EMPTY_COMPONENTS,
  fromComponents,
  RECORD_COMPONENTS,
  RECORD_MODEL,
  RECORD_ROUTE,
  RecordComponents,
  RecordDraft,
  toComponents,
} from './record-components.ts'
import { EMPTY_RECORD, NO_MEASURES, NO_RISK, RecordRisk, type ClinicalRecord } from './record.ts'

const record: ClinicalRecord = {
  motivo: 'Control de presión',
  enfermedad_actual: 'Hipertensión de 4 años, sin síntomas',
  antecedentes: 'Niega',
  revision_sistemas: 'Sin cefalea',
  examen_fisico: 'Buen estado general',
  medidas: { ...NO_MEASURES, presion_sistolica: 138, presion_diastolica: 86 },
  riesgo: { ...NO_RISK, fuma: false },
  diagnosticos: [{ id: 5, codigo: 'I10X', nombre: 'Hipertensión esencial', principal: true, tipo: '03' }],
  plan: 'Continuar losartán',
  recomendaciones: 'Caminar 30 minutos al día',
}

it('la historia se parte en componentes y se vuelve a armar sin perder nada', () => {
  expect(fromComponents(toComponents(record))).toEqual(record)
  expect(fromComponents(EMPTY_COMPONENTS)).toEqual(EMPTY_RECORD)
})

it('un componente se lee entero, y un borrador dice de qué historia, pantalla y componente es', () => {
  const isWhole = Schema.is(RecordComponents)
  const components = toComponents(record)
  expect(isWhole(components)).toBe(true)
  expect(RECORD_COMPONENTS.filter((name) => isWhole({ ...components, [name]: {} }))).toEqual([])
  const draft = {
    modelo: 'historia',
    ruta: '/panelMedico/atencion',
    componente: 'plan',
    version: 1,
    datos: { plan: 'Reposo' },
    equipo: null,
    updated_at: '2026-11-21T15:00:00.000Z',
  }
  expect([RECORD_MODEL, RECORD_ROUTE]).toEqual([draft.modelo, draft.ruta])
  expect([draft, { ...draft, modelo: 'orden' }, {}].map((each) => Schema.is(RecordDraft)(each))).toEqual([
    true,
    false,
    false,
  ])
})

it('una historia que nadie ha escrito está vacía', () => {
  const { medidas, riesgo, diagnosticos, ...texts } = EMPTY_RECORD
  expect([...new Set(Object.values(texts))]).toEqual([''])
  expect([...new Set([...Object.values(medidas), ...Object.values(riesgo)]), diagnosticos.length]).toEqual([null, 0])
})

it('de la familia se responde que nadie, que un pariente de segundo grado o uno de primero', () => {
  const answers = ['no', 'segundo', 'primero', null, '', 'tercero']
  expect(answers.map((familiar) => Schema.is(RecordRisk)({ ...NO_RISK, familiar }))).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
  ])
})
