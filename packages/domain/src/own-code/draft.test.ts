import { expect, it } from 'vitest'
import { PAST_VALIDITY } from '../ordering/validity-date.ts'
import { checkOwnCodeDraft, emptyOwnCodeDraft, toServiceLine, WHOLE_SERVICES } from './draft.ts'

const today = '2026-11-21'
const walker = {
  id: 54,
  codigo: 'CP0054',
  nombre: 'Caminador con ruedas',
  CodigoNombre: 'CP0054 Caminador con ruedas',
  servicio: 'ayudas',
  requiere_auditoria: 0,
}
const draft = { codigoPropio: walker, cantidad: 1, fechaVigencia: today, observacion: '' }

it('lets a line without observation through', () => {
  expect(checkOwnCodeDraft(draft, today)).toEqual({ mensaje: null, errores: {} })
})

it('asks for the code of a new line', () => {
  expect(checkOwnCodeDraft(emptyOwnCodeDraft(today), today)).toEqual({
    mensaje: 'El Código Propio es requerido',
    errores: { codigoPropio: ['El Código Propio es requerido'] },
  })
})

it('a new line is of one unit from today, and takes up to 999 and 2000 characters', () => {
  expect(emptyOwnCodeDraft(today)).toEqual({ codigoPropio: null, cantidad: 1, fechaVigencia: today, observacion: '' })
  expect(checkOwnCodeDraft({ ...draft, cantidad: 999, observacion: 'a'.repeat(2000) }, today).errores).toEqual({})
})

it.each([{ codigoPropio: null }, { cantidad: null }, { fechaVigencia: '' }])('does not travel with %j', (missing) => {
  expect(toServiceLine({ ...draft, ...missing })).toBeNull()
})

it('asks for the quantity and the date in their words', () => {
  expect(checkOwnCodeDraft({ ...draft, cantidad: null, fechaVigencia: '' }, today)).toEqual({
    mensaje: 'La cantidad es requerida',
    errores: {
      cantidad: ['La cantidad es requerida'],
      fechaVigencia: ['La fecha de vigencia es requerida'],
    },
  })
})

it.each([0, -1, 1.5, 1000, Number.NaN])('does not order %d', (cantidad) => {
  expect(checkOwnCodeDraft({ ...draft, cantidad }, today).errores).toEqual({ cantidad: [WHOLE_SERVICES] })
})

it('does not order for yesterday, nor with an endless observation', () => {
  const { errores } = checkOwnCodeDraft({ ...draft, fechaVigencia: '2026-11-20', observacion: 'a'.repeat(2001) }, today)
  expect(errores).toEqual({ fechaVigencia: [PAST_VALIDITY], observacion: ['Máximo 2000 caracteres'] })
})

it('travels with its code, its trimmed observation and its site', () => {
  expect(toServiceLine({ ...draft, observacion: ' Marcha inestable ' }, { rep: { id: 3 }, motivo_rep: null })).toEqual({
    codigoPropio: { id: 54, codigo: 'CP0054', nombre: 'Caminador con ruedas' },
    cantidad: 1,
    fechaVigencia: today,
    observacion: 'Marcha inestable',
    rep: { id: 3 },
    motivo_rep: null,
  })
  expect(toServiceLine(emptyOwnCodeDraft(today))).toBeNull()
})
