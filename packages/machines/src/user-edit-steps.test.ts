import { describe, expect, it } from 'vitest'
import { REQUIRED_FIELD } from '@cauce/domain/text/field'
import { ONLY_DIGITS } from '@cauce/domain/users/document-number'
import { EMPTY_OPERATOR } from '@cauce/domain/users/user-form'
import { PortFailure } from './failure.ts'
import { known, startUserEdit } from './testing/user-edit-flow.ts'

describe('lo que se escribe de un usuario', () => {
  const lost = new PortFailure({})
  const other = { ...EMPTY_OPERATOR, tipo_documento_id: 1, nombre: 'Ana' }

  it('empieza con lo que hay, sin nada dicho ni guardado', () => {
    expect(startUserEdit().context()).toEqual({
      id: 7,
      version: 3,
      base: known,
      draft: known,
      codes: { 1: 'CC' },
      errores: {},
      error: null,
      idempotencyKey: null,
      before: null,
      saved: null,
    })
  })

  it.each([
    ['otro dato', { type: 'field.changed', change: { cargo: 'Jefa' } }],
    ['otra clase', { type: 'kind.chosen', clase: 'afiliado' }],
    ['otro afiliado', { type: 'affiliate.found', afiliado_id: 9, email: 'maria@correo.co' }],
    ['otros roles', { type: 'roles.changed', roles: [2] }],
    ['lo que había', { type: 'draft.dropped' }],
  ] as const)('con %s es otra petición', async (_, event) => {
    const { actor, send, type, refuse, context } = startUserEdit()
    type({ cargo: 'Jefe' })
    await send()
    await refuse(lost)
    expect(context()).toMatchObject({ idempotencyKey: 'k1', error: expect.stringContaining('No hay respuesta') })
    actor.send(event)
    expect(context().idempotencyKey).toBeNull()
  })

  it('se perdona solo en lo que cambió', async () => {
    const { actor, send, type, context } = startUserEdit(null)
    actor.send({ type: 'field.changed', change: other })
    await send()
    const wrong = Object.keys(context().errores)
    expect(wrong).toEqual(expect.arrayContaining(['apellido', 'roles']))
    type({ apellido: 'Ruiz' })
    expect(Object.keys(context().errores)).toEqual(wrong.filter((field) => field !== 'apellido'))
    actor.send({ type: 'roles.changed', roles: [2] })
    expect(Object.keys(context().errores)).toEqual(wrong.filter((field) => field !== 'apellido' && field !== 'roles'))
    expect(context().draft.roles).toEqual([2])
  })

  it('al cambiar de clase pierde los roles y lo que estaba mal', async () => {
    const { actor, send, context } = startUserEdit(null)
    actor.send({ type: 'roles.changed', roles: [2] })
    await send()
    actor.send({ type: 'kind.chosen', clase: 'afiliado' })
    expect(context().errores).toEqual({})
    expect(context()).toMatchObject({ error: null, draft: { clase: 'afiliado', roles: [] } })
  })

  it('pide al número lo que pide su tipo de documento', async () => {
    const { save, send, type, context } = startUserEdit()
    type({ numero_documento: '1037580X' })
    await send()
    expect([context().errores, save.calls.length]).toEqual([{ numero_documento: [ONLY_DIGITS] }, 0])
  })

  it('con otro afiliado perdona lo que estaba mal en el anterior, y con otro envío todo', async () => {
    const { actor, send, type, refuse, context } = startUserEdit()
    type({ cargo: 'Jefe' })
    await send()
    const errores = { afiliado_id: ['Ya tiene usuario'], numero_documento: ['No'], email: ['No'], cargo: ['Muy corto'] }
    await refuse(new PortFailure({ status: 422, error: 'Revise', errores }))
    actor.send({ type: 'affiliate.found', afiliado_id: 9, email: 'maria@correo.co' })
    expect(context().errores).toEqual({ cargo: ['Muy corto'] })
    await send()
    expect([context().errores, context().error]).toEqual([{}, null])
  })

  it('se deja y vuelve lo que había', async () => {
    const { actor, send, type, refuse, context } = startUserEdit()
    type({ cargo: 'Jefe' })
    await send()
    await refuse(new PortFailure({ status: 422, error: 'x', errores: { cargo: ['Muy corto'] } }))
    actor.send({ type: 'draft.dropped' })
    expect(context()).toMatchObject({ draft: known, errores: {}, error: null, before: null })
  })

  it('dice lo que falta en vez de la falla anterior', async () => {
    const { actor, send, type, refuse, context } = startUserEdit()
    type({ cargo: 'Jefe' })
    await send()
    await refuse(lost)
    actor.send({ type: 'field.changed', change: { nombre: '' } })
    await send()
    expect(context()).toMatchObject({ error: null, errores: { nombre: [REQUIRED_FIELD] } })
  })
})
