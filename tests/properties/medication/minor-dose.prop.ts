import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { SEVERITIES, type Finding } from '@cauce/domain/medication/check'
import { minorDose } from '@cauce/domain/medication/minor-dose'
import type { DoseAnswer } from '@cauce/domain/medication/usual-dose'
import { property } from '../../support/property.ts'

const finding = (clave: string, severidad: Finding['severidad']): Finding => ({
  comprobacion: 'dosis',
  clave,
  alerta_detalle_id: null,
  severidad,
  titulo: clave,
  detalle: null,
  conducta: null,
  medicamentos: [],
  bloquea: false,
  fuente: null,
})
const some = (...kinds: readonly string[]) =>
  fc.uniqueArray(
    fc
      .record({ clave: fc.constantFrom(...kinds), severidad: fc.constantFrom(...SEVERITIES) })
      .map((each) => finding(each.clave, each.severidad)),
    { selector: ({ clave }) => clave },
  )
const ofAdult = some('dosis:5:maxima_dia', 'dosis:5:alta', 'dosis:5:frecuencia', 'dosis:suma:acetaminofen:5-6')
const ofChild = some('dosis:5:alta_nino', 'dosis:5:baja_nino', 'dosis:5:edad', 'dosis:suma_nino:acetaminofen:5-6')
const answer = (hallazgos: readonly Finding[]): DoseAnswer => ({
  rango_conocido: false,
  por_que_sin_rango: 'El rango del catálogo es de adultos',
  hallazgos,
})
const gravest = (findings: readonly Finding[]): number =>
  Math.min(SEVERITIES.length, ...findings.map(({ severidad }) => SEVERITIES.indexOf(severidad)))

describe('la dosis de un menor de edad y la de un adulto', () => {
  property('lo que se dice nunca es menos grave que lo de ninguna de las dos', [ofAdult, ofChild], (adult, own) => {
    const child = { comparada: true, por_que: null, falta_peso: false, hallazgos: own }
    const { hallazgos } = minorDose(answer(adult), child)
    expect(gravest(hallazgos)).toBe(gravest([...adult, ...own]))
    for (const each of own) expect(hallazgos).toContain(each)
  })

  property('sin un exceso por su edad y su peso, el de un adulto se dice entero', [ofAdult], (adult) => {
    const child = { comparada: true, por_que: null, falta_peso: false, hallazgos: [] }
    expect(minorDose(answer(adult), child).hallazgos).toEqual(adult)
  })

  property('solo lo que se comparó se da por conocido', [ofAdult, fc.boolean()], (adult, falta_peso) => {
    const por_que = 'Falta el peso'
    const told = minorDose(answer(adult), { comparada: false, por_que, falta_peso, hallazgos: [] })
    expect(told).toMatchObject({
      rango_conocido: false,
      por_que_sin_rango: por_que,
      sin_verificar: falta_peso ? por_que : null,
    })
  })
})
