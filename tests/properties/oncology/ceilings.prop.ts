import * as fc from 'fast-check'
import type { Ceiling, CeilingLine } from '@cauce/domain/oncology/ceiling-amounts'
import { checkCeilings, forbiddenRoute } from '@cauce/domain/oncology/ceilings'
import { property } from '../../support/property.ts'

const ROUTES = ['Intravenosa', 'Intratecal', 'Oral', 'Subcutánea'] as const

const ceiling = fc
  .record({
    tipo: fc.constantFrom('por_dosis' as const, 'por_ciclo' as const, 'de_por_vida' as const),
    valor: fc.integer({ min: 1, max: 500 }),
    unidad: fc.constantFrom('mg' as const, 'mg/m2' as const, 'mg/kg' as const),
    desviacion_maxima_pct: fc.constantFrom(0, 10, 20),
  })
  .map((each): Ceiling => ({
    ...each,
    principio_activo: 'Doxorrubicina',
    fase: '',
    vias_permitidas: [],
    vias_prohibidas: [],
    fuente: 'Ficha técnica',
  }))

const line = fc
  .record({
    cantidad: fc.integer({ min: 1, max: 5_000 }).map((tenths) => ({ cantidad: tenths / 10, unidad: 'mg' })),
    aplicaciones: fc.integer({ min: 1, max: 5 }),
    ciclos: fc.uniqueArray(fc.integer({ min: 1, max: 6 }), { minLength: 1 }),
  })
  .map((each): CeilingLine => ({
    ...each,
    principios: ['DOXORRUBICINA'],
    via: 'Intravenosa',
    fase: null,
    fija: false,
    propia: false,
    auc: null,
  }))
const lines = fc.array(line, { minLength: 1, maxLength: 4 })
const patient = fc
  .record({ isc: fc.integer({ min: 60, max: 260 }), peso: fc.integer({ min: 10, max: 150 }) })
  .map(({ isc, peso }) => ({ isc: isc / 100, peso }))
const before = fc.integer({ min: 0, max: 3_000 })

type Patient = { readonly isc: number; readonly peso: number }

/** Milligrams of a line in that cycle. */
const inCycle = ({ ciclos, cantidad, aplicaciones }: CeilingLine, cycle: number): number =>
  ciclos.includes(cycle) ? (cantidad?.cantidad ?? 0) * aplicaciones : 0

/** The definition, told otherwise: everything in milligrams, by adding up each cycle from the first to the sixth. */
const reached = (all: readonly CeilingLine[], at: number, { tipo }: Ceiling, given: number): number => {
  const each = [1, 2, 3, 4, 5, 6].map((cycle) => all.reduce((sum, one) => sum + inCycle(one, cycle), 0))
  if (tipo === 'por_dosis') return all[at]?.cantidad?.cantidad ?? 0
  return tipo === 'por_ciclo' ? Math.max(...each) : each.reduce((sum, one) => sum + one, given)
}
const limitOf = ({ valor, unidad }: Ceiling, { isc, peso }: Patient): number =>
  valor * (unidad === 'mg' ? 1 : unidad === 'mg/m2' ? isc : peso)
/** What rounding each application to one decimal can add, and no more. */
const slack = (all: readonly CeilingLine[]): number =>
  0.05 * all.reduce((sum, { aplicaciones, ciclos }) => sum + aplicaciones * ciclos.length, 1) + 0.001

property(
  'una línea que pasa del tope se niega y una que cabe no, por dosis, por ciclo y de por vida, con lo ya aplicado',
  [lines, ceiling, patient, before],
  (all, limit, who, given) => {
    const past = [{ principio: 'doxorrubicina', cantidad: { cantidad: given, unidad: 'mg' }, isc: who.isc }]
    const breaches = checkCeilings(all, [limit], who, past)
    return all.every((_, at) => {
      const own = breaches.find(({ lugar }) => lugar === at)
      const [milligrams, most] = [reached(all, at, limit, given), limitOf(limit, who)]
      if (milligrams <= most) return own === undefined
      const hard = most * (1 + limit.desviacion_maxima_pct / 100)
      if (milligrams > hard + slack(all)) return own?.quien === 'nadie'
      return milligrams <= most + slack(all) || own !== undefined
    })
  },
)

property('donde la tabla dice 0 % no hay segunda firma', [lines, ceiling, patient], (all, limit, who) =>
  checkCeilings(all, [{ ...limit, desviacion_maxima_pct: 0 }], who).every(({ quien }) => quien === 'nadie'),
)

property(
  'lo que se aplicó antes nunca quita lo que ya se negaba',
  [lines, ceiling, patient, before],
  (all, limit, who, given) => {
    const past = [{ principio: 'Doxorrubicina', cantidad: { cantidad: given, unidad: 'mg' }, isc: null }]
    return checkCeilings(all, [limit], who, past).length >= checkCeilings(all, [limit], who).length
  },
)

property(
  'una vía prohibida se niega salvo que otra fila la permita',
  [ceiling, fc.subarray([...ROUTES]), fc.subarray([...ROUTES]), fc.constantFrom(...ROUTES)],
  (limit, vias_permitidas, vias_prohibidas, via) => {
    const rows = [
      { ...limit, vias_prohibidas },
      { ...limit, vias_permitidas },
    ]
    const refused = forbiddenRoute({ principios: ['Doxorrubicina'], via }, rows) !== null
    return refused === (vias_prohibidas.includes(via) && !vias_permitidas.includes(via))
  },
)
