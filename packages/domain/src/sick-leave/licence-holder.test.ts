import { describe, expect, it } from 'vitest'
import { checkLicenceHolder, EXCEPTION_UNKNOWN, exceptionsAsked } from './licence-holder.ts'
import { isOfSubstance, REASON_TOO_POOR } from '../text/substance.ts'

const TODAY = '2026-11-21'
const MOTHER = { contingencia: 'licencia maternidad', sexo: 'F', edad: 30, diagnosticos: [{ codigo: 'O809' }] }
const MAN = { ...MOTHER, sexo: 'M', edad: 33, diagnosticos: [{ codigo: 'M545' }] }
const NOTHING = { excepcion_licencia: null, motivo_excepcion: null }
const WHY = 'Cambió su identidad en el registro civil'

describe('checkLicenceHolder', () => {
  it('lets pass whom the licence belongs to, also by the related diagnosis, and every leave that is of anybody', () => {
    expect(checkLicenceHolder(MOTHER, NOTHING, TODAY)).toEqual({})
    expect(
      checkLicenceHolder({ ...MOTHER, diagnosticos: [{ codigo: 'M545' }, { codigo: 'Z348' }] }, NOTHING, TODAY),
    ).toEqual({})
    expect(checkLicenceHolder({ ...MOTHER, diagnosticos: [] }, NOTHING, TODAY)).toEqual({})
    expect(checkLicenceHolder({ ...MAN, contingencia: 'Enf. Comun' }, NOTHING, TODAY)).toEqual({})
    expect(checkLicenceHolder({ ...MAN, contingencia: 'Licencia Paternidad' }, NOTHING, TODAY)).toEqual({})
    expect(checkLicenceHolder({ ...MAN, contingencia: null }, NOTHING, TODAY)).toEqual({})
  })

  it('refuses with the reason at the field', () => {
    expect(checkLicenceHolder(MAN, NOTHING, TODAY)).toEqual({
      contingencia: [
        'La licencia de maternidad es de afiliados de sexo femenino y este figura con sexo masculino: si corresponde, afirme por qué',
      ],
      diagnostico_id: [
        'La licencia de maternidad pide un diagnóstico de embarazo, parto o puerperio (O09 a O99, Z32 a Z39), principal o relacionado: M545 no lo es',
      ],
    })
    expect(checkLicenceHolder({ ...MOTHER, edad: 71 }, NOTHING, TODAY)).toEqual({
      contingencia: ['La licencia de maternidad se da de 10 a 60 años y el afiliado tiene 71'],
    })
    expect(checkLicenceHolder({ ...MOTHER, contingencia: 'Licencia Paternidad' }, NOTHING, TODAY)).toEqual({
      contingencia: [
        'La licencia de paternidad es de afiliados de sexo masculino y este figura con sexo femenino: si corresponde, afirme por qué',
      ],
    })
  })

  it('passes by the assertion of the professional, with a reason that says something', () => {
    const trans = { ...MOTHER, sexo: 'M' }
    const asserted = { excepcion_licencia: 'identidad', motivo_excepcion: WHY }
    expect(checkLicenceHolder(trans, asserted, TODAY)).toEqual({})
    expect(checkLicenceHolder(trans, { ...asserted, motivo_excepcion: 'no' }, TODAY)).toEqual({
      motivo_excepcion: [REASON_TOO_POOR],
    })
    expect(checkLicenceHolder(trans, { ...asserted, excepcion_licencia: 'otra' }, TODAY)).toEqual({
      excepcion_licencia: [EXCEPTION_UNKNOWN],
    })
    expect(Object.keys(checkLicenceHolder(trans, { ...asserted, excepcion_licencia: '' }, TODAY))).toEqual([
      'contingencia',
    ])
    // The identity says nothing of a diagnosis; an adoption does.
    expect(Object.keys(checkLicenceHolder(MAN, asserted, TODAY))).toEqual(['diagnostico_id'])
    expect(checkLicenceHolder(MAN, { ...asserted, excepcion_licencia: 'adopcion' }, TODAY)).toEqual({})
  })

  it('asks only for what would help', () => {
    expect(exceptionsAsked(MOTHER, TODAY)).toEqual([])
    expect(exceptionsAsked({ ...MOTHER, sexo: 'M' }, TODAY)).toEqual(['identidad', 'adopcion'])
    expect(exceptionsAsked(MAN, TODAY)).toEqual(['adopcion'])
    expect(exceptionsAsked({ ...MAN, contingencia: 'Licencia por aborto espontáneo' }, TODAY)).toEqual([])
  })
})

it('a reason has words', () => {
  expect([WHY, 'Así quedó escrito'].map((text) => isOfSubstance(text))).toEqual([true, true])
  expect(
    [null, undefined, '', 'aaaaaaaaaaaa', 'aaaa aaaa aaaa', '1234567890', 'no no no no', 'identidadcambiada'].some(
      (text) => isOfSubstance(text),
    ),
  ).toBe(false)
})
