import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { applyReferral } from '@cauce/machines/life-cycles/referral'
import { NO_HOURS } from '@cauce/domain/referral/empty-panel'
import { checkMoments, intervals, MOMENTS } from '@cauce/domain/referral/moments'
import { panelActions } from '@cauce/domain/referral/panel-actions'
import { checkReferral, REFERRAL_WORDING, type ReferralFields } from '@cauce/domain/referral/required-fields'
import { property } from '../../support/property.ts'

const text = fc.constantFrom(null, '', '  ', 'algo')
const FIELDS = Object.keys(REFERRAL_WORDING)
const fields: fc.Arbitrary<ReferralFields> = fc.record({
  codigo_remision: text,
  tipo_solicitud: text,
  fecha_aceptacion: text,
  hora_aceptacion: text,
  nombre_acepta: text,
  cargo: text,
  institucion_acepta_rep_id: fc.constantFrom(null, 7),
  fecha_traslado_salida: text,
  hora_traslado_salida: text,
  fecha_traslado: text,
  hora_traslado: text,
  fecha_traslado_redondo_salida: text,
  hora_traslado_redondo_salida: text,
  fecha_redondo_traslado: text,
  hora_traslado_redondo: text,
})
const situation = fc.record({
  tipo_anexo_id: fc.integer({ min: 1, max: 4 }),
  estado: fc.constantFrom('Pendiente', 'En seguimiento', 'Cerrado', 'Devuelta'),
  traslado_redondo: fc.boolean(),
  sinAceptacion: fc.boolean(),
})

const ACCEPTANCE = [
  'fecha_aceptacion',
  'hora_aceptacion',
  'nombre_acepta',
  'cargo',
  'institucion_acepta_rep_id',
] as const
const isBlank = (value: string | number | null) => value === null || String(value).trim() === ''

describe('los campos de una remisión', () => {
  property(
    'falta exactamente lo que se pide y está en blanco, para toda combinación',
    [fields, situation],
    (form, of) => {
      // What nobody accepted has nothing of an acceptance written.
      const waived = of.sinAceptacion && ACCEPTANCE.every((field) => isBlank(form[field]))
      const accepting = of.tipo_anexo_id === 3 && of.estado === 'En seguimiento' && !waived
      const asked = (field: string): boolean => {
        if (field === 'codigo_remision' || field === 'tipo_solicitud') return true
        const ofTravel = /traslado/u.test(field)
        return accepting && (!ofTravel || of.traslado_redondo)
      }
      const missing = Object.entries(form)
        .filter(([field, value]) => asked(field) && isBlank(value))
        .map(([field]) => field)
      expect(Object.keys(checkReferral({ ...form, ...of })).toSorted()).toEqual(missing.toSorted())
      expect(FIELDS.toSorted()).toEqual(Object.keys(form).toSorted())
    },
  )

  property('un botón se ve solo si el ciclo de vida lo admite', [situation], ({ estado }) => {
    const moves = panelActions(estado, true).filter((action) => action !== 'ordenar')
    const allowed = (['gestionar', 'actualizar', 'finalizar'] as const).filter(
      (move) => !('error' in applyReferral(estado, move)),
    )
    // A state that this product does not know is neither followed nor closed: it can be taken, and the server says whether.
    expect(moves).toEqual(estado === 'Devuelta' ? ['gestionar'] : allowed)
  })
})

const DAY = '2026-11-21'
/** Minutes of a day, one for each moment; null where it is not known. */
const times = fc.tuple(...MOMENTS.map(() => fc.option(fc.integer({ min: 0, max: 1_439 }), { nil: null })))
const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

describe('las horas de una remisión', () => {
  property(
    'se admiten exactamente si ninguna va antes de otra anterior, y sus intervalos suman el total',
    [times],
    (minutes) => {
      const hours = {
        ...NO_HOURS,
        ...Object.fromEntries(
          MOMENTS.flatMap(({ fecha, hora }, place) => {
            const at = minutes[place] ?? null
            return at === null ? [] : [[fecha, DAY] as const, [hora, clock(at)] as const]
          }),
        ),
      }
      const start = Date.parse(`${DAY}T00:00:00-05:00`)
      const seen = minutes.filter((at) => at !== null)
      const inOrder = seen.every((at, place) => place === 0 || at >= (seen[place - 1] ?? 0))
      expect(Object.keys(checkMoments(hours, start)).length === 0).toBe(inOrder)
      if (inOrder) {
        const total = intervals(hours, start).reduce((sum, { minutos }) => sum + minutos, 0)
        expect(total).toBe(seen.at(-1) ?? 0)
      }
    },
  )
})
