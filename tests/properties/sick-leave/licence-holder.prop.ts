import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { checkLicenceHolder, exceptionsAsked } from '@cauce/domain/sick-leave/licence-holder'
import { CONTINGENCIES } from '@cauce/domain/sick-leave/sick-leave'
import { property } from '../../support/property.ts'

const TODAY = '2026-11-21'
const WHY = 'La persona cambió su identidad en el registro civil'

/** By licence: its sex, and whether each of the codes below is of it. */
const CODES = ['M545', 'O809', 'Z348', 'O039', 'O049', 'O601'] as const
const TABLE: Readonly<Record<string, readonly [sexo: string, ...of: readonly boolean[]]>> = {
  'licencia maternidad': ['F', false, true, true, false, false, true],
  'Licencia Paternidad': ['M', true, true, true, true, true, true],
  'Licencia por aborto espontáneo': ['F', false, false, false, true, false, false],
  'Interrupción voluntaria del embarazo': ['F', false, false, false, false, true, false],
  'Parto prematuro no viable': ['F', false, true, false, true, false, true],
}

const sexes = fc.constantFrom('F', 'M', 'I')
const ages = fc.constantFrom(5, 20, 41, 80)
const codes = fc.constantFrom(...CODES)

const belongs = (contingencia: string, sexo: string, edad: number, codigo: string) => {
  const row = TABLE[contingencia]
  if (row === undefined) return { sex: true, rest: true }
  const [ofSex, ...ofCodes] = row
  const fitsAge = contingencia === 'Licencia Paternidad' ? edad >= 12 : edad >= 10 && edad <= 60
  return { sex: sexo === ofSex, rest: fitsAge && ofCodes[CODES.findIndex((each) => each === codigo)] === true }
}

describe('de quién es cada licencia', () => {
  property(
    'sin afirmación pasa exactamente quien tiene su sexo, su edad y su diagnóstico',
    [fc.constantFrom(...CONTINGENCIES), sexes, ages, codes],
    (contingencia, sexo, edad, codigo) => {
      const asked = { contingencia, sexo, edad, diagnosticos: [{ codigo }] }
      const errors = checkLicenceHolder(asked, { excepcion_licencia: null, motivo_excepcion: null }, TODAY)
      const { sex, rest } = belongs(contingencia, sexo, edad, codigo)
      expect(Object.keys(errors).length === 0).toBe(sex && rest)
    },
  )

  property(
    'la identidad que cambió responde por el sexo y por nada más; la adopción, por todo donde la hay; sin motivo, ninguna',
    [
      fc.constantFrom(...CONTINGENCIES),
      sexes,
      ages,
      codes,
      fc.constantFrom('identidad', 'adopcion'),
      fc.constantFrom(WHY, '', 'xxxx xxxx xxxx'),
    ],
    (contingencia, sexo, edad, codigo, excepcion_licencia, motivo_excepcion) => {
      const asked = { contingencia, sexo, edad, diagnosticos: [{ codigo }] }
      const passes =
        Object.keys(checkLicenceHolder(asked, { excepcion_licencia, motivo_excepcion }, TODAY)).length === 0
      const { sex, rest } = belongs(contingencia, sexo, edad, codigo)
      const adopts = contingencia === 'licencia maternidad' || contingencia === 'Licencia Paternidad'
      const answers = excepcion_licencia === 'identidad' ? rest : adopts
      expect(passes).toBe((sex && rest) || (answers && motivo_excepcion === WHY))
      if (sex && rest) expect(exceptionsAsked(asked, TODAY)).toEqual([])
    },
  )
})
