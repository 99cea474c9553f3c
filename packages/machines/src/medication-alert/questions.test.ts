import { expect, it } from 'vitest'
import { alertInput, sulfa, warfarin } from '../testing/alert-samples.ts'
import { questionOf } from './questions.ts'
import { newAlert } from './walk.ts'

const posologia = { via: 'Oral', dosis: 2, frecuencia: 8, tiempo: 'Horas' as const }

it('the notices are asked for with the dose of the other lines, and never with the line itself twice', () => {
  const selected = [
    { codesumi_id: warfarin.id, nombre: warfarin.nombre, posologia },
    { codesumi_id: sulfa.id, nombre: sulfa.nombre, posologia },
    { codesumi_id: 99, nombre: 'Sin dosis' },
  ]
  expect(questionOf(newAlert({ ...alertInput, selected }), 'avisos').body).toMatchObject({
    linea: { codesumi_id: sulfa.id, via: 'Oral', dosis: 1, frecuencia: 12, tiempo: 'Horas' },
    seleccionados: [warfarin.id, 99],
    otras: [{ codesumi_id: warfarin.id, ...posologia }],
  })
})
