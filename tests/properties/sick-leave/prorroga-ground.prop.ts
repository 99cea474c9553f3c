import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { addDays } from '@cauce/domain/calendar/calendar-date'
import { chainDays } from '@cauce/domain/sick-leave/chain'
import { counts, lastDay, type Leave } from '@cauce/domain/sick-leave/leave-span'
import { previousLeave } from '@cauce/domain/sick-leave/previous-leave'
import { checkProrrogaGround } from '@cauce/domain/sick-leave/prorroga-ground'
import { calmLeaves, daysOf } from '../../support/arbitraries/sick-leave.ts'
import { property } from '../../support/property.ts'

const codes = fc.constantFrom('M545', 'M544', 'M511', 'J00X', 'F320')
const kinds = fc.constantFrom('Enf. Comun', 'Accidente de trabajo')
const gaps = fc.oneof(fc.constantFrom(0, 1, 29, 30, 31), fc.integer({ min: 0, max: 60 }))
const answers = fc.constantFrom('Si' as const, 'No' as const)
const reasons = fc.constantFrom(null, '', 'aaaaaaaaaaaa', 'Secuela de la misma lesión de la espalda')

const CAUSES: Readonly<Record<string, string>> = { 'Accidente de trabajo': 'laboral' }
const originOf = (contingencia: string): string => CAUSES[contingencia] ?? 'comun'

interface Fresh extends Leave {
  readonly motivo_prorroga: string | null
}

/** A new leave some days after the last of a row, whatever was answered. */
const freshAfter = (
  leaves: readonly Leave[],
  [gap, codigo, contingencia, prorroga, motivo_prorroga]: readonly [number, string, string, 'Si' | 'No', string | null],
): Fresh => {
  const end = leaves.map(({ fecha_final }) => fecha_final).reduce((late, day) => (day > late ? day : late))
  const fecha_inicio = addDays(end, 1 + gap)
  const fecha_final = addDays(fecha_inicio, 4)
  return { fecha_inicio, fecha_final, contingencia, prorroga, estado_id: 1, cie10: { codigo }, motivo_prorroga }
}

const fresh = fc.tuple(gaps, codes, kinds, answers, reasons)

/** Whether the 31 days before have a day of leave of that origin. */
const isNear = (leave: Leave, leaves: readonly Leave[]): boolean => {
  const days = new Set(
    leaves
      .filter((other) => counts(other) && originOf(other.contingencia) === originOf(leave.contingencia))
      .flatMap(daysOf),
  )
  return Array.from({ length: 31 }, (_, place) => addDays(leave.fecha_inicio, -1 - place)).some((day) => days.has(day))
}

describe('la prórroga y su fundamento', () => {
  property(
    'un Si sin una incapacidad del mismo origen en los 30 días anteriores se niega siempre',
    [calmLeaves, fresh],
    (leaves, drawn) => {
      const leave = freshAfter(leaves, drawn)
      const errors = checkProrrogaGround(leave, leaves)
      expect(errors['prorroga'] !== undefined).toBe(leave.prorroga === 'Si' && !isNear(leave, leaves))
    },
  )

  property('lo que pasa y dice el certificado es lo que cuenta la cadena', [calmLeaves, fresh], (leaves, drawn) => {
    const leave = freshAfter(leaves, drawn)
    if (Object.keys(checkProrrogaGround(leave, leaves)).length > 0) return
    expect(chainDays<Leave>(leave, leaves).antes > 0).toBe(leave.prorroga === 'Si')
  })

  property('nada pasa contra la regla sin un motivo con palabras', [calmLeaves, fresh], (leaves, drawn) => {
    const leave = { ...freshAfter(leaves, drawn), motivo_prorroga: null }
    if (Object.keys(checkProrrogaGround(leave, leaves)).length > 0 || !isNear(leave, leaves)) return
    const origin = leaves.filter(
      (other) => counts(other) && originOf(other.contingencia) === originOf(leave.contingencia),
    )
    const share = (length: number) =>
      origin.some(({ cie10 }) => cie10.codigo.slice(0, length) === leave.cie10.codigo.slice(0, length))
    // No: nobody had this very diagnosis the day before. Si: somebody had one of its category.
    if (leave.prorroga === 'Si') expect(share(3)).toBe(true)
    else {
      const before = previousLeave(leave, leaves)
      const isNext = before !== null && addDays(lastDay(before), 1) === leave.fecha_inicio
      expect(isNext && before.cie10.codigo === leave.cie10.codigo).toBe(false)
    }
  })

  property(
    'la anterior es la de su enfermedad aunque otra haya terminado después',
    [fc.integer({ min: 0, max: 29 }), fc.integer({ min: 0, max: 29 }), fc.boolean()],
    (back, mood, named) => {
      const start = '2026-06-01'
      const ended = (id: number, days: number, codigo: string): Leave => ({
        id,
        fecha_inicio: addDays(start, -days - 5),
        fecha_final: addDays(start, -days - 1),
        contingencia: 'Enf. Comun',
        prorroga: 'No',
        estado_id: 1,
        cie10: { codigo },
      })
      const leaves = [ended(1, back, 'M545'), ended(2, mood, 'F320')]
      const next = { fecha_inicio: start, contingencia: 'Enf. Comun', cie10: { codigo: 'M511' } }
      expect(previousLeave(next, leaves)?.id).toBe(1)
      // The one that the doctor names wins over a mere letter, and the related diagnosis over the letter too.
      expect(previousLeave({ ...next, ultima_incapacidad_id: named ? 2 : 1 }, leaves)?.id).toBe(named ? 2 : 1)
      expect(previousLeave({ ...next, cie10_relacionado: { codigo: 'F321' } }, leaves)?.id).toBe(2)
    },
  )
})
