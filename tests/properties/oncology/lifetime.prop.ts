import * as fc from 'fast-check'
import type { Ceiling, CeilingLine } from '@cauce/domain/oncology/ceiling-amounts'
import { checkCeilings } from '@cauce/domain/oncology/ceilings'
import { lifetimesOf } from '@cauce/domain/oncology/lifetime'
import { property } from '../../support/property.ts'

const PATIENT = { isc: 1.7, peso: 60 }
const LIFE: Ceiling = {
  principio_activo: 'Doxorrubicina',
  tipo: 'de_por_vida',
  fase: '',
  valor: 450,
  unidad: 'mg/m2',
  vias_permitidas: [],
  vias_prohibidas: [],
  desviacion_maxima_pct: 0,
  fuente: 'Ficha técnica',
}
const lines = fc.array(
  fc
    .record({
      tenths: fc.integer({ min: 1, max: 3_000 }),
      aplicaciones: fc.integer({ min: 1, max: 4 }),
      ciclos: fc.uniqueArray(fc.integer({ min: 1, max: 6 }), { minLength: 1 }),
    })
    .map(({ tenths, ...each }): CeilingLine => ({
      ...each,
      cantidad: { cantidad: tenths / 10, unidad: 'mg' },
      principios: ['DOXORRUBICINA'],
      via: 'Intravenosa',
      fase: null,
      fija: false,
      propia: true,
      auc: null,
    })),
  { minLength: 1, maxLength: 4 },
)
const before = fc.integer({ min: 0, max: 1_200 })

property(
  'lo que se muestra es lo que se niega: si la suma no pasa del tope no se niega',
  [lines, before],
  (all, mg) => {
    const given = [{ principio: 'Doxorrubicina', cantidad: { cantidad: mg, unidad: 'mg' }, isc: 1.7 }]
    const [life, ...others] = lifetimesOf(all, [LIFE], PATIENT, given)
    if (life === undefined || others.length > 0) return false
    const refused = checkCeilings(all, [LIFE], PATIENT, given).length > 0
    return life.aplicado + life.ordenado > life.tope || !refused
  },
)

property('lo ya aplicado no cambia lo que se ordena', [lines, before], (all, mg) => {
  const given = [{ principio: 'Doxorrubicina', cantidad: { cantidad: mg, unidad: 'mg' }, isc: 1.7 }]
  const [life] = lifetimesOf(all, [LIFE], PATIENT, given)
  const [first] = lifetimesOf(all, [LIFE], PATIENT, [])
  return life?.ordenado === first?.ordenado && first?.aplicado === 0
})
