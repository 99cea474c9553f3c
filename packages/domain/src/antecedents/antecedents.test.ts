import { describe, expect, it } from 'vitest'
import { CREATININE_OUT_OF_RANGE } from '../clinical-record/renal-function.ts'
import {
  allergyProblems,
  ALWAYS_GRAVE,
  IN_THE_FUTURE,
  momentProblem,
  NOT_A_MOMENT,
  NOT_A_NAME,
} from './allergy-entry.ts'
import {
  CANNOT_CLOSE_SO,
  CLOSING_REASON,
  closingProblems,
  HAS_ALLERGIES,
  wereAsked,
  whyNotDeny,
} from './antecedent-life.ts'
import { allergyFacts, stateInWords } from './antecedent-words.ts'
import {
  AGE_TO_CONFIRM,
  CREATININE_DATE_REQUIRED,
  DEGREE_REQUIRED,
  SEX_TO_CONFIRM,
  STATE_IN_FUTURE,
  STATE_TOO_OLD,
  stateProblems,
  WEEKS_RANGE,
  WEEKS_REQUIRED,
  type PatientStateForm,
} from './patient-state.ts'

const TODAY = '2026-11-23'
const ALLERGY = {
  tipo: 'clase',
  nombre: 'Penicilinas',
  reaccion: 'urticaria',
  severidad: 'moderada',
  certeza: 'probable',
  cuando: '2015',
  origen: 'paciente',
  detalle: null,
} as const

describe('allergyProblems', () => {
  it('nada de una que está completa', () => {
    expect(allergyProblems(ALLERGY, TODAY)).toEqual({})
  })

  it('dice qué le falta al nombre', () => {
    expect(allergyProblems({ ...ALLERGY, nombre: ' ' }, TODAY)).toHaveProperty('nombre')
    expect(allergyProblems({ ...ALLERGY, nombre: '12.3' }, TODAY)).toEqual({ nombre: [NOT_A_NAME] })
    expect(allergyProblems({ ...ALLERGY, nombre: 'p'.repeat(121) }, TODAY)).toHaveProperty('nombre')
    expect(allergyProblems({ ...ALLERGY, nombre: 'p'.repeat(120) }, TODAY)).toEqual({})
  })

  it('una reacción que siempre es grave no baja, se escriba como se escriba', () => {
    for (const reaccion of [' Anafilaxia ', 'choque anafiláctico', 'Necrólisis epidérmica', 'Stevens-Johnson']) {
      expect(allergyProblems({ ...ALLERGY, reaccion }, TODAY)).toEqual({ severidad: [ALWAYS_GRAVE] })
    }
  })

  it.each([
    ['2015', null],
    ['2015-03', null],
    ['2026-11-23', null],
    ['', null],
    ['2026-11-24', IN_THE_FUTURE],
    ['2027', IN_THE_FUTURE],
    ['2015-02-30', NOT_A_MOMENT],
    ['2015-13', NOT_A_MOMENT],
    ['1899', NOT_A_MOMENT],
    ['hace años', NOT_A_MOMENT],
  ])('«%s» como fecha', (cuando, problem) => {
    expect(momentProblem(cuando, TODAY)).toBe(problem)
  })
})

describe('closingProblems', () => {
  it('una alergia se descarta, no se termina', () => {
    expect(closingProblems('alergia', 'terminada', 'Prueba de provocación negativa')).toEqual({
      como: [CANNOT_CLOSE_SO],
    })
    expect(closingProblems('alergia', 'refutada', 'Prueba de provocación negativa')).toEqual({})
    expect(closingProblems('estado', 'terminada', 'no')).toEqual({ motivo: [CLOSING_REASON] })
  })
})

describe('lo que se preguntó', () => {
  it('quien no pudo responder sigue sin preguntarse', () => {
    expect(wereAsked({ alergias: [], respuestas: [{ respuesta: 'no_responde', estado: 'vigente' }] })).toBe(false)
    expect(wereAsked({ alergias: [], respuestas: [{ respuesta: 'niega', estado: 'vigente' }] })).toBe(true)
    expect(wereAsked({ alergias: [], respuestas: [{ respuesta: 'niega', estado: 'error' }] })).toBe(false)
  })

  it('con una vigente no se niegan', () => {
    expect(whyNotDeny({ alergias: [{ estado: 'vigente' }] })).toBe(HAS_ALLERGIES)
    expect(whyNotDeny({ alergias: [{ estado: 'refutada' }] })).toBeNull()
  })
})

const STATE: PatientStateForm = {
  tipo: 'gestacion',
  presente: true,
  desde: null,
  semanas: 12,
  grado: null,
  detalle: null,
  origen: 'paciente',
  confirmado: false,
}
const WOMAN = { sexo: 'F', edad: 30 }

describe('stateProblems', () => {
  it('un embarazo pide sus semanas o su fecha', () => {
    expect(stateProblems(STATE, WOMAN, TODAY)).toEqual({})
    expect(stateProblems({ ...STATE, semanas: null }, WOMAN, TODAY)).toEqual({ semanas: [WEEKS_REQUIRED] })
    expect(stateProblems({ ...STATE, semanas: 45 }, WOMAN, TODAY)).toEqual({ semanas: [WEEKS_RANGE] })
    expect(stateProblems({ ...STATE, semanas: 2.5 }, WOMAN, TODAY)).toEqual({ semanas: [WEEKS_RANGE] })
    expect(stateProblems({ ...STATE, semanas: null, desde: '2026-10-01' }, WOMAN, TODAY)).toEqual({})
    expect(stateProblems({ ...STATE, semanas: null, desde: '2025-10-01' }, WOMAN, TODAY)).toEqual({
      desde: [STATE_TOO_OLD],
    })
    expect(stateProblems({ ...STATE, semanas: null, desde: '2026-11-24' }, WOMAN, TODAY)).toEqual({
      desde: [STATE_IN_FUTURE],
    })
  })

  it('la función renal pide su grado', () => {
    const renal = { ...STATE, tipo: 'funcion_renal' } as const
    expect(stateProblems(renal, WOMAN, TODAY)).toEqual({ grado: [DEGREE_REQUIRED] })
    expect(stateProblems({ ...renal, grado: 'grave' }, WOMAN, TODAY)).toEqual({})
  })

  it('una creatinina va en su rango y con la fecha de su examen, también donde la función no está disminuida', () => {
    const tested = {
      ...STATE,
      tipo: 'funcion_renal',
      presente: false,
      creatinina: 0.8,
      creatinina_fecha: TODAY,
    } as const
    expect(stateProblems(tested, WOMAN, TODAY)).toEqual({})
    expect(stateProblems({ ...tested, creatinina: 30.1 }, WOMAN, TODAY)).toEqual({
      creatinina: [CREATININE_OUT_OF_RANGE],
    })
    expect(stateProblems({ ...tested, creatinina_fecha: null }, WOMAN, TODAY)).toEqual({
      creatinina_fecha: [CREATININE_DATE_REQUIRED],
    })
    expect(stateProblems({ ...tested, creatinina_fecha: '2026-11-24' }, WOMAN, TODAY)).toEqual({
      creatinina_fecha: [STATE_IN_FUTURE],
    })
    expect(stateProblems({ ...tested, tipo: 'trasplante', creatinina: 99 }, WOMAN, TODAY)).toEqual({})
  })

  it('lo que el sexo o la edad no hacen esperar se confirma', () => {
    expect(stateProblems(STATE, { sexo: 'M', edad: 30 }, TODAY)).toEqual({ confirmado: [SEX_TO_CONFIRM] })
    expect(stateProblems(STATE, { sexo: 'F', edad: 61 }, TODAY)).toEqual({ confirmado: [AGE_TO_CONFIRM] })
    expect(stateProblems(STATE, { sexo: 'F', edad: 8 }, TODAY)).toEqual({ confirmado: [AGE_TO_CONFIRM] })
    expect(stateProblems({ ...STATE, confirmado: true }, { sexo: 'M', edad: 30 }, TODAY)).toEqual({})
    expect(stateProblems({ ...STATE, tipo: 'trasplante' }, { sexo: 'M', edad: 70 }, TODAY)).toEqual({})
  })
})

describe('en palabras', () => {
  it('una alergia dice lo que se sabe de ella', () => {
    expect(allergyFacts(ALLERGY)).toBe('Urticaria · moderada · probable · 2015')
    expect(allergyFacts({ reaccion: null, severidad: null, certeza: null, cuando: null })).toBe('')
  })

  it.each([
    [{ tipo: 'gestacion', presente: true, semanas: 12, grado: null }, 'Embarazo: 12 semanas'],
    [{ tipo: 'gestacion', presente: true, semanas: 1, grado: null }, 'Embarazo: 1 semana'],
    [{ tipo: 'lactancia', presente: false, semanas: null, grado: null }, 'Lactancia: no'],
    [{ tipo: 'trasplante', presente: true, semanas: null, grado: null }, 'Trasplante: sí'],
    [
      { tipo: 'funcion_renal', presente: true, semanas: null, grado: 'dialisis' },
      'Función renal disminuida: En diálisis',
    ],
    [
      {
        tipo: 'funcion_renal',
        presente: false,
        semanas: null,
        grado: null,
        creatinina: 0.8,
        creatinina_fecha: '2026-11-12',
      },
      'Función renal disminuida: no · creatinina 0,80 mg/dL del 12 nov 2026',
    ],
  ] as const)('%j', (state, words) => {
    expect(stateInWords(state)).toBe(words)
  })
})
