import { describe, expect, it } from 'vitest'
import {
  asksRetroactiveCase,
  checkRetroactive,
  NEVER_OUTPATIENT,
  RETROACTIVE_CASE_REQUIRED,
  RETROACTIVE_CASE_UNKNOWN,
  RETROACTIVE_LABEL,
} from './retroactive.ts'
import { RETROACTIVE_CASES } from './sick-leave.ts'

const TODAY = '2026-11-21'
const start = (fecha_inicio: string, causa_retroactiva: string | null = null, contingencia = 'Enf. Comun') => ({
  fecha_inicio,
  causa_retroactiva,
  contingencia,
  ambulatoria: false,
})

describe('checkRetroactive', () => {
  it('asks nothing of today and later', () => {
    expect(checkRetroactive({ ...start(TODAY), ambulatoria: true }, TODAY)).toEqual({})
    expect(checkRetroactive(start('2026-11-22'), TODAY)).toEqual({})
  })

  it('asks which of the three cases applies', () => {
    expect(checkRetroactive(start('2026-11-20'), TODAY)).toEqual({ causa_retroactiva: [RETROACTIVE_CASE_REQUIRED] })
    expect(checkRetroactive(start('2026-11-20', ''), TODAY)).toEqual({ causa_retroactiva: [RETROACTIVE_CASE_REQUIRED] })
    expect(checkRetroactive(start('2026-11-20', 'olvido'), TODAY)).toEqual({
      causa_retroactiva: [RETROACTIVE_CASE_UNKNOWN],
    })
    for (const one of RETROACTIVE_CASES) expect(checkRetroactive(start('2026-11-20', one), TODAY)).toEqual({})
  })

  it('goes back 30 days and no more', () => {
    expect(checkRetroactive(start('2026-10-22', 'urgencias_internacion'), TODAY)).toEqual({})
    const tooFar = { fecha_inicio: ['La fecha de inicio puede ser de máximo 30 días antes de hoy'] }
    expect(checkRetroactive(start('2026-10-21', 'urgencias_internacion'), TODAY)).toEqual(tooFar)
    expect(checkRetroactive(start('1900-01-01', null, 'licencia maternidad'), TODAY)).toEqual(tooFar)
  })

  it('is never for outpatient care', () => {
    const outpatient = { ...start('2026-11-20', 'alteracion_mental'), ambulatoria: true }
    expect(checkRetroactive(outpatient, TODAY)).toEqual({ fecha_inicio: [NEVER_OUTPATIENT] })
  })

  it('does not ask it of a licence', () => {
    const licence = { ...start('2026-11-18', null, 'Licencia Paternidad'), ambulatoria: true }
    expect(checkRetroactive(licence, TODAY)).toEqual({})
    expect(asksRetroactiveCase(licence, TODAY)).toBe(false)
    expect(asksRetroactiveCase({ fecha_inicio: '2026-11-18', contingencia: null }, TODAY)).toBe(true)
  })
})

it('each case has its words', () => {
  expect(RETROACTIVE_CASES.map((one) => RETROACTIVE_LABEL[one].split(' ')[0])).toEqual([
    'Urgencias',
    'Trastorno',
    'Evento',
  ])
})
