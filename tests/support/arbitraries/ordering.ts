/** Procedures, lines, statuses and contracts. Few different values, so that ties and coincidences are common; most contracts serve. */
import * as fc from 'fast-check'
import type { ContractedSite } from '@cauce/domain/ordering/propose-routing'
import type { Procedure } from '@cauce/domain/procedure/procedure'
import type { ProcedureDraft } from '@cauce/domain/procedure/draft'
import { addDays } from '@cauce/domain/calendar/calendar-date'
import { blank, sentence } from './text.ts'

/** Status codes of the specification, and others that the insurer's own server may answer. */
export const statusId: fc.Arbitrary<number> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(1, 2, 3, 4, 5, 42, 49) },
  { weight: 1, arbitrary: fc.integer({ min: -5, max: 60 }) },
)

export const procedure: fc.Arbitrary<Procedure> = fc.record({
  id: fc.integer({ min: 1, max: 12 }),
  codigo: fc.constantFrom('902210', '452301', '881302', '890283'),
  nombre: fc.constantFrom('Hemograma IV', 'Colonoscopia total', 'Ecografía de abdomen total'),
  requiere_auditoria: fc.constantFrom(0, 1),
  requiere_consentimiento: fc.constantFrom(0, 1),
  cantidad_maxima: fc.integer({ min: 1, max: 30 }),
  sexo: fc.constantFrom('F', 'M', 'Z'),
})

/** Quantities around the limits, fractions included. */
export const quantity: fc.Arbitrary<number> = fc.oneof(
  fc.integer({ min: -2, max: 32 }),
  fc.constantFrom(0.5, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 9_999),
)

/** A line that is being typed on `day`: right, incomplete or wrong. */
export const draftOn = (day: string): fc.Arbitrary<ProcedureDraft> =>
  fc.record({
    procedimiento: fc.option(procedure, { nil: null, freq: 5 }),
    cantidad: fc.option(quantity, { nil: null, freq: 8 }),
    fechaVigencia: fc.oneof(
      { weight: 5, arbitrary: fc.integer({ min: 0, max: 365 }).map((shift) => addDays(day, shift)) },
      { weight: 2, arbitrary: fc.constantFrom(-1, 366, -400).map((shift) => addDays(day, shift)) },
      { weight: 1, arbitrary: fc.constantFrom('', '2026-02-30', 'mañana') },
    ),
    observacion: fc.oneof({ weight: 5, arbitrary: sentence }, { weight: 1, arbitrary: blank }),
  })

/** Day of the routing examples. */
export const ROUTING_DAY = '2026-11-21'

const MUNICIPALITIES = [
  { municipio_id: 5001, municipio: 'Medellín', departamento_id: 5 },
  { municipio_id: 5088, municipio: 'Bello', departamento_id: 5 },
  { municipio_id: 76001, municipio: 'Cali', departamento_id: 76 },
] as const

/** A contract line; the name and the place follow from the site, as they do in the catalogue. */
export const contract: fc.Arbitrary<ContractedSite> = fc
  .record({
    rep_id: fc.integer({ min: 1, max: 6 }),
    servicio: fc.constantFrom('endoscopia', 'endoscopia', 'endoscopia', 'laboratorio'),
    prioridad: fc.integer({ min: 1, max: 2 }),
    vigente_desde: fc.constantFrom('2026-01-01', '2026-01-01', '2026-11-21', '2026-11-22'),
    vigente_hasta: fc.constantFrom(null, null, '2026-12-31', '2026-12-31', '2026-11-21', '2026-11-20'),
    activo: fc.constantFrom(true, true, true, false),
  })
  .map((line) => ({
    ...line,
    nombre: `Sede ${line.rep_id % 3}`,
    ...(MUNICIPALITIES[line.rep_id % 3] ?? MUNICIPALITIES[0]),
  }))

/** What is asked of the routing: an affiliate of Medellín, of Cali, or of an unknown place, with or without primary provider. */
export const routingRequest = fc
  .record({
    ips_id: fc.option(fc.integer({ min: 1, max: 6 }), { nil: null }),
    place: fc.constantFrom(MUNICIPALITIES[0], MUNICIPALITIES[2], null),
    contratos: fc.array(contract, { maxLength: 14 }),
  })
  .map(({ ips_id, place, contratos }) => ({
    item_id: 452301,
    servicio: 'endoscopia',
    ips_id,
    municipio_id: place?.municipio_id ?? null,
    municipio_nombre: place?.municipio ?? null,
    departamento_id: place?.departamento_id ?? null,
    contratos,
    hoy: ROUTING_DAY,
  }))
