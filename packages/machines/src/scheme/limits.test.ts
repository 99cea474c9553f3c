import { expect, it } from 'vitest'
import type { Ceiling } from '@cauce/domain/oncology/ceiling-amounts'
import { orderOfScheme } from '@cauce/domain/oncology/draft'
import { lineOfDrug } from '@cauce/domain/oncology/scheme-line'
import { hoy, prednisone, rchop, vincristine } from '../testing/scheme-samples.ts'
import { overCeilings } from './limits.ts'

const CAP: Ceiling = {
  principio_activo: 'Vincristina',
  tipo: 'por_dosis',
  fase: '',
  valor: 2,
  unidad: 'mg',
  vias_permitidas: ['Intravenosa'],
  vias_prohibidas: ['Intratecal'],
  desviacion_maxima_pct: 0,
  fuente: 'Ficha técnica',
}

const PATIENT = { isc: 1.75, peso: 68, talla: 162, edad: 60, sexo: 'F', creatinina: null }
const capped = { ...vincristine, topes: [CAP] }
const drugs = [capped, prednisone]
const rows = drugs.map((drug, key) => ({
  key,
  line: lineOfDrug(drug, PATIENT.isc),
  drug,
  principios: [drug.nombre],
  isc: PATIENT.isc,
}))
const order = orderOfScheme(rchop, drugs, PATIENT.isc, hoy)

it('is said at the field of the line that goes over', () => {
  expect(overCeilings(rows, order, PATIENT)).toEqual({
    'codeSumiEsquemaSeleccionado.0.dosis_formulada': [
      'Tope por dosis de Vincristina: 2 mg; se llegaría a 2,5 mg (Ficha técnica). No se ordena.',
    ],
  })
})

it('is not said of a line that takes the cap, nor of an added drug, whose strength is not known here', () => {
  const [first, second] = rows
  if (first === undefined || second === undefined) throw new Error('two rows')
  expect(overCeilings([{ ...first, line: { ...first.line, dosis_formulada: 2 } }, second], order, PATIENT)).toEqual({})
  expect(overCeilings([{ ...first, drug: null }, second], order, PATIENT)).toEqual({})
})
