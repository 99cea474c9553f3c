import { expect, it } from 'vitest'
import type { Ceiling } from '@cauce/domain/oncology/ceiling-amounts'
import { orderOfScheme } from '@cauce/domain/oncology/draft'
import { lineOfDrug } from '@cauce/domain/oncology/scheme-line'
import { hoy, prednisone, rchop, vincristine } from '../testing/scheme-samples.ts'
import { NOTHING_KNOWN, reachedLimits, type KnownLimits } from './limits.ts'
import type { SchemeRow } from './types.ts'

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

const reached = (changed: readonly SchemeRow[], known: KnownLimits = NOTHING_KNOWN) =>
  reachedLimits(
    {
      rows: changed,
      order: { ...order, codeSumiEsquemaSeleccionado: changed.map(({ line }) => line) },
      patient: PATIENT,
      hoy,
    },
    known,
  )
const [first, second] = rows
if (first === undefined || second === undefined) throw new Error('two rows')
const taken = (dosis_formulada: number) => ({ ...first, line: { ...first.line, dosis_formulada } })

it('is said at the field of the line that goes over, where nobody orders it', () => {
  expect(reached(rows)).toEqual({
    errores: {
      'codeSumiEsquemaSeleccionado.0.dosis_formulada': [
        'Tope por dosis de Vincristina: 2 mg; se llegaría a 2,5 mg (Ficha técnica). No se ordena.',
      ],
    },
    firma: [],
    vidas: [],
  })
})

it('is not said of a line that takes the cap, nor of an added drug of which nothing is known yet', () => {
  expect(reached([taken(2), second]).errores).toEqual({})
  expect(reached([{ ...first, drug: null }, second]).errores).toEqual({})
})

it('asks for a signature over an increase, and over a limit that leaves a percentage to it', () => {
  const soft = { ...CAP, valor: 2.6, desviacion_maxima_pct: 20 }
  const own = { ...first, drug: { ...vincristine, topes: [soft] } }
  expect(reached([own, second]).firma).toEqual([])
  const more = { ...own, line: { ...own.line, dosis_formulada: 3 } }
  expect(reached([more, second])).toMatchObject({
    errores: {},
    firma: [
      'Vincristina: 20 % más que el esquema (1,4 mg/m²: 2,5 mg, 1 aplicación)',
      'Tope por dosis de Vincristina: 2,6 mg; se llegaría a 3 mg (Ficha técnica). Lo firma también otro profesional.',
    ],
  })
})

const LIFE = { ...CAP, tipo: 'de_por_vida' as const, valor: 30 }
it('adds what was given before and what an added drug holds, once they are known', () => {
  const life = { ...capped, topes: [LIFE] }
  const dado = [{ principio: 'vincristina', cantidad: { cantidad: 16, unidad: 'mg' }, isc: null }]
  const own = { ...taken(2), drug: life }
  expect(reached([own, second], { dado, anadidos: [] }).vidas).toEqual([
    { principio_activo: 'Vincristina', unidad: 'mg', aplicado: 16, ordenado: 12, tope: 30 },
  ])
  const line = { ...first.line, esquema_linea_id: null, codesumi_id: 9, dosis: 3, indice_dosis: 'FIJA' as const }
  const added = { ...first, drug: null, line }
  const presentacion = { concentracion: '1 mg', unidad_presentacion: 'Tableta', base_dosis: 'único' }
  const anadidos = [{ codesumi_id: 9, principios: ['Vincristina'], presentacion, topes: [CAP, LIFE] }]
  expect(reached([added, second], { dado, anadidos })).toMatchObject({
    errores: { 'codeSumiEsquemaSeleccionado.0.dosis_formulada': [expect.stringContaining('se llegaría a 3 mg')] },
    vidas: [{ aplicado: 16, ordenado: 18 }],
  })
  const other = anadidos.map((each) => ({ ...each, codesumi_id: 8 }))
  expect(reached([added, second], { dado, anadidos: other }).vidas).toEqual([])
})
