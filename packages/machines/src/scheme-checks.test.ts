import { describe, expect, it } from 'vitest'
import { NOT_CHECKED } from '@cauce/domain/medication/ledger'
import { PortFailure } from './failure.ts'
import { CHECK_NONSENSE, CHECK_STOPPED, CHECK_TOO_LATE, CHECK_WAIT_MS, lastChecks } from './scheme/checks.ts'
import { settle } from './testing/fake-port.ts'
import { startChecking, startScheme } from './testing/scheme-flow.ts'
import { ahora, checked, finding, prednisone, rituximab } from './testing/scheme-samples.ts'

const lost = new PortFailure({})

const names = ['Rituximab']

const REASON =
  'El beneficio supera el riesgo en este paciente: se vigila la neuropatía cada ciclo con neurología y el paciente lo sabe'

const later = '2026-11-21T12:30:00.000Z'

const found = checked(names, { interacciones: [finding] })

describe('a check of the scheme', () => {
  it('is kept as it was answered, with the instant at which it was asked', async () => {
    const { last, answer } = await startChecking()
    await answer(found)
    expect(last()).toEqual([
      {
        comprobacion: 'interacciones',
        origen: 'profesional',
        respuesta: 'encontrada',
        por_que: null,
        hora: ahora,
        conocimiento: { catalogo: 'interacciones', version: '1', fecha: '2026-11-01' },
        hallazgos: [finding],
        motivo: null,
        operador: null,
      },
      expect.objectContaining({ comprobacion: 'alergia', respuesta: 'limpia', hallazgos: [] }),
      expect.objectContaining({ comprobacion: 'alergia_cruzada', respuesta: 'limpia', hallazgos: [] }),
    ])
  })

  it.each([
    [
      'nobody answered',
      async (f: Awaited<ReturnType<typeof startChecking>>) => f.ports.checkScheme.last().reject(lost),
      NOT_CHECKED,
    ],
    [
      'it came too late',
      async (f: Awaited<ReturnType<typeof startChecking>>) => f.clock.increment(CHECK_WAIT_MS),
      CHECK_TOO_LATE,
    ],
    [
      'nobody waited',
      async (f: Awaited<ReturnType<typeof startChecking>>) => f.actor.send({ type: 'wait.cancelled' }),
      CHECK_STOPPED,
    ],
    [
      'it is of other drugs',
      async (f: Awaited<ReturnType<typeof startChecking>>) => f.answer(checked(['Cisplatino'])),
      CHECK_NONSENSE,
    ],
    [
      'a finding names nothing',
      async (f: Awaited<ReturnType<typeof startChecking>>) => f.answer(checked(names, { interacciones: [] })),
      CHECK_NONSENSE,
    ],
  ])('is not made when %s, and says why', async (_, happen, por_que) => {
    const flow = await startChecking()
    await happen(flow)
    await settle()
    expect(flow.now().value).toBe('explaining')
    expect(flow.last()[0]).toEqual({
      comprobacion: 'interacciones',
      origen: 'profesional',
      respuesta: 'no_verificada',
      por_que,
      hora: ahora,
      conocimiento: null,
      hallazgos: [],
      motivo: null,
      operador: null,
    })
    flow.actor.send({ type: 'checks.accepted' })
    expect(flow.now().value).toBe('explaining')
  })

  it('is not made when only some of the drugs were looked at', async () => {
    const flow = startScheme()
    await flow.look()
    expect(lastChecks(flow.now().context)).toEqual([])
    await flow.choose(rituximab, prednisone)
    flow.request()
    flow.ports.checkScheme.last().resolve(checked(names))
    await settle()
    expect(flow.now().value).toBe('explaining')
    expect(lastChecks(flow.now().context)).toMatchObject([
      { respuesta: 'no_verificada', por_que: CHECK_NONSENSE },
      { respuesta: 'no_verificada', por_que: CHECK_NONSENSE },
      { respuesta: 'no_verificada', por_que: CHECK_NONSENSE },
    ])
  })

  it('is not too late a moment before', async () => {
    const { clock, now } = await startChecking()
    clock.increment(CHECK_WAIT_MS - 1)
    expect(now().value).toEqual({ checking: 'asking' })
  })

  it('that was made only in part asks for a reason even where it only informs', async () => {
    const { actor, now, answer } = await startChecking()
    const crossed = { ...finding, comprobacion: 'alergia_cruzada' as const, severidad: 'informativa' as const }
    const told = checked(names, { alergia_cruzada: [crossed] })
    await answer({
      ...told,
      comprobaciones: told.comprobaciones.map((one) =>
        one.comprobacion === 'alergia_cruzada' ? { ...one, por_que: 'Sin catálogo de familias' } : one,
      ),
    })
    actor.send({ type: 'checks.accepted' })
    expect(now().value).toBe('explaining')
    actor.send({ type: 'check.explained', comprobacion: 'alergia_cruzada', motivo: REASON })
    actor.send({ type: 'checks.accepted' })
    expect(now().value).toEqual({ ordering: 'keying' })
  })

  it('that is clean again needs no reason, and keeps none', async () => {
    const { actor, last, answer } = await startChecking()
    await answer(found)
    actor.send({ type: 'check.explained', comprobacion: 'alergia', motivo: REASON })
    actor.send({ type: 'checks.again', ahora: later })
    await answer(found)
    expect(last()[1]).toMatchObject({ comprobacion: 'alergia', respuesta: 'limpia', motivo: null })
  })

  it('made again with the same findings keeps the reason, and with others does not', async () => {
    const { actor, now, last, answer } = await startChecking()
    await answer(found)
    actor.send({ type: 'check.explained', comprobacion: 'interacciones', motivo: REASON })
    expect(last()[0]?.motivo).toBe(REASON)
    expect(now().context.entries[1]?.motivo).toBeNull()
    actor.send({ type: 'checks.again', ahora: later })
    expect(now().value).toEqual({ checking: 'asking' })
    await answer(found)
    expect(last()[0]).toMatchObject({ motivo: REASON, hora: later })
    actor.send({ type: 'checks.again', ahora: later })
    await answer(checked(names, { interacciones: [{ ...finding, clave: 'interaccion:8:3-9' }] }))
    expect(last()[0]).toMatchObject({ respuesta: 'encontrada', motivo: null })
    actor.send({ type: 'checks.left' })
    expect(now()).toMatchObject({ value: 'editing', context: { dialog: null } })
  })
})
