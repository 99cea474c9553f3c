import { describe, expect, it } from 'vitest'
import {
  closedUntil,
  comparedAs,
  lastToldDay,
  otherNames,
  toldName,
  toldStanding,
} from '../medication/taken-outside.ts'
import { wasAskedWhatElse } from './antecedent-life.ts'
import { momentEnd, momentStart } from './moment.ts'
import {
  DOSE_OUT_OF_RANGE,
  DOSE_WITHOUT_STRENGTH,
  END_NOT_PAST,
  endProblem,
  ENDS_BEFORE_IT_BEGINS,
  NOT_A_THING,
  outsideProblems,
  WHOLE_DOSE,
  type OutsideForm,
} from './outside-medicine.ts'
import { howTaken, NOT_ASKED, NOTHING_ELSE, outsideOnPaper } from './outside-words.ts'

const TODAY = '2026-11-27'
const FORM: OutsideForm = {
  tipo: 'medicamento',
  nombre: 'Warfarina 5 mg tableta',
  codesumi_id: 7,
  como: null,
  dosis: 1,
  frecuencia: 24,
  unidad_tiempo: 'Horas',
  desde: '2024',
  hasta: null,
  indicado_por: 'otro_medico',
  origen: 'paciente',
  detalle: null,
}

describe('un año, un mes o un día', () => {
  it.each([
    ['2024', '2024-01-01', '2024-12-31'],
    ['2024-02', '2024-02-01', '2024-02-29'],
    ['2026-11', '2026-11-01', '2026-11-30'],
    ['2026-11-05', '2026-11-05', '2026-11-05'],
  ])('«%s» va de %s a %s', (moment, start, end) => {
    expect([momentStart(moment), momentEnd(moment)]).toEqual([start, end])
  })
})

describe('outsideProblems', () => {
  it('nada de lo que está completo', () => {
    expect(outsideProblems(FORM, TODAY)).toEqual({})
    expect(outsideProblems({ ...FORM, dosis: null, frecuencia: null, unidad_tiempo: null }, TODAY)).toEqual({})
  })

  it('dice qué le falta, en su campo', () => {
    expect(outsideProblems({ ...FORM, nombre: '12' }, TODAY)).toEqual({ nombre: [NOT_A_THING] })
    expect(outsideProblems({ ...FORM, nombre: ' ' }, TODAY)).toHaveProperty('nombre')
    expect(outsideProblems({ ...FORM, nombre: 'p'.repeat(201) }, TODAY)).toHaveProperty('nombre')
    expect(outsideProblems({ ...FORM, tipo: 'otra' }, TODAY)).toEqual({ dosis: [DOSE_WITHOUT_STRENGTH] })
    expect(outsideProblems({ ...FORM, frecuencia: null }, TODAY)).toEqual({ frecuencia: [WHOLE_DOSE] })
    expect(outsideProblems({ ...FORM, dosis: null }, TODAY)).toEqual({ dosis: [WHOLE_DOSE] })
    expect(outsideProblems({ ...FORM, dosis: 0, frecuencia: 10_000 }, TODAY)).toEqual({
      dosis: [DOSE_OUT_OF_RANGE],
      frecuencia: [DOSE_OUT_OF_RANGE],
    })
    expect(outsideProblems({ ...FORM, unidad_tiempo: null }, TODAY)).toHaveProperty('unidad_tiempo')
    expect(outsideProblems({ ...FORM, desde: '2027' }, TODAY)).toHaveProperty('desde')
  })

  it.each([
    [null, null],
    ['2026-10', null],
    ['2027-01-15', null],
    ['2026', END_NOT_PAST],
    ['2026-11', END_NOT_PAST],
    ['2023', ENDS_BEFORE_IT_BEGINS],
  ])('hasta «%s»', (hasta, problem) => {
    expect(endProblem({ desde: '2024', hasta }, TODAY)).toBe(problem)
  })

  it('un fin que no es una fecha', () => {
    expect(endProblem({ desde: null, hasta: 'ayer' }, TODAY)).not.toBeNull()
    expect(endProblem({ desde: null, hasta: '2199-01-01' }, TODAY)).not.toBeNull()
  })
})

describe('hasta cuándo lo toma', () => {
  it('sigue mientras nadie diga otra cosa', () => {
    expect(toldStanding({ estado: 'vigente', hasta: null }, 0, TODAY)).toBe('toma')
    expect(toldStanding({ estado: 'error', hasta: null }, 90, TODAY)).toBeNull()
    expect(lastToldDay({ estado: 'terminada', hasta: '2026-10' }, TODAY)).toBe('2026-10-31')
  })

  it('lo que dejó hoy ya no se toma y todavía actúa', () => {
    expect(toldStanding({ estado: 'dejada', hasta: TODAY }, 0, TODAY)).toBe('lavado')
    expect(toldStanding({ estado: 'vigente', hasta: '2026-10' }, 10, TODAY)).toBeNull()
    expect(toldStanding({ estado: 'vigente', hasta: '2026-10' }, 60, TODAY)).toBe('lavado')
  })

  it('al cerrarlo termina cuando se había dicho, o hoy', () => {
    expect(closedUntil(null, TODAY)).toBe(TODAY)
    expect(closedUntil('2027-01-15', TODAY)).toBe(TODAY)
    expect(closedUntil('2026-10', TODAY)).toBe('2026-10')
  })
})

describe('en palabras', () => {
  const facts = { ...FORM, unidad_presentacion: 'Tableta' }

  it('dice cómo, desde cuándo y hasta cuándo', () => {
    expect(howTaken(facts, TODAY)).toBe('1 tableta cada 24 h · desde 2024 · sigue')
    expect(howTaken({ ...facts, unidad_presentacion: null, unidad_tiempo: 'Días' }, TODAY)).toBe(
      '1 cada 24 días · desde 2024 · sigue',
    )
    expect(howTaken({ ...facts, hasta: '2026-10' }, TODAY)).toBe(
      '1 tableta cada 24 h · desde 2024 · hasta 2026-10, ya no',
    )
    expect(howTaken({ ...facts, dosis: null, como: 'una diaria', hasta: '2027-01-15' }, TODAY)).toBe(
      'una diaria · desde 2024 · hasta 15 ene 2027',
    )
    expect(toldName('Hipérico', 'acudiente', 'automedicacion')).toBe('Hipérico (según el acudiente, por su cuenta)')
  })

  it('el papel distingue las tres respuestas', () => {
    expect(outsideOnPaper({ preguntado: false, tomas: [] }, TODAY)).toBe(NOT_ASKED)
    expect(outsideOnPaper({ preguntado: true, tomas: [] }, TODAY)).toBe(NOTHING_ELSE)
    expect(outsideOnPaper({ preguntado: true, tomas: [facts] }, TODAY)).toContain('indicado por otro médico')
  })

  it('una planta se compara por el nombre del conocimiento', () => {
    expect(comparedAs('Hierba de San  Juan')).toBe('Hipérico')
    expect(comparedAs(' Valeriana ')).toBe('Valeriana')
    expect(otherNames('Hipérico')).toContain('corazoncillo')
    expect(otherNames('Valeriana')).toEqual([])
  })

  it('se preguntó si hay algo anotado que no fue un error, o si dijo que nada más', () => {
    expect(wasAskedWhatElse({ tomas: [{ estado: 'error' }], respuestas: [{ estado: 'terminada' }] })).toBe(false)
    expect(wasAskedWhatElse({ tomas: [{ estado: 'dejada' }], respuestas: [] })).toBe(true)
    expect(wasAskedWhatElse({ tomas: [], respuestas: [{ estado: 'vigente' }] })).toBe(true)
  })
})
