import { describe, expect, it } from 'vitest'
import { ALL_FIELDS_REQUIRED } from '@cauce/domain/text/field'
import { CONNECTION_LOST } from '@cauce/domain/text/connection'
import { PortFailure } from './failure.ts'
import { settle } from './testing/fake-port.ts'
import { startOrder } from './testing/order-flow.ts'
import { accepted, bloodCount, colonoscopy, hoy } from './testing/ordering-samples.ts'

const site = { id: 7, nombre: 'Sede Laureles', municipio: 'Medellín' }

describe('adding lines', () => {
  it('refuses an incomplete line and says that every field is required', () => {
    const { actor, now } = startOrder()
    actor.send({ type: 'item.add', hoy })
    expect(now().value).toBe('collecting')
    expect(now().context.notice?.message).toBe(ALL_FIELDS_REQUIRED)
    expect(Object.keys(now().context.draftErrors)).toEqual(['procedimiento', 'observacion'])
  })

  it('validates the line, proposes its site and clears the form', async () => {
    const { ports, type, now } = startOrder()
    type(bloodCount)
    expect(now().value).toEqual({ validating: 'checking' })
    expect(ports.validateItem.last().input.item).toMatchObject({ consulta_id: 1, observacion: 'Control anual' })
    ports.validateItem.last().resolve(accepted(bloodCount))
    await settle()
    const alternativas: never[] = []
    const motivo = 'Automático: IPS primaria del afiliado'
    ports.proposeRouting
      .last()
      .resolve([{ item_id: 11, rep: site, regla: 'ips_primaria', automatico: true, motivo, alternativas }])
    await settle()
    expect(now().value).toBe('collecting')
    expect(now().context.items).toMatchObject([{ validado: hoy, consentimiento: false, routing: { motivo } }])
    expect(now().context.draft.procedimiento).toBeNull()
  })

  it('asks when the procedure was ordered before, and removes the line that is rejected', async () => {
    const { ports, actor, type, now } = startOrder()
    type(colonoscopy)
    ports.validateItem.last().resolve(accepted(colonoscopy, 2))
    await settle()
    expect(now().value).toEqual({ validating: 'asking' })
    expect(now().context.history).toHaveLength(2)
    actor.send({ type: 'history.rejected' })
    expect(now().value).toBe('collecting')
    expect(now().context).toMatchObject({ items: [], history: [] })
  })

  it('sends the mark of the seen history once it is accepted', async () => {
    const { ports, actor, type, order } = startOrder()
    type(colonoscopy)
    ports.validateItem.last().resolve(accepted(colonoscopy, 1))
    await settle()
    actor.send({ type: 'history.accepted' })
    ports.proposeRouting.last().resolve([])
    await settle()
    await order()
    expect(ports.generateOrder.last().input.items).toMatchObject([{ historico_id: 100 }])
  })

  it('returns a refused line to the form with its messages', async () => {
    const { ports, actor, type, now } = startOrder()
    type(colonoscopy)
    const errores = { cantidad: ['La cantidad máxima de este procedimiento es 1'] }
    ports.validateItem.last().reject(new PortFailure({ status: 422, error: 'Revise la línea', errores }))
    await settle()
    expect(now().context.dialog).toMatchObject({ titulo: 'Error', mensaje: 'Revise la línea' })
    expect(now().context.draft.procedimiento).toEqual(colonoscopy)
    expect(now().context).toMatchObject({ items: [], draftErrors: errores })
    actor.send({ type: 'dialog.dismissed' })
    expect(now().value).toBe('collecting')
  })

  it('keeps a line whose validation got no answer, and validates it when ordering', async () => {
    const { ports, actor, type, now } = startOrder()
    type(bloodCount)
    ports.validateItem.last().reject(new TypeError('network'))
    await settle()
    expect(now().context.dialog?.mensaje).toBe(CONNECTION_LOST)
    expect(now().context.items).toHaveLength(1)
    actor.send({ type: 'dialog.dismissed' })
    actor.send({ type: 'order.requested', hoy })
    expect(ports.validateItem.calls).toHaveLength(2)
    ports.validateItem.last().resolve(accepted(bloodCount))
    await settle()
    ports.proposeRouting.last().reject(new PortFailure({}))
    await settle()
    expect(now().value).toEqual({ ordering: 'keying' })
  })

  it('validates again on another day', async () => {
    const { ports, actor, add, now } = startOrder()
    await add(bloodCount)
    actor.send({ type: 'order.requested', hoy: '2026-11-22' })
    expect(now().value).toEqual({ validating: 'checking' })
    expect(ports.validateItem.calls).toHaveLength(2)
  })
})

describe('sites', () => {
  it('fixes several unrouted lines in one event, with their reason', async () => {
    const { ports, actor, add, order } = startOrder()
    await add(colonoscopy)
    await add(bloodCount)
    const motivo = 'Única sede con agenda'
    actor.send({ type: 'items.sites', sites: [0, 1].map((index) => ({ index, rep: site, motivo })) })
    await order()
    expect(ports.generateOrder.last().input.items).toMatchObject([
      { rep: { id: 7 }, motivo_rep: motivo },
      { rep: { id: 7 }, motivo_rep: motivo },
    ])
  })

  it('does not change the site of a line that was routed automatically', async () => {
    const { ports, actor, type, now } = startOrder()
    type(bloodCount)
    ports.validateItem.last().resolve(accepted(bloodCount))
    await settle()
    ports.proposeRouting
      .last()
      .resolve([{ item_id: 11, rep: site, regla: 'ips_primaria', automatico: true, motivo: 'x', alternativas: [] }])
    await settle()
    actor.send({ type: 'items.sites', sites: [{ index: 0, rep: { ...site, id: 8 }, motivo: 'Otra' }] })
    expect(now().context.items[0]?.routing?.rep?.id).toBe(7)
  })
})
