import { describe, expect, it } from 'vitest'
import { PERMISSIONS } from '../navigation/permissions.ts'
import {
  actingName,
  canGrantSubstitution,
  DOES_NOT_ATTEND,
  ENDS_BEFORE,
  OWN_SUBSTITUTION,
  SAME_PERSON,
  STARTS_IN_THE_PAST,
  SUBSTITUTION_PERMISSION,
  SUBSTITUTION_STATE_NAMES,
  SUBSTITUTION_STATES,
  substitutionProblems,
  substitutionState,
  TOO_LONG,
  WITHOUT_PROFESSION,
  WITHOUT_REGISTRATION,
} from './substitution.ts'

const TODAY = '2026-11-23'
const clinician = (id: number, fields: object = {}) => ({
  id,
  activo: true,
  permissions: ['blog.vista'],
  registro_profesional: '05-1234',
  profesion: 'medicina',
  ...fields,
})
const draft = { desde: TODAY, hasta: '2026-12-23', motivo: 'Vacaciones' }
const [titular, substitute] = [clinician(1), clinician(2)]

it('nobody grants it to themselves', () => {
  expect(canGrantSubstitution({ id: 2 }, 2)).toEqual({ puede: false, porQueNo: OWN_SUBSTITUTION })
  expect(canGrantSubstitution({ id: 1 }, 2)).toEqual({ puede: true })
  expect(PERMISSIONS).toContain(SUBSTITUTION_PERMISSION)
})

describe('a grant', () => {
  it('stands between two who attend, for up to 31 days', () => {
    expect(substitutionProblems(draft, titular, substitute, TODAY)).toEqual({})
    expect(substitutionProblems({ ...draft, hasta: TODAY }, titular, substitute, TODAY)).toEqual({})
  })

  it('says what is wrong at its field', () => {
    const problems = (change: object, one = titular, other = substitute) =>
      substitutionProblems({ ...draft, ...change }, one, other, TODAY)
    expect(problems({ hasta: '2026-12-24' })).toEqual({ hasta: [TOO_LONG] })
    expect(problems({ desde: '2026-11-22', hasta: TODAY })).toEqual({ desde: [STARTS_IN_THE_PAST] })
    expect(problems({ desde: '2026-11-22', hasta: '2026-12-31' })).toEqual({
      desde: [STARTS_IN_THE_PAST],
      hasta: [TOO_LONG],
    })
    expect(problems({ hasta: '2026-11-22' })).toEqual({ hasta: [ENDS_BEFORE] })
    expect(Object.keys(problems({ motivo: '  ' }))).toEqual(['motivo'])
    expect(Object.keys(problems({ motivo: 'x'.repeat(301) }))).toEqual(['motivo'])
    expect(problems({ motivo: 'x'.repeat(300) })).toEqual({})
    expect(problems({}, titular, titular)).toEqual({ sustituto_user_id: [SAME_PERSON] })
    expect(problems({}, clinician(1, { permissions: [] }))).toEqual({ titular_user_id: [DOES_NOT_ATTEND] })
    expect(problems({}, titular, clinician(2, { activo: false }))).toEqual({ sustituto_user_id: [DOES_NOT_ATTEND] })
    expect(problems({}, titular, clinician(2, { registro_profesional: ' ' }))).toEqual({
      sustituto_user_id: [WITHOUT_REGISTRATION],
    })
    for (const profesion of ['', null])
      expect(problems({}, titular, clinician(2, { profesion }))).toEqual({ sustituto_user_id: [WITHOUT_PROFESSION] })
  })
})

it('a grant stands on its days, until somebody revokes it', () => {
  const state = (desde: string, hasta: string, revocada = false) => substitutionState({ desde, hasta, revocada }, TODAY)
  expect(state(TODAY, TODAY)).toBe('vigente')
  expect(state('2026-11-01', TODAY)).toBe('vigente')
  expect(state('2026-11-24', '2026-11-30')).toBe('programada')
  expect(state('2026-11-01', '2026-11-22')).toBe('terminada')
  expect(state(TODAY, TODAY, true)).toBe('revocada')
  expect(SUBSTITUTION_STATES.map((one) => SUBSTITUTION_STATE_NAMES[one])).toEqual([
    'Vigente',
    'Programada',
    'Terminada',
    'Revocada',
  ])
})

it('who acts is read with whom they stand in for', () => {
  expect(actingName('Laura Restrepo', 'Andrés Gil')).toBe('Laura Restrepo, en sustitución de Andrés Gil')
})
