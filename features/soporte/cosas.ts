/** What is administered, by its kind: how it is made, read, saved over what was read, changed by others and taken away. */
import assert from 'node:assert/strict'
import { clientes } from '@cauce/contract/clientes'
import { contenido } from '@cauce/contract/contenido'
import { estados } from '@cauce/contract/estados'
import { changedRole, listed, readRole, roleId, send, userNamed } from './administracion.ts'
import { formOf, writtenOf } from './contenido.ts'
import type { Mundo } from './mundo.ts'
import { read } from './respuestas.ts'

/** What a person had before them, as it was then: it is saved with one of its fields changed. */
export type Save = (field: string, value: string) => Promise<unknown>

interface Thing {
  readonly make?: (world: Mundo, name: string, keys: string) => Promise<unknown>
  readonly open: (world: Mundo, name: string) => Promise<Save>
  /** Somebody else saves it. */
  readonly others: (world: Mundo, name: string) => Promise<unknown>
  readonly drop?: (world: Mundo, name: string) => Promise<unknown>
}

export const statusOf = async (world: Mundo, nombre: string) => {
  const { data } = read(estados.lista, await send(world, 'GET', '/estados?por_pagina=100'))
  const found = data.find((one) => one.nombre === nombre)
  assert.ok(found, `No hay un estado ${nombre}`)
  return found
}

export const programOf = async (world: Mundo, nombre: string) => {
  const found = read(clientes.listar, await world.call('/cliente')).find((program) => program.nombre === nombre)
  assert.ok(found, `No hay ningún programa ${nombre}`)
  return found
}

const openRole: Thing['open'] = async (world, name) => {
  const role = await readRole(world, name)
  return (field, value) => {
    const form = field === 'el permiso' ? changedRole(role, value, '') : { ...changedRole(role, '', ''), nombre: value }
    return send(world, 'PUT', `/roles/${role.id}`, form)
  }
}

const openStatus: Thing['open'] = async (world, name) => {
  const { id, nombre, descripcion, activo, version } = await statusOf(world, name)
  return (field, value) => {
    const change = field === 'el nombre' ? { nombre: value } : { activo: value === 'activo' }
    return send(world, 'PUT', `/estados/${id}`, { nombre, descripcion, activo, version, ...change })
  }
}

const openProgram: Thing['open'] = async (world, nombre) => {
  const { id, version } = await programOf(world, nombre)
  return (_field, descripcion) => send(world, 'PUT', `/cliente/${id}`, { nombre, descripcion, version })
}

const openUser: Thing['open'] = async (world, email) => {
  const user = await userNamed(world, email)
  return (field, value) => {
    const change = field === 'el cargo' ? { cargo: value } : { email: value }
    const body = { ...user.operador, ...change, version: user.version }
    return send(world, 'PUT', `/usuarios/operador/${user.id}`, body)
  }
}

const openNews: Thing['open'] = (world) => {
  const { id, version } = writtenOf(world)
  return Promise.resolve((_field, titulo) => send(world, 'PUT', `/contenido/${id}`, { ...formOf(titulo), version }))
}

/** The keys of the programs that the scenario made: the last of each first. */
const keys = new WeakMap<Mundo, readonly string[]>()
export const keepKey = (world: Mundo, key: string): void => void keys.set(world, [key, ...(keys.get(world) ?? [])])
export const keysOf = (world: Mundo): readonly string[] => keys.get(world) ?? []

const THINGS: Readonly<Record<string, Thing>> = {
  rol: {
    make: (world, nombre, permisos) =>
      send(world, 'POST', '/roles', { nombre, descripcion: '', permisos: listed(permisos) }),
    open: openRole,
    others: async (world, name) => {
      const save = await openRole(world, name)
      await save('el permiso', 'cita.reporte')
      assert.equal(world.answer?.status, 200)
    },
    drop: async (world, name) => send(world, 'DELETE', `/roles/${await roleId(world, name)}`),
  },
  estado: {
    make: (world, nombre) => send(world, 'POST', '/estados', { nombre, descripcion: '' }),
    open: openStatus,
    others: async (world, name) => {
      const { db } = await world.server()
      await db.updateTable('estados').set({ version: 2 }).where('nombre', '=', name).execute()
    },
    drop: async (world, name) => (await openStatus(world, name))('el uso', 'inactivo'),
  },
  programa: {
    make: async (world, nombre) => {
      const answer = await send(world, 'POST', '/cliente', { nombre, descripcion: null })
      if (answer.status === 200) keepKey(world, read(clientes.crear, answer).clave)
    },
    open: openProgram,
    others: async (world, name) => {
      const save = await openProgram(world, name)
      await save('la descripción', 'Otra')
      assert.equal(world.answer?.status, 200)
    },
    drop: async (world, name) => {
      const { id } = await programOf(world, name)
      const answer = await send(world, 'PUT', `/cliente/cambiar-estado/${id}`)
      assert.equal(read(clientes.cambiarEstado, answer).activo, false)
    },
  },
  usuario: {
    open: openUser,
    others: async (world, email) => {
      const { db } = await world.server()
      const operator = db.selectFrom('users').select('operador_id').where('email', '=', email)
      await db.updateTable('operadores').set({ cargo: 'Jefe de citas' }).where('id', '=', operator).execute()
    },
  },
  contenido: {
    open: openNews,
    others: async (world) => {
      const { id, version } = writtenOf(world)
      read(contenido.guardar, await send(world, 'PUT', `/contenido/${id}`, { ...formOf('Otro título'), version }))
    },
  },
}

/** What is open before the person. */
const open = new WeakMap<Mundo, Save>()
export const keepOpen = (world: Mundo, save: Save): void => void open.set(world, save)
export const openIn = (world: Mundo): Save => {
  const save = open.get(world)
  assert.ok(save, 'Nadie ha abierto nada')
  return save
}
export const thing = (kind: string): Thing => {
  const known = THINGS[kind]
  assert.ok(known, `No se sabe administrar ${kind}`)
  return known
}
