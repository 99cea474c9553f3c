/** What is recorded of a patient: closed with a reason and never lost, asked or not, and dated in days that exist. */
import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { addDays } from '@cauce/domain/calendar/calendar-date'
import { allergiesOnPaper } from '@cauce/domain/antecedents/allergies-on-paper'
import {
  allergyProblems,
  CERTAINTIES,
  GRAVE_REACTIONS,
  momentProblem,
  momentYear,
  REACTIONS,
  SEVERITIES,
  SOURCES,
} from '@cauce/domain/antecedents/allergy-entry'
import {
  ANTECEDENT_KINDS,
  ANTECEDENT_STATES,
  CLOSINGS,
  closingProblems,
  wasAskedWhatElse,
  wereAsked,
  whyNotDeny,
} from '@cauce/domain/antecedents/antecedent-life'
import {
  gestationExpired,
  gestationStart,
  gestationWeeks,
  MAX_GESTATION_WEEKS,
  PATIENT_STATES,
  RENAL_DEGREES,
  stateProblems,
  whyConfirm,
} from '@cauce/domain/antecedents/patient-state'
import { anyDay } from '../../support/arbitraries/calendar.ts'
import { property } from '../../support/property.ts'

const GOOD_REASON = 'La prueba de provocación fue negativa'
const closing = fc.constantFrom('refutada' as const, 'terminada' as const, 'error' as const)
const kind = fc.constantFrom(...ANTECEDENT_KINDS)
const life = fc.record({
  alergias: fc.array(fc.record({ estado: fc.constantFrom(...ANTECEDENT_STATES) }), { maxLength: 4 }),
  respuestas: fc.array(
    fc.record({
      respuesta: fc.constantFrom('niega' as const, 'no_responde' as const),
      estado: fc.constantFrom(...ANTECEDENT_STATES),
    }),
    { maxLength: 4 },
  ),
})

describe('la vida de lo anotado', () => {
  property('se cierra solo de las maneras de su clase y con un motivo escrito', [kind, closing], (what, como) => {
    expect('como' in closingProblems(what, como, GOOD_REASON)).toBe(!CLOSINGS[what].includes(como))
    expect('motivo' in closingProblems(what, como, GOOD_REASON)).toBe(false)
  })

  property(
    'un signo repetido no es un motivo',
    [kind, closing, fc.constantFrom('a', 'x', '.', '7')],
    (what, como, sign) => {
      expect('motivo' in closingProblems(what, como, sign.repeat(60))).toBe(true)
    },
  )

  property('descartar lo que se anotó no borra que se preguntó', [life], (known) => {
    const refuted = { ...known, alergias: [...known.alergias, { estado: 'refutada' as const }] }
    expect(wereAsked(refuted)).toBe(true)
    const mistaken = { ...known, alergias: [...known.alergias, { estado: 'error' as const }] }
    expect(wereAsked(mistaken)).toBe(wereAsked(known))
  })

  property(
    'cerrar lo que toma no borra que se preguntó, y lo anotado por error no cuenta',
    [life],
    ({ alergias, respuestas }) => {
      const known = { tomas: alergias, respuestas }
      expect(wasAskedWhatElse({ ...known, tomas: [...alergias, { estado: 'dejada' }] })).toBe(true)
      expect(wasAskedWhatElse({ ...known, tomas: [...alergias, { estado: 'error' }] })).toBe(wasAskedWhatElse(known))
    },
  )

  property('quien tiene una alergia vigente no las niega', [life], (known) => {
    expect(whyNotDeny(known) === null).toBe(known.alergias.every(({ estado }) => estado !== 'vigente'))
  })
})

const form = fc.record({
  tipo: fc.constant('otra' as const),
  nombre: fc.constantFrom('Penicilinas', 'Camarón', 'Látex'),
  reaccion: fc.option(fc.constantFrom(...REACTIONS)),
  severidad: fc.constantFrom(...SEVERITIES),
  certeza: fc.constantFrom(...CERTAINTIES),
  cuando: fc.constant(null),
  origen: fc.constantFrom(...SOURCES),
  detalle: fc.constant(null),
})

describe('una alergia', () => {
  property('una reacción grave solo se anota como grave', [form, anyDay], (written, today) => {
    const isGrave = written.reaccion !== null && GRAVE_REACTIONS.includes(written.reaccion)
    expect('severidad' in allergyProblems(written, today)).toBe(isGrave && written.severidad !== 'grave')
  })

  property(
    'un día que ya pasó se puede anotar por su día, su mes o su año; uno que no ha llegado, no',
    [anyDay, fc.integer({ min: 0, max: 20_000 }), fc.constantFrom(4, 7, 10)],
    (today, days, length) => {
      const past = addDays(today, -days)
      if (past >= '1900') {
        expect(momentProblem(past.slice(0, length), today)).toBeNull()
        expect(momentYear(past.slice(0, length))).toBe(Number(past.slice(0, 4)))
      }
      expect(momentProblem(addDays(today, days + 1), today)).not.toBeNull()
    },
  )

  property(
    'el papel dice siempre si hay alergias, si no hay ninguna registrada o si no se preguntó',
    [fc.option(fc.array(fc.constantFrom('Penicilinas', 'Látex'), { maxLength: 3 }))],
    (names) => {
      const known = names?.map((nombre, id) => ({ id, nombre, reaccion: null, anio: null })) ?? null
      const { text, kind: told } = allergiesOnPaper(known)
      expect(text.startsWith('Alergias: ')).toBe(true)
      for (const nombre of names ?? []) expect(text).toContain(nombre)
      expect(told === 'known').toBe(known !== null && known.length > 0)
      expect(text.includes('no se han preguntado')).toBe(names === null)
      expect(text.includes('ninguna registrada')).toBe(names?.length === 0)
    },
  )
})

const state = fc.record({
  tipo: fc.constantFrom(...PATIENT_STATES),
  presente: fc.boolean(),
  desde: fc.constant(null),
  semanas: fc.option(fc.integer({ min: -3, max: 60 })),
  grado: fc.option(fc.constantFrom(...RENAL_DEGREES)),
  detalle: fc.constant(null),
  origen: fc.constantFrom(...SOURCES),
  confirmado: fc.boolean(),
})
const person = fc.record({ sexo: fc.constantFrom('F', 'M'), edad: fc.integer({ min: 0, max: 100 }) })

describe('un estado del paciente', () => {
  property('lo que no está presente no pide nada', [state, person, anyDay], (written, who, today) => {
    expect(stateProblems({ ...written, presente: false }, who, today)).toEqual({})
  })

  property(
    'lo que la identidad no hace esperar lo afirma el profesional',
    [state, person, anyDay],
    (written, who, today) => {
      const problems = stateProblems({ ...written, presente: true, confirmado: false }, who, today)
      expect('confirmado' in problems).toBe(whyConfirm(written.tipo, who) !== null)
      expect('confirmado' in stateProblems({ ...written, presente: true, confirmado: true }, who, today)).toBe(false)
    },
  )

  property(
    'las semanas que se anotan son las que se leen ese día, y crecen con los días',
    [anyDay, fc.integer({ min: 0, max: MAX_GESTATION_WEEKS }), fc.integer({ min: 0, max: 400 })],
    (today, semanas, days) => {
      const start = gestationStart(semanas, today)
      const later = addDays(today, days)
      expect(gestationWeeks(start, today)).toBe(semanas)
      expect(gestationWeeks(start, later)).toBe(semanas + Math.floor(days / 7))
      expect(gestationExpired(start, later)).toBe(gestationWeeks(start, later) > MAX_GESTATION_WEEKS)
    },
  )
})
