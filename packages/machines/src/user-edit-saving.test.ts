import { createActor, fromPromise } from 'xstate'
import { describe, expect, it } from 'vitest'
import { PortFailure } from './failure.ts'
import { fakePort, settle } from './testing/fake-port.ts'
import { userEditMachine } from './user-edit.ts'
import type { UserEditPorts as P } from './user-edit/types.ts'
import { form, known, startUserEdit } from './testing/user-edit-flow.ts'

const saving = async () => {
  const edit = startUserEdit()
  edit.type({ cargo: 'Jefe' })
  await edit.send()
  return edit
}

describe('el guardado de un usuario', () => {
  it('dice a quien abrió la ventana qué quedó guardado', async () => {
    const { actor, save } = await saving()
    save.last().resolve({ id: 7, mensaje: 'Usuario guardado.' })
    await settle()
    expect(actor.getSnapshot().output).toEqual({ saved: { id: 7, mensaje: 'Usuario guardado.' } })
  })

  it('vuelve a lo escrito si la persona se fue antes de confirmar que es ella', async () => {
    const { save, state, context } = await saving()
    save.last().resolve(null)
    await settle()
    expect(state()).toBe('editing')
    expect(context()).toMatchObject({ saved: null, error: null, draft: { form: { cargo: 'Jefe' } } })
  })

  it('sin clave no sale y lo dice', async () => {
    const save = fakePort<P['saveUser']['output'], P['saveUser']['input']>()
    const newKey = fromPromise<string, undefined>(() => Promise.reject(new Error('sin azar')))
    const draft = { ...known, form: { ...form, cargo: 'Jefe' } }
    const actor = createActor(userEditMachine.provide({ actors: { saveUser: save.logic, newKey } }), {
      input: { id: 7, version: 3, base: known, draft, codes: { 1: 'CC' } },
    }).start()
    actor.send({ type: 'save.asked' })
    await settle()
    expect(actor.getSnapshot()).toMatchObject({
      value: 'editing',
      context: { error: expect.stringContaining('No hay respuesta') },
    })
    expect(save.calls).toEqual([])
  })

  it('que el servidor rechaza es otra petición después', async () => {
    const { refuse, state, context } = await saving()
    await refuse(new PortFailure({ status: 422, error: 'Revise', errores: { cargo: ['Muy corto'] } }))
    expect(state()).toBe('editing')
    expect(context()).toMatchObject({ idempotencyKey: null, error: 'Revise', errores: { cargo: ['Muy corto'] } })
  })

  it('sobre lo que otra persona cambió se puede dejar sin traerlo', async () => {
    const { actor, refuse, state, context } = await saving()
    await refuse(new PortFailure({ status: 409, codigo: 'usuario.cambio', error: 'Alguien lo cambió' }))
    expect(context().idempotencyKey).toBeNull()
    actor.send({ type: 'left' })
    expect(state()).toBe('editing')
    expect(context()).toMatchObject({ version: 3, draft: { form: { cargo: 'Jefe' } } })
  })

  it('sigue en conflicto cuando lo nuevo no se puede traer', async () => {
    const { actor, reload, refuse, state, context } = await saving()
    await refuse(new PortFailure({ status: 409, codigo: 'usuario.cambio', error: 'Alguien lo cambió' }))
    actor.send({ type: 'theirs.asked' })
    expect(reload.last().input).toEqual({ id: 7 })
    reload.last().reject(new PortFailure({ status: 503, error: 'Sin servicio' }))
    await settle()
    expect([state(), context().error]).toEqual(['conflict', 'Sin servicio'])
    actor.send({ type: 'theirs.asked' })
    reload.last().resolve({ version: 5, form })
    await settle()
    expect(context()).toMatchObject({ error: null, errores: {}, before: form, base: { form }, version: 5 })
  })
})
