/** A line of the selected list: its site, what it changes, its own words, its checks, the foot. */
import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { checkMedicationLine } from '@cauce/domain/medication/check-line'
import type { CheckAnswer, Finding, LedgerEntry } from '@cauce/domain/medication/check'
import { checkMedicationDraft } from '@cauce/domain/medication/draft'
import { medicationSummary } from '@cauce/domain/medication/order-summary'
import { draftInWords, withOwnWords } from '@cauce/domain/medication/own-words'
import { shownChecks } from '@cauce/domain/medication/shared-findings'
import { medicationDraftOn } from '../../support/arbitraries/medication.ts'
import { property } from '../../support/property.ts'

const DAY = '2026-11-21'
const draft = medicationDraftOn(DAY)
const routing = fc.option(
  fc.constantFrom(3, 4, null).map((id) => ({
    item_id: 1,
    rep: id === null ? null : { id, nombre: 'Farmacia', municipio: 'Medellín' },
    regla: 'contrato_municipio' as const,
    automatico: false,
    motivo: 'Contrato vigente',
    alternativas: [],
  })),
  { nil: null },
)

describe('checkMedicationLine', () => {
  property('nunca deja pasar lo que el formulario rechaza', [draft, routing], (value, proposal) => {
    const { errores } = checkMedicationDraft(value, DAY)
    const all = checkMedicationLine(value, proposal, DAY)
    expect(all.errores).toMatchObject(errores)
    expect(all.mensaje === null).toBe(Object.keys(all.errores).length === 0)
  })

  property(
    'una sede distinta de la propuesta necesita palabras, y nada más las necesita',
    [draft, routing],
    (value, proposal) => {
      const proposed = proposal?.rep?.id
      const isOther = proposed !== undefined && value.rep !== null && value.rep.id !== proposed
      const { errores } = checkMedicationLine(value, proposal, DAY)
      expect('motivo_rep' in errores).toBe(isOther && !/\S/u.test(value.motivo_rep))
    },
  )
})

describe('withOwnWords', () => {
  property('lo que alguien escribió queda, cambie la cifra que cambie', [draft, draft], (before, other) => {
    fc.pre(before.observacion.trim() !== '' && before.observacion !== draftInWords(before))
    const after = { ...before, dosis: other.dosis, frecuencia: other.frecuencia, duracion: other.duracion }
    expect(withOwnWords(before, after)).toEqual(after)
  })

  property('las palabras que nadie escribió siempre dicen las cifras como están', [draft, draft], (before, other) => {
    const own = { ...before, observacion: draftInWords(before) }
    const after = withOwnWords(own, { ...own, dosis: other.dosis, duracion: other.duracion, meses: other.meses })
    expect(after.observacion).toBe(draftInWords(after))
  })
})

const drug = fc.integer({ min: 1, max: 4 })
const pair = (one: number, other: number): Finding => ({
  comprobacion: 'interacciones',
  clave: `interaccion:1:${Math.min(one, other)}-${Math.max(one, other)}`,
  alerta_detalle_id: 1,
  severidad: 'mayor',
  titulo: 'Puede sangrar',
  detalle: null,
  conducta: null,
  medicamentos: [one, other].map((codesumi_id) => ({
    codesumi_id,
    nombre: `Medicamento ${codesumi_id}`,
    principio: `Principio ${codesumi_id}`,
    origen: 'por_ordenar' as const,
  })),
  bloquea: false,
  fuente: null,
})

const line = fc
  .record({
    codesumi_id: drug,
    with: fc.array(drug, { maxLength: 2 }),
    undone: fc.boolean(),
    motivo: fc.constantFrom(null, 'INR en tres días, informada'),
  })
  .map(({ codesumi_id, with: others, undone, motivo }) => {
    const hallazgos = undone
      ? []
      : others.filter((other) => other !== codesumi_id).map((other) => pair(codesumi_id, other))
    const respuesta: CheckAnswer = undone ? 'no_verificada' : hallazgos.length > 0 ? 'encontrada' : 'limpia'
    const entry: LedgerEntry = {
      comprobacion: 'interacciones',
      origen: 'profesional',
      respuesta,
      por_que: undone ? 'El servicio no respondió' : null,
      hora: '2026-11-21T12:26:00.000Z',
      conocimiento: null,
      hallazgos,
      motivo,
      operador: null,
    }
    return { codesumi_id, comprobaciones: [entry] }
  })

describe('shownChecks', () => {
  property('una comprobación que no se hizo nunca parece hecha', [line, fc.array(line)], (own, others) => {
    const [before] = own.comprobaciones
    const [shown] = shownChecks(own, others)
    expect(shown?.respuesta === 'no_verificada').toBe(before?.respuesta === 'no_verificada')
  })

  property('otra línea nunca quita un hallazgo', [line, fc.array(line), line], (own, others, more) => {
    const keys = (list: typeof others) =>
      shownChecks(own, list).flatMap(({ hallazgos }) => hallazgos.map(({ clave }) => clave))
    expect(keys([...others, more])).toEqual(expect.arrayContaining(keys(others)))
  })

  property(
    'una línea limpia muestra hallazgos exactamente donde otra línea tiene uno de su medicamento',
    [line, fc.array(line)],
    (own, others) => {
      fc.pre(own.comprobaciones[0]?.respuesta === 'limpia')
      const about = others.some(({ comprobaciones }) =>
        comprobaciones.some(({ hallazgos }) =>
          hallazgos.some(({ medicamentos }) => medicamentos.some(({ codesumi_id }) => codesumi_id === own.codesumi_id)),
        ),
      )
      expect(shownChecks(own, others)[0]?.respuesta).toBe(about ? 'encontrada' : 'limpia')
    },
  )
})

property(
  'el pie impide seguir exactamente mientras falta una comprobación o una línea está incompleta',
  [
    fc.array(
      fc.record({
        sinHacer: fc.integer({ min: 0, max: 3 }),
        completa: fc.boolean(),
        requiere_autorizacion: fc.constantFrom(0, 1),
      }),
    ),
  ],
  (lines) => {
    const free = lines.every(({ sinHacer, completa }) => sinHacer === 0 && completa)
    const { impedimento, salida } = medicationSummary(lines)
    expect([impedimento === null, salida === null]).toEqual([free, free])
  },
)
