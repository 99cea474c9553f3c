/** A proposed figure under any sequence of what people try. */
import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { addDays } from '@cauce/domain/calendar/calendar-date'
import { checkProposal, dateError, proposalReasonError, type ProposalState } from '@cauce/domain/law/proposal'
import { applyProposal, proposalMoves } from '@cauce/machines/life-cycles/law-proposal'
import { property } from '../../support/property.ts'

const AUTHOR = 1
const tries = fc.array(
  fc.record({ who: fc.constantFrom(AUTHOR, 2, 3), evento: fc.constantFrom('aprobar', 'devolver', 'retirar') }),
  { maxLength: 20 },
)

describe('applyProposal', () => {
  property('la misma mano nunca propone y decide, y lo decidido no cambia', [tries], (all) => {
    let state: ProposalState = 'propuesta'
    let closer: number | null = null
    for (const { who, evento } of all) {
      const offered = proposalMoves(state, who === AUTHOR).includes(evento)
      const after = applyProposal(state, evento, who === AUTHOR)
      expect(offered).toBe(!('error' in after))
      if ('error' in after) continue
      expect(state).toBe('propuesta')
      state = after.estado
      closer = who
    }
    if (state === 'aprobada' || state === 'devuelta') expect(closer).not.toBe(AUTHOR)
    if (state === 'retirada') expect(closer).toBe(AUTHOR)
  })
})

const TODAY = '2026-11-27'
const day = fc.integer({ min: -800, max: 800 }).map((days) => addDays(TODAY, days))
const situation = fc.record({
  today: fc.constant(TODAY),
  rige: fc.constant({ dias: 30 }),
  filas: fc.array(day, { maxLength: 4 }),
  pendientes: fc.array(day, { maxLength: 4 }),
  contado: fc.oneof(
    day.filter((each) => each <= TODAY),
    fc.constantFrom(null, undefined),
  ),
})

describe('dateError', () => {
  property(
    'nunca deja empezar en un día con el que ya se contó, ni donde ya empieza otra',
    [day, situation],
    (on, known) => {
      if (dateError(on, known) !== null) return
      expect(known.filas).not.toContain(on)
      if (known.contado === undefined) expect(on > TODAY).toBe(true)
      else if (known.contado !== null) expect(on > known.contado).toBe(true)
    },
  )
})

const FIGURE = {
  clave: 'una',
  nombre: 'Una',
  toca: [],
  partes: { dias: { nombre: 'Días', unidad: ['día', 'días'], min: 1, max: 90 } },
} as const

describe('checkProposal', () => {
  property(
    'lo que pasa dice un valor posible y distinto del que rige, su norma, su artículo y por qué',
    [fc.oneof(fc.integer({ min: -5, max: 100 }), fc.double()), fc.string(), fc.string(), fc.string(), situation],
    (dias, norma, articulo, motivo, known) => {
      const proposal = { valor: { dias }, vigente_desde: '2028-06-01', norma, articulo, motivo }
      if (Object.keys(checkProposal(FIGURE, proposal, { ...known, pendientes: [] })).length > 0) return
      expect(Number.isInteger(dias) && dias >= 1 && dias <= 90 && dias !== known.rige.dias).toBe(true)
      expect([norma.trim(), articulo.trim()]).not.toContain('')
      expect(proposalReasonError(motivo)).toBeNull()
    },
  )
})
