/** Services of the own-code catalogue, typed and ordered. Few different codes, so that coincidences are common. */
import * as fc from 'fast-check'
import { addDays } from '@cauce/domain/calendar/calendar-date'
import type { OwnCodeDraft } from '@cauce/domain/own-code/draft'
import type { OwnCode } from '@cauce/domain/own-code/service-line'
import { quantity, statusId } from './ordering.ts'
import { blank, sentence } from './text.ts'

export const codeId: fc.Arbitrary<number> = fc.integer({ min: 1, max: 6 })

const ownCode: fc.Arbitrary<OwnCode> = fc
  .record({ id: codeId, requiere_auditoria: fc.constantFrom(0, 1), servicio: fc.constantFrom('ayudas', 'insumos') })
  .map((row) => ({
    ...row,
    codigo: `CP000${row.id}`,
    nombre: 'Caminador con ruedas',
    CodigoNombre: `CP000${row.id} Caminador con ruedas`,
  }))

/** A line that is being typed on `day`: right, incomplete or wrong. */
export const ownCodeDraftOn = (day: string): fc.Arbitrary<OwnCodeDraft> =>
  fc.record({
    codigoPropio: fc.option(ownCode, { nil: null, freq: 5 }),
    cantidad: fc.option(quantity, { nil: null, freq: 8 }),
    fechaVigencia: fc.oneof(
      { weight: 5, arbitrary: fc.integer({ min: 0, max: 365 }).map((shift) => addDays(day, shift)) },
      { weight: 2, arbitrary: fc.constantFrom(-1, 366).map((shift) => addDays(day, shift)) },
      { weight: 1, arbitrary: fc.constantFrom('', '2026-02-30', 'mañana') },
    ),
    observacion: fc.oneof(sentence, blank),
  })

/** A line of active orders around `day`. */
export const activeServiceOn = (day: string) =>
  fc.record({
    codigo_propio: codeId.map((id) => ({ id, codigo: `CP000${id}`, nombre: 'Caminador con ruedas' })),
    estado_id: statusId,
    fecha_vencimiento: fc.integer({ min: -2, max: 90 }).map((shift) => addDays(day, shift)),
  })
