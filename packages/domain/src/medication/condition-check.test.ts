import { describe, expect, it } from 'vitest'
import { conditionCheck, indexConditions, type ConditionRow } from './condition-check.ts'
import { drugFacts } from './drug-facts.ts'
import type { KnownConditions } from './known-conditions.ts'

const row = (change: Partial<ConditionRow>): ConditionRow => ({
  condicion: 'g6pd',
  principio_activo: '',
  clase: '',
  nivel: 'mayor',
  exige_saber: 0,
  aplica_via_local: 0,
  efecto: 'Hemólisis',
  conducta: 'Otra opción',
  fuente: 'Prueba',
  ...change,
})
const INDEX = indexConditions(
  [
    row({ principio_activo: 'Rasburicasa', nivel: 'contraindicada', exige_saber: 1 }),
    row({ clase: 'Sulfas' }),
    row({ principio_activo: 'Plata', nivel: 'moderada', aplica_via_local: 1, conducta: '' }),
    row({ principio_activo: 'Aspirina', nivel: 'informativa' }),
    row({ condicion: 'trasplante', clase: 'Vivas', nivel: 'contraindicada', efecto: 'Infección' }),
    row({ condicion: 'trasplante', principio_activo: 'Rasburicasa', nivel: 'moderada', exige_saber: 1 }),
  ],
  new Map([
    ['sulfas', ['sulfametoxazol', 'plata', 'sulfametoxazol']],
    ['vivas', ['fiebre amarilla']],
  ]),
)
const drug = (componentes: string, via = 'Oral') =>
  drugFacts({ codesumi_id: 4, nombre: `${componentes} x`, atc: null, principio_activo: componentes, componentes, via })
const yes = { presente: true, porque: 'anotado el 10 nov 2026' }
const no = { presente: false, porque: 'anotado el 10 nov 2026' }
const UNKNOWN: KnownConditions = { g6pd: null, trasplante: null }
const told = (name: string, known: KnownConditions, via?: string) =>
  conditionCheck(drug(name, via), known, INDEX)?.hallazgos.map(({ severidad, titulo }) => `${severidad}: ${titulo}`)

describe('a drug in who lacks G6PD or has a transplant', () => {
  it('is told with its gravity, why, how it is known and what is usually done', () => {
    expect(conditionCheck(drug('Rasburicasa'), { ...UNKNOWN, g6pd: yes, trasplante: no }, INDEX)).toEqual({
      respuesta: 'encontrada',
      por_que: null,
      hallazgos: [
        {
          comprobacion: 'condicion',
          clave: 'condicion:4:g6pd:rasburicasa',
          alerta_detalle_id: null,
          severidad: 'contraindicada',
          titulo: 'Contraindicado con déficit de G6PD: Rasburicasa',
          detalle: 'Hemólisis. Se sabe por: anotado el 10 nov 2026.',
          conducta: 'Otra opción',
          medicamentos: [{ codesumi_id: 4, nombre: 'Rasburicasa x', principio: 'Rasburicasa', origen: 'por_ordenar' }],
          bloquea: false,
          fuente: 'Prueba',
        },
      ],
    })
  })

  it('is met by its ingredients, by itself or by its class', () => {
    const g6pd: KnownConditions = { ...UNKNOWN, g6pd: yes }
    expect(told('Trimetoprim;Sulfametoxazol', g6pd)).toEqual([
      'mayor: Debe evitarse con déficit de G6PD: Sulfametoxazol',
    ])
    expect(told('Aspirina', g6pd)).toEqual(['informativa: Téngalo en cuenta con déficit de G6PD: Aspirina'])
    expect(told('Fiebre amarilla', { ...UNKNOWN, trasplante: yes })).toEqual([
      'contraindicada: Contraindicado con trasplante: Fiebre amarilla',
    ])
    expect(told('Fiebre amarilla', g6pd)).toBeUndefined()
  })

  it('is told once, by the gravest row; on the skin, only by what says so', () => {
    const g6pd: KnownConditions = { ...UNKNOWN, g6pd: yes }
    expect(told('Plata', g6pd)).toEqual(['mayor: Debe evitarse con déficit de G6PD: Plata'])
    expect(told('Plata', g6pd, 'Tópica')).toEqual(['moderada: Con precaución con déficit de G6PD: Plata'])
    expect(conditionCheck(drug('Plata', 'Tópica'), g6pd, INDEX)?.hallazgos[0]?.conducta).toBeNull()
    expect(told('Sulfametoxazol', g6pd, 'Oftálmica')).toBeUndefined()
  })
})

describe('who was never asked', () => {
  it('is silent, but where the drug demands to know', () => {
    expect(conditionCheck(drug('Sulfametoxazol'), UNKNOWN, INDEX)).toBeNull()
    expect(conditionCheck(drug('Loratadina'), { g6pd: yes, trasplante: yes }, INDEX)).toBeNull()
    expect(conditionCheck(drug('Rasburicasa'), UNKNOWN, INDEX)).toEqual({
      respuesta: 'no_verificada',
      por_que: 'No se ha preguntado por el déficit de G6PD, y con Rasburicasa hay que saberlo: hemólisis',
      hallazgos: [],
    })
  })

  it('of one, with the other known, is told beside what was found', () => {
    const made = conditionCheck(drug('Rasburicasa'), { g6pd: null, trasplante: yes }, INDEX)
    expect(made?.hallazgos.map(({ severidad }) => severidad)).toEqual(['moderada'])
    expect(made?.por_que).toContain('déficit de G6PD')
    expect(conditionCheck(drug('Rasburicasa'), { g6pd: no, trasplante: null }, INDEX)?.por_que).toContain(
      'un trasplante',
    )
  })
})

it('who does not have it is clean', () => {
  expect(conditionCheck(drug('Sulfametoxazol'), { ...UNKNOWN, g6pd: no }, INDEX)).toEqual({
    respuesta: 'limpia',
    por_que: null,
    hallazgos: [],
  })
})
