import * as fc from 'fast-check'
import { expect } from 'vitest'
import { addDays } from '@cauce/domain/calendar/calendar-date'
import { doseCreatinine, schemeCreatinine } from '@cauce/domain/oncology/creatinine'
import { proposalsFor } from '@cauce/domain/oncology/proposals'
import { provenProposal } from '@cauce/domain/oncology/scheme-line'
import { today } from '../../support/arbitraries/calendar.ts'
import { property } from '../../support/property.ts'

const hundredths = (min: number, max: number) => fc.integer({ min, max }).map((value) => value / 100)
const carboplatin = { dosis: 5, unidad_medida: 'AUC', indice_dosis: 'AUC', dosis_maxima: null } as const
const body = { isc: 1.7, peso: 60, talla: 165, edad: 60, sexo: 'F' }

property(
  'una dosis por AUC se propone exactamente con una creatinina creíble de los días que vale',
  [today, hundredths(1, 3_200), fc.integer({ min: 0, max: 120 }), fc.integer({ min: 1, max: 90 })],
  (day, valor, age, dias) => {
    const known = schemeCreatinine({ valor, fecha: addDays(day, -age) }, { dias }, day)
    const serves = valor >= 0.2 && valor <= 30 && age <= dias
    expect(known.problema === null).toBe(serves)
    expect(proposalsFor(carboplatin, { ...body, ...doseCreatinine(known) }).length > 0).toBe(serves)
  },
)

property(
  'la creatinina que mande quien ordena no cambia la dosis que se le admite, ni sus palabras lo que se guarda',
  [today, hundredths(20, 900), hundredths(1, 900)],
  (day, real, sent) => {
    const patient = { ...body, ...doseCreatinine(schemeCreatinine({ valor: real, fecha: day }, null, day)) }
    const forged = { ...body, creatinina: sent }
    for (const { tipo, valor } of proposalsFor(carboplatin, forged)) {
      const line = {
        ...carboplatin,
        dosis_formulada: valor,
        propuesta: { tipo, valor, texto: 'lo que quiera', creatinina: sent },
      }
      const own = proposalsFor(carboplatin, patient).find((each) => each.tipo === tipo && each.valor === valor)
      const kept = provenProposal(line, patient) ?? null
      expect(kept === null).toBe(own === undefined)
      if (kept !== null) expect([kept.texto, kept.creatinina]).toEqual([own?.texto, real])
    }
  },
)

property(
  'la mínima nunca da más que la medida, y solo se propone donde la medida es menor',
  [today, hundredths(20, 300)],
  (day, valor) => {
    const patient = { ...body, ...doseCreatinine(schemeCreatinine({ valor, fecha: day }, null, day)) }
    const [measured, least] = proposalsFor(carboplatin, patient)
    expect(measured?.tipo).toBe('auc')
    if (least !== undefined) expect(valor < 0.7 && least.valor < (measured?.valor ?? 0)).toBe(true)
  },
)
