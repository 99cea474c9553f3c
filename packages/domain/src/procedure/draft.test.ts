import { describe, expect, it } from 'vitest'
import { PAST_VALIDITY } from '../ordering/validity-date.ts'
import { ALL_FIELDS_REQUIRED, REQUIRED_FIELD } from '../text/field.ts'
import { checkDraft, emptyDraft, toPreOrderItem } from './draft.ts'

const today = '2026-11-21'
const hemogram = {
  id: 31,
  codigo: '902210',
  nombre: 'Hemograma IV',
  requiere_auditoria: 0,
  requiere_consentimiento: 0,
  cantidad_maxima: 2,
  sexo: 'Z',
}
const draft = { procedimiento: hemogram, cantidad: 1, fechaVigencia: today, observacion: 'En ayunas' }

describe('checkDraft', () => {
  it('lets a complete line through', () => {
    expect(checkDraft(draft, today)).toEqual({ mensaje: null, errores: {} })
  })

  it('asks for every field of a new line, in one sentence and beside each', () => {
    expect(checkDraft(emptyDraft(today), today)).toEqual({
      mensaje: ALL_FIELDS_REQUIRED,
      errores: { procedimiento: [REQUIRED_FIELD], observacion: [REQUIRED_FIELD] },
    })
  })

  it.each([{ procedimiento: null }, { cantidad: null }, { fechaVigencia: '' }, { observacion: '   ' }])(
    'misses %o',
    (missing) => {
      const { mensaje, errores } = checkDraft({ ...draft, ...missing }, today)
      expect(mensaje).toBe('Todos los campos son obligatorios')
      expect(errores).toEqual({ [Object.keys(missing).join('')]: [REQUIRED_FIELD] })
    },
  )

  it('says what is wrong with a quantity and with a date', () => {
    expect(checkDraft({ ...draft, cantidad: 0 }, today)).toEqual({
      mensaje: 'La cantidad debe ser al menos 1',
      errores: { cantidad: ['La cantidad debe ser al menos 1'] },
    })
    expect(checkDraft({ ...draft, cantidad: 3 }, today).errores).toEqual({
      cantidad: ['La cantidad máxima de este procedimiento es 2'],
    })
    expect(checkDraft({ ...draft, fechaVigencia: '2026-11-20' }, today).mensaje).toBe(PAST_VALIDITY)
  })

  it('says both what is missing and what is wrong', () => {
    expect(checkDraft({ ...draft, cantidad: -1, observacion: '' }, today)).toEqual({
      mensaje: ALL_FIELDS_REQUIRED,
      errores: { cantidad: ['La cantidad debe ser al menos 1'], observacion: [REQUIRED_FIELD] },
    })
  })

  it('refuses an observation longer than what is kept', () => {
    expect(checkDraft({ ...draft, observacion: 'a'.repeat(2000) }, today).errores).toEqual({})
    expect(checkDraft({ ...draft, observacion: 'a'.repeat(2001), fechaVigencia: '2026-11-20' }, today).errores).toEqual(
      {
        fechaVigencia: [PAST_VALIDITY],
        observacion: ['Máximo 2000 caracteres'],
      },
    )
  })
})

describe('toPreOrderItem', () => {
  it('sends the line with the consultation and the site', () => {
    const extra = { consulta_id: 1, rep: { id: 11, nombre: 'Sede Laureles' } }
    expect(toPreOrderItem({ ...draft, observacion: ' En ayunas ' }, extra)).toEqual({
      procedimiento: { id: 31, codigo: '902210', nombre: 'Hemograma IV', requiere_auditoria: 0 },
      cantidad: 1,
      fechaVigencia: today,
      observacion: 'En ayunas',
      consulta_id: 1,
      rep: { id: 11, nombre: 'Sede Laureles' },
    })
  })

  it('sends nothing while something is missing', () => {
    expect(toPreOrderItem(emptyDraft(today))).toBeNull()
    const missing = [{ procedimiento: null }, { cantidad: null }, { fechaVigencia: '' }, { observacion: '  ' }]
    expect(missing.map((field) => toPreOrderItem({ ...draft, ...field }))).toEqual(missing.map(() => null))
  })
})
