import { describe, expect, it } from 'vitest'
import { emptyLeaveDraft, type LeaveDraft } from '@cauce/domain/sick-leave/draft'
import { leaveBase, leaveOf, written } from '../testing/sick-leave-samples.ts'
import * as flow from './flow.ts'
import type { SickLeaveContext } from './types.ts'

const base = leaveBase()
const draft: LeaveDraft = { ...emptyLeaveDraft(base), ...written }

/** Somebody wrote a leave that lacks nothing. */
const leaveWith = (change: Partial<SickLeaveContext> = {}): SickLeaveContext => ({
  ...flow.newLeave(),
  base,
  draft,
  touched: true,
  ...change,
})

it('a new leave knows nothing', () => {
  expect(flow.newLeave()).toEqual({
    base: null,
    draft: null,
    touched: false,
    tried: false,
    serverErrors: {},
    cleared: null,
    idempotencyKey: null,
    sent: null,
    dialog: null,
    registered: null,
  })
})

describe('what the server knows', () => {
  const later = leaveBase({ hoy: '2026-11-04' })

  it('starts a leave in which nobody wrote, and leaves what was written', () => {
    expect(flow.baseArrived(flow.newLeave(), later)).toEqual({ base: later, draft: emptyLeaveDraft(later) })
    expect(flow.baseArrived(leaveWith({ touched: false }), later)).toEqual({
      base: later,
      draft: emptyLeaveDraft(later),
    })
    expect(flow.baseArrived(leaveWith({ draft: null }), later)).toEqual({ base: later, draft: emptyLeaveDraft(later) })
    expect(flow.baseArrived(leaveWith(), later)).toEqual({ base: later, draft })
  })
})

/** A field of the draft, what is written in it, and the field of the wire of which the server said something. */
const FIELDS: readonly (readonly [Partial<LeaveDraft>, string])[] = [
  [{ diagnostico: null }, 'diagnostico_id'],
  [{ diagnosticoRelacionado: null }, 'diagnostico_relacionado_id'],
  [{ contingencia: 'Enf. Comun' }, 'contingencia'],
  [{ clase: 'Médica/Odontológica' }, 'clase_incapacidad'],
  [{ prorroga: 'No' }, 'prorroga'],
  [{ causaRetroactiva: 'x' }, 'causa_retroactiva'],
  [{ colegio: null }, 'colegio_id'],
  [{ entidadTerritorial: 4 }, 'entidad_territorial'],
  [{ descripcion: 'Otra' }, 'descripcion_incapacidad'],
  [{ calificacionPcl: 'x' }, 'calificacion_pcl'],
  [{ perdidaCapacidad: 'x' }, 'perdida_capacidad_laboral'],
  [{ tipoCalificacion: 'x' }, 'procedimiento_calificacion'],
  [{ pcl: 60 }, 'pcl'],
]
const DAYS = ['fecha_inicio', 'dias', 'fecha_final'] as const
const SAID = Object.fromEntries([...FIELDS.map(([, field]) => field), ...DAYS].map((field) => [field, ['No sirve']]))

describe('writing', () => {
  it.each(FIELDS)('%o takes away what the server said of %s alone', (change, field) => {
    const { serverErrors } = flow.draftChanged(leaveWith({ serverErrors: SAID }), change)
    expect(Object.keys(SAID).filter((name) => !Object.hasOwn(serverErrors ?? {}, name))).toEqual([field])
  })

  it.each<Partial<LeaveDraft>>([{ fechaInicio: '2026-11-04' }, { dias: 3 }])(
    '%o takes away what was said of all its days',
    (change) => {
      const { serverErrors } = flow.draftChanged(leaveWith({ serverErrors: SAID }), change)
      expect(Object.keys(SAID).filter((name) => !Object.hasOwn(serverErrors ?? {}, name))).toEqual([...DAYS])
    },
  )

  it('days and another field at once takes away what was said of both', () => {
    const { serverErrors } = flow.draftChanged(leaveWith({ serverErrors: SAID }), { dias: 3, pcl: 60 })
    expect(Object.keys(SAID).filter((name) => !Object.hasOwn(serverErrors ?? {}, name))).toEqual(['pcl', ...DAYS])
  })

  it('is worth keeping from then on, and what was cleared is not put back any more', () => {
    const context = leaveWith({ touched: false, cleared: emptyLeaveDraft(base) })
    expect(flow.draftChanged(context, { dias: 3 })).toEqual({
      draft: { ...draft, dias: 3 },
      touched: true,
      cleared: null,
      serverErrors: {},
    })
  })

  it('waits for what the server knows', () => {
    expect(flow.draftChanged(leaveWith({ base: null }), { dias: 3 })).toEqual({})
    expect(flow.draftChanged(leaveWith({ draft: null }), { dias: 3 })).toEqual({})
  })
})

describe('clearing', () => {
  it('starts anew and keeps what was there', () => {
    expect(flow.draftCleared(leaveWith({ tried: true, serverErrors: SAID }))).toEqual({
      draft: emptyLeaveDraft(base),
      touched: false,
      tried: false,
      serverErrors: {},
      cleared: draft,
    })
    expect(flow.draftCleared(leaveWith({ base: null }))).toMatchObject({ draft: null, cleared: draft })
  })

  it('is undone once', () => {
    expect(flow.clearUndone(leaveWith({ cleared: draft, draft: emptyLeaveDraft(base), touched: false }))).toEqual({
      draft,
      touched: true,
      cleared: null,
    })
    expect(flow.clearUndone(leaveWith())).toEqual({})
  })
})

/** The leave that is being written, as the server has it. */
const own = leaveOf(9, { fecha_inicio: '2026-11-03', fecha_final: '2026-11-17' })
const crossed = leaveBase({ incapacidades: [own] })

describe('whether it may be sent', () => {
  it.each<readonly [string, Partial<SickLeaveContext>, boolean]>([
    ['complete', {}, true],
    ['without days', { draft: { ...draft, dias: null } }, false],
    ['before the server told anything', { base: null }, false],
    ['before there is anything written', { draft: null }, false],
    ['crossing another one', { base: crossed }, false],
    ['crossing the very one that was sent and not answered', { base: crossed, idempotencyKey: 'clave-1' }, true],
  ])('%s: %s', (_, change, may) => {
    expect(flow.isComplete(leaveWith(change))).toBe(may)
  })

  it('is told: what is wrong while it is written, what is missing once it was tried, what the server said always', () => {
    const empty = { draft: emptyLeaveDraft(base) }
    expect(flow.shownErrors(leaveWith(empty))).toEqual({})
    expect(Object.keys(flow.shownErrors(leaveWith({ ...empty, tried: true }))).toSorted()).toEqual([
      'contingencia',
      'descripcion_incapacidad',
      'dias',
    ])
    expect(flow.shownErrors(leaveWith({ base: crossed }))).toEqual({ fecha_inicio: ['Incapacidad Duplicada'] })
    expect(flow.shownErrors(leaveWith({ base: crossed, idempotencyKey: 'clave-1' }))).toEqual({})
    expect(flow.shownErrors(leaveWith({ base: crossed, idempotencyKey: 'clave-1', tried: true }))).toEqual({})
    const serverErrors = { fecha_inicio: ['Dicho por el servidor'], dias: ['Son muchos'] }
    expect(flow.shownErrors(leaveWith({ base: crossed, serverErrors }))).toEqual(serverErrors)
    expect(flow.shownErrors(leaveWith({ base: null, serverErrors }))).toEqual({})
    expect(flow.shownErrors(leaveWith({ draft: null, serverErrors }))).toEqual({})
  })
})
