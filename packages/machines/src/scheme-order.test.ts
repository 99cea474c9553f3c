import { describe, expect, it } from 'vitest'
import { SCHEME_IN_COURSE } from '@cauce/domain/oncology/names'
import { PortFailure } from './failure.ts'
import { persistFlow, restoreFlow } from './persist.ts'
import { CHECK_TOO_LATE, CHECK_WAIT_MS, lastChecks } from './scheme/checks.ts'
import { settle } from './testing/fake-port.ts'
import { activeLine, ahora, checked, finding, fresh, hoy, prednisone, rituximab } from './testing/scheme-samples.ts'
import { startScheme } from './testing/scheme-flow.ts'

const names = ['Rituximab', 'Prednisona']
const placed = { original: { 0: { id: 5 }, mensaje: 'Orden creada con exito', type: 'success' } }

const requested = async () => {
  const flow = startScheme()
  await flow.look()
  await flow.choose(rituximab, prednisone)
  flow.request()
  const answers = () => lastChecks(flow.now().context).map(({ respuesta }) => respuesta)
  const send = async (key = 'clave-1') => {
    flow.ports.newKey.last().resolve(key)
    await settle()
  }
  return { ...flow, answers, send }
}

const REASON =
  'El beneficio supera el riesgo en este paciente: se vigila la neuropatía cada ciclo con neurología y el paciente lo sabe'

describe('the checks of a scheme', () => {
  it('go on by themselves when everything was made and nothing was found', async () => {
    const { ports, now } = await requested()
    expect(ports.checkScheme.last().input).toMatchObject({
      consultaId: 1,
      principios: names,
      lineas: names.map((nombre) => ({ nombre })),
    })
    ports.checkScheme.last().resolve(checked(names))
    await settle()
    expect(now().value).toEqual({ ordering: 'keying' })
  })

  it('ask for a reason of what was found, and send it', async () => {
    const { ports, actor, now, send } = await requested()
    ports.checkScheme.last().resolve(checked(names, { interacciones: [finding] }))
    await settle()
    expect(now().value).toBe('explaining')
    actor.send({ type: 'checks.accepted' })
    expect(now().value).toBe('explaining')
    actor.send({ type: 'check.explained', comprobacion: 'interacciones', motivo: REASON })
    actor.send({ type: 'checks.accepted' })
    await send()
    expect(ports.orderScheme.last().input.order.comprobaciones?.[0]).toMatchObject({
      comprobacion: 'interacciones',
      respuesta: 'encontrada',
      claves: [finding.clave],
      motivo: REASON,
    })
  })

  it('that only inform are shown and ask for nothing', async () => {
    const { ports, actor, now } = await requested()
    const crossed = { ...finding, comprobacion: 'alergia_cruzada' as const, severidad: 'informativa' as const }
    ports.checkScheme.last().resolve(checked(names, { alergia_cruzada: [crossed] }))
    await settle()
    expect(now().value).toBe('explaining')
    actor.send({ type: 'checks.accepted' })
    expect(now().value).toEqual({ ordering: 'keying' })
  })

  it.each([
    ['an answer about other drugs', checked(['Cisplatino'])],
    ['an answer that leaves a check out', { revisados: names, comprobaciones: [] }],
    ['findings in a clean answer', lying(checked(names))],
  ])('are not verified with %s', async (_, answer) => {
    const { ports, now, answers } = await requested()
    ports.checkScheme.last().resolve(answer)
    await settle()
    expect(now().value).toBe('explaining')
    expect(answers()).toContain('no_verificada')
  })

  it('are not verified when the call fails, is too slow, or is not waited for', async () => {
    const failed = await requested()
    failed.ports.checkScheme.last().reject(new PortFailure({ status: 503, error: 'Sin conocimiento cargado' }))
    await settle()
    expect(lastChecks(failed.now().context)[0]).toMatchObject({
      respuesta: 'no_verificada',
      por_que: 'Sin conocimiento cargado',
    })
    const slow = await requested()
    slow.clock.increment(CHECK_WAIT_MS)
    expect(lastChecks(slow.now().context)[0]).toMatchObject({ respuesta: 'no_verificada', por_que: CHECK_TOO_LATE })
    const left = await requested()
    left.actor.send({ type: 'wait.cancelled' })
    expect(left.answers()).toEqual(['no_verificada', 'no_verificada', 'no_verificada'])
  })

  it('made again replace what is shown, and the first answer stays in the ledger', async () => {
    const { ports, actor, clock, now, answers } = await requested()
    clock.increment(CHECK_WAIT_MS)
    actor.send({ type: 'checks.again', ahora })
    ports.checkScheme.last().resolve(checked(names))
    await settle()
    expect(now().value).toEqual({ ordering: 'keying' })
    expect(answers()).toEqual(['limpia', 'limpia', 'limpia'])
    expect(now().context.entries).toHaveLength(6)
  })
})

/** The first check says that it is clean and brings a finding. */
function lying(answer: ReturnType<typeof checked>): ReturnType<typeof checked> {
  const [first, ...rest] = answer.comprobaciones
  return first === undefined ? answer : { ...answer, comprobaciones: [{ ...first, hallazgos: [finding] }, ...rest] }
}

const ordering = async () => {
  const flow = await requested()
  flow.ports.checkScheme.last().resolve(checked(names))
  await settle()
  await flow.send()
  return flow
}

describe('ordering a scheme', () => {
  it('announces it, clears the form and looks at what is in course', async () => {
    const { ports, now, look } = await ordering()
    expect(ports.orderScheme.last().input.order).toMatchObject({
      ciclo: 1,
      ciclo_total: 6,
      esquema_id: 5,
      fecha_inicio: hoy,
    })
    ports.orderScheme.last().resolve(placed)
    await settle()
    expect(now().context.done).toMatchObject({ mensaje: 'Orden creada con exito' })
    expect(now().context.rows).toEqual([])
    await look(fresh, [activeLine])
    expect(now().value).toBe('active')
  })

  it('repeats a lost answer with the same key and the same body', async () => {
    const { ports, actor, now } = await ordering()
    ports.orderScheme.last().reject(new PortFailure({}))
    await settle()
    expect(now().value).toEqual({ ordering: 'interrupted' })
    actor.send({ type: 'retry' })
    const [first, second] = ports.orderScheme.calls
    expect(second?.input).toEqual(first?.input)
  })

  it('survives a reload with its key', async () => {
    const { machine, actor } = await ordering()
    const restored = restoreFlow(machine, JSON.parse(JSON.stringify(persistFlow(actor))))
    expect(restored.ok && restored.snapshot).toMatchObject({ context: { idempotencyKey: 'clave-1' } })
  })

  it.each([
    ['esquema.en_curso', SCHEME_IN_COURSE, { looking: 'asking' }],
    ['esquema.sin_superficie', 'Falta la superficie', { measuring: 'typing' }],
    ['alertas.sin_responder', 'Hay comprobaciones sin responder', 'editing'],
  ])('refused with %s says why and goes where it is mended', async (codigo, error, next) => {
    const { ports, actor, now } = await ordering()
    ports.orderScheme.last().reject(new PortFailure({ status: 409, codigo, error }))
    await settle()
    expect(now().value).toEqual({ ordering: 'refused' })
    expect(now().context).toMatchObject({ idempotencyKey: null, dialog: { mensaje: error } })
    actor.send({ type: 'dialog.dismissed' })
    expect(now().value).toEqual(next)
  })

  it('does not keep what was ordered by an answer that never came', async () => {
    const { ports, actor, now, look } = await ordering()
    ports.orderScheme.last().reject(new PortFailure({}))
    await settle()
    actor.send({ type: 'order.postponed' })
    actor.send({ type: 'look.again', hoy })
    await look(fresh, [activeLine])
    expect(now().value).toBe('active')
    expect(now().context.scheme).toBeNull()
  })
})
