import { expect, it } from 'vitest'
import { bogota, PETITION, term } from '../../testing/terms.ts'
import {
  alreadyDue,
  checkExtension,
  checkReason,
  checkSuspension,
  extended,
  lastExtension,
  reclassified,
  resumed,
} from './change.ts'
import { dueDay, dueOf } from './due.ts'

const asked = term('dia_habil', 15, '2026-10-06 10:00')
const CLAIM = { ...PETITION, nombre: 'reclamo en salud', admite_suspension: false, admite_prorroga: false }

it('se suspende una vez, en sus días y antes de vencer', () => {
  expect(checkSuspension(asked, PETITION, bogota('2026-10-09 10:00'))).toBeNull()
  expect(checkSuspension(asked, PETITION, bogota('2026-10-21 23:59'))).toBeNull()
  expect(checkSuspension(asked, PETITION, bogota('2026-10-22 00:00'))).toBe(
    'El requerimiento se podía hacer hasta el 21 oct 2026 (10 días hábiles). El plazo sigue corriendo.',
  )
  expect(checkSuspension(asked, CLAIM, bogota('2026-10-09 10:00'))).toBe(
    'Este plazo no se puede suspender: es de reclamo en salud.',
  )
  const once = resumed(asked, bogota('2026-10-09 10:00'), bogota('2026-10-20 10:00'))
  expect(dueDay(dueOf(once))).toBe('2026-11-06')
  expect(checkSuspension(once, PETITION, bogota('2026-10-21 10:00'))).toBe('Ya se suspendió una vez.')
  expect(checkSuspension(asked, { ...PETITION, dias_para_suspender: null }, bogota('2026-10-29 00:00'))).toBe(
    'El plazo ya venció: no se puede suspender.',
  )
})

it('se prorroga una vez, antes de vencer, hasta el doble', () => {
  const at = bogota('2026-10-27 10:00')
  expect(lastExtension(asked, 2)).toBe('2026-11-20')
  expect(checkExtension(asked, PETITION, { at, hasta: '2026-11-20' })).toBeNull()
  expect(checkExtension(asked, PETITION, { at, hasta: '2026-11-23' })).toBe(
    'La nueva fecha no puede pasar del 20 nov 2026: el doble del plazo.',
  )
  expect(checkExtension(asked, PETITION, { at: bogota('2026-10-29 00:00'), hasta: '2026-11-20' })).toBe(
    'La prórroga se informa antes del vencimiento (28 oct 2026).',
  )
  const notLater = 'La nueva fecha debe ser un día hábil posterior al vencimiento.'
  expect(checkExtension(asked, PETITION, { at, hasta: '2026-10-28' })).toBe(notLater)
  expect(checkExtension(asked, PETITION, { at, hasta: '2026-11-01' })).toBe(notLater)
  expect(checkExtension(asked, CLAIM, { at, hasta: '2026-11-20' })).toBe(
    'Este plazo no se puede prorrogar: es de reclamo en salud.',
  )
  const later = extended(asked, '2026-11-20')
  expect([later.adicional, dueDay(dueOf(later))]).toEqual([15, '2026-11-20'])
  expect(checkExtension(later, PETITION, { at, hasta: '2026-11-20' })).toBe('Ya se prorrogó una vez.')
  const calendar = term('dia_calendario', 2, '2026-10-09 08:00', { rodar_a_habil: true })
  expect(dueDay(dueOf(extended(calendar, '2026-10-14')))).toBe('2026-10-14')
})

it('otra clase cuenta desde el mismo inicio', () => {
  const simple = term('hora_corrida', 72, '2026-10-06 08:00')
  const raised = reclassified(simple, { unidad: 'hora_corrida', cantidad: 48, rodar_a_habil: false })
  expect(dueOf(raised)).toBe(bogota('2026-10-08 08:00'))
  expect(alreadyDue(raised, 'riesgo vital', bogota('2026-10-08 08:00'))).toBe(
    'Como riesgo vital el plazo venció el 08 oct 2026, 08:00.',
  )
  expect(alreadyDue(raised, 'riesgo vital', bogota('2026-10-08 07:59'))).toBeNull()
})

it('pide un motivo que diga algo', () => {
  expect(checkReason('   porque sí   ')).toBe('Escriba el motivo (20 caracteres o más)')
  expect(checkReason('Falta el poder del representante')).toBeNull()
})
