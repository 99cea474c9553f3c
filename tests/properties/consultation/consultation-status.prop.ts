import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { recordBlockedBy } from '@cauce/domain/clinical-record/record-writer'
import { consultationTone, openingVerb } from '@cauce/domain/consultation/agenda'
import { orderingBlockedBy, statusOnOpening } from '@cauce/domain/consultation/consultation-status'
import { property } from '../../support/property.ts'

/** 1 Por confirmar, 2 En sala, 3 En consulta, 4 Atendida, 5 No asistió: what each does, as a table that people agreed on. */
const TABLE = new Map([
  [1, { tone: 'waiting', verb: 'Abrir', opened: 3, orders: true }],
  [2, { tone: 'info', verb: 'Abrir', opened: 3, orders: true }],
  [3, { tone: 'ok', verb: 'Continuar', opened: 3, orders: true }],
  [4, { tone: 'info', verb: 'Ver', opened: 4, orders: true }],
  [5, { tone: 'bad', verb: 'Ver', opened: 5, orders: false }],
])
const status = fc.oneof(fc.constantFrom(1, 2, 3, 4, 5), fc.integer({ min: 6, max: 99 }))

describe('el estado de una consulta', () => {
  property('da su tono, su verbo y su estado al abrirla', [status], (estado) => {
    const row = TABLE.get(estado) ?? { tone: 'unknown', verb: 'Ver', opened: estado }
    expect([consultationTone(estado), openingVerb(estado), statusOnOpening(estado)]).toEqual([
      row.tone,
      row.verb,
      row.opened,
    ])
  })

  property('solo la inasistida no acepta ni órdenes ni historia', [status], (estado) => {
    const open = TABLE.get(estado)?.orders ?? true
    expect([orderingBlockedBy(estado) === null, recordBlockedBy(estado) === null]).toEqual([open, open])
  })
})
