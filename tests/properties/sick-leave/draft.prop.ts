import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { addDays } from '@cauce/domain/calendar/calendar-date'
import {
  changedDraft,
  emptyLeaveDraft,
  newLeaveOf,
  prorrogaOf,
  proposedProrroga,
  type LeaveBase,
  type LeaveDraft,
} from '@cauce/domain/sick-leave/draft'
import { errorsWhileWriting, leaveErrors, leaveToSend, sharingInWords } from '@cauce/domain/sick-leave/draft-errors'
import { endDate } from '@cauce/domain/sick-leave/end-date'
import { CONTINGENCIES, LEAVE_CLASSES, type SickLeave } from '@cauce/domain/sick-leave/sick-leave'
import { daysOf } from '../../support/arbitraries/sick-leave.ts'
import { today as todays } from '../../support/arbitraries/calendar.ts'
import { property } from '../../support/property.ts'

const LUMBAGO = { id: 545, codigo: 'M545', nombre: 'Lumbago' }
const diagnoses = fc.constantFrom(null, LUMBAGO, { id: 544, codigo: 'M544', nombre: 'Lumbago con ciática' })

const earlier = (fecha_inicio: string, dias: number): SickLeave => ({
  id: 4,
  radicado: '2026-000004',
  fecha_inicio,
  fecha_final: addDays(fecha_inicio, dias - 1),
  dias,
  dias_acumulados: dias,
  clase_incapacidad: LEAVE_CLASSES[0],
  contingencia: CONTINGENCIES[0],
  prorroga: 'No',
  ultima_incapacidad_id: null,
  cie10: LUMBAGO,
  colegio: null,
  descripcion_incapacidad: '',
  estado_id: 1,
  estado: { id: 1, nombre: 'Activo' },
  estado_motivo: null,
  users: { operador: { nombre_completo: 'Laura Restrepo Mejía' } },
  created_at: '2026-10-19T14:00:00.000Z',
})

/** A day on which something is issued, with a leave that ended some days around it. */
const bases: fc.Arbitrary<LeaveBase> = fc
  .tuple(todays, fc.integer({ min: -40, max: 5 }), fc.integer({ min: 1, max: 30 }), fc.boolean(), diagnoses)
  .map(([hoy, ended, dias, ambulatoria, diagnostico]) => ({
    afiliado_id: 11,
    consulta_id: 1,
    regimen_prestacional: 'contributivo',
    ambulatoria,
    sexo: 'F',
    edad: 41,
    medico: { nombre_medico: 'Laura Restrepo Mejía', documento: '43887210' },
    colegio: null,
    entidad_territorial: null,
    diagnostico,
    posterior_calificacion: { diagnostico: { id: 9, codigo: 'Z736', nombre: 'Fijo' }, descripcion: 'Texto fijo' },
    incapacidades: [earlier(addDays(hoy, ended - dias + 1), dias)],
    hoy,
  }))

const changes: fc.Arbitrary<(hoy: string) => Partial<LeaveDraft>> = fc
  .record(
    {
      diagnostico: diagnoses,
      contingencia: fc.constantFrom('', ...CONTINGENCIES),
      clase: fc.constantFrom('', ...LEAVE_CLASSES),
      inicio: fc.oneof(fc.integer({ min: -40, max: 40 }), fc.constantFrom('', '2026-02-30', '1900-01-01')),
      dias: fc.oneof(fc.constant(null), fc.integer({ min: -1, max: 40 }), fc.constantFrom(1e9, 2.5)),
      prorroga: fc.constantFrom('Si' as const, 'No' as const, null),
      causaRetroactiva: fc.constantFrom('', 'urgencias_internacion', 'otra'),
      descripcion: fc.constantFrom('', 'Reposo'),
    },
    { requiredKeys: [] },
  )
  .map(({ inicio, ...rest }) => (hoy: string) => ({
    ...rest,
    ...(inicio === undefined ? {} : { fechaInicio: typeof inicio === 'number' ? addDays(hoy, inicio) : inicio }),
  }))

const drafts = fc.array(changes, { maxLength: 4 })
const draftOf = (base: LeaveBase, made: readonly ((hoy: string) => Partial<LeaveDraft>)[]): LeaveDraft =>
  made.reduce((draft, change) => changedDraft(draft, change(base.hoy), base), emptyLeaveDraft(base))

describe('la incapacidad que se está escribiendo', () => {
  property('no dice al escribirla nada que no diría al registrarla', [bases, drafts], (base, made) => {
    const draft = draftOf(base, made)
    const all = leaveErrors(draft, base)
    for (const [field, messages] of Object.entries(errorsWhileWriting(draft, base))) {
      expect(all[field]).toEqual(messages)
    }
  })

  property('el fin que envía es el de sus días, y su prórroga la que muestra', [bases, drafts], (base, made) => {
    const draft = draftOf(base, made)
    const sent = leaveToSend(draft, base)
    expect(sent.fecha_final).toBe(endDate(draft.fechaInicio, draft.dias))
    expect(sent.prorroga).toBe(prorrogaOf(draft, base))
  })

  property(
    'lo que el médico decidió dura exactamente lo que dura la propuesta',
    [bases, drafts, changes],
    (base, made, last) => {
      const before: LeaveDraft = { ...draftOf(base, made), prorroga: 'No' }
      const { prorroga: _, ...change } = last(base.hoy)
      const after = changedDraft(before, change, base)
      const same = proposedProrroga(before, base) === proposedProrroga({ ...before, ...change }, base)
      expect(after.prorroga).toBe(same ? 'No' : null)
    },
  )

  property(
    'la que no tiene errores se dibuja, y si comparte un día con otra se pregunta por qué',
    [bases, drafts],
    (base, made) => {
      const draft = draftOf(base, made)
      const fresh = newLeaveOf(draft, base)
      const errors = leaveErrors(draft, base)
      if (errors['fecha_inicio'] !== undefined || errors['dias'] !== undefined || fresh === null) return
      const taken = new Set(base.incapacidades.flatMap(daysOf))
      const shares = daysOf(fresh).some((day) => taken.has(day))
      expect(errors['motivo_simultanea'] !== undefined).toBe(shares)
      expect(sharingInWords(draft, base) !== null).toBe(shares)
    },
  )
})
