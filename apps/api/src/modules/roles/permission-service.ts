/** The list of permissions: what each opens, where it comes from, who has it. @fuente spec 1 §2, §6 */
import {
  describePermission,
  EARLIER,
  groupPermissions,
  PERMISSION_DESCRIBED,
} from '@cauce/domain/access/permission-list'
import { ORIGIN_NAMES } from '@cauce/domain/access/permission-origin'
import type { Answer, Body, Query } from '@cauce/contract/entry'
import { allEntries } from '@cauce/contract/openapi'
import { permissionList as declared, type PermissionRow, type roles as contract } from '@cauce/contract/roles'
import { ORDER_LINE_MOVES } from '@cauce/machines/life-cycles/order-line'
import { audit } from '../../audit/audit.ts'
import { csvFile } from '../../http/csv.ts'
import { notFound } from '../../http/failure.ts'
import type { FileAnswer, UserCtx } from '../../http/handle.ts'
import { smallList } from '../../kit/list/small-list.ts'
import * as queries from './permission-queries.ts'
import { firstHolders, holdersByRole } from './queries.ts'

type Module = typeof contract
type Filter = Query<Module['exportarPermisos']>

/** Moves of an ordered line that the key lets a person make. */
const movesOf = (clave: string): readonly string[] =>
  Object.values(ORDER_LINE_MOVES)
    .filter(({ permiso }) => permiso === clave)
    .map(({ etiqueta }) => `${etiqueta} una orden`)

const wordsOf = (clave: string, groups: ReadonlyMap<string, string>) => {
  const { titulo, origen, grupo, paginas, menus, permite } = describePermission(clave)
  return {
    titulo,
    origen,
    grupo: { id: grupo, titulo: groups.get(grupo) ?? EARLIER.titulo },
    paginas: paginas.map(({ path, title }) => ({ ruta: path, titulo: title })),
    menus,
    acciones: [...(permite === null ? [] : [permite]), ...movesOf(clave)],
  }
}

/** Every permission, in the order of the groups. */
const loadPermissions = async (ctx: UserCtx): Promise<readonly PermissionRow[]> => {
  const stored = await queries.allPermissions(ctx.db)
  const groups = groupPermissions(stored.map(({ clave }) => clave))
  const titles = new Map(groups.map(({ id, titulo }) => [id, titulo]))
  const place = new Map(groups.flatMap(({ permisos }) => permisos).map(({ clave }, index) => [clave, index]))
  const given = Map.groupBy(await queries.rolesByPermission(ctx.db), ({ permiso_id }) => permiso_id)
  const people = (await queries.peopleByRoles(ctx.db)).map(({ roles, personas }) => ({
    roles: new Set(roles),
    personas,
  }))
  return stored
    .map(({ id, clave, descripcion }) => {
      const roles = (given.get(id) ?? []).map((role) => ({ id: role.id, nombre: role.nombre }))
      const holders = people.filter((alike) => roles.some((role) => alike.roles.has(role.id)))
      const personas = holders.reduce((sum, alike) => sum + alike.personas, 0)
      return { id, clave, descripcion, ...wordsOf(clave, titles), roles, personas }
    })
    .toSorted((a, b) => (place.get(a.clave) ?? 0) - (place.get(b.clave) ?? 0))
}

const LIST = {
  text: (row: PermissionRow): string =>
    [
      row.clave,
      row.titulo,
      row.descripcion,
      ...row.acciones,
      ...row.paginas.flatMap(({ ruta, titulo }) => [ruta, titulo]),
    ].join(' '),
  sorts: {
    /** As they come: in the order of the groups. */
    grupo: null,
    clave: ({ clave }: PermissionRow) => clave,
    titulo: ({ titulo }: PermissionRow) => titulo,
    personas: ({ personas }: PermissionRow) => personas,
  },
  tie: ({ clave }: PermissionRow) => clave,
  groups: {
    sin_rol: ({ roles }: PermissionRow) => roles.length === 0,
    anterior: ({ origen }: PermissionRow) => origen === 'anterior',
  },
} as const

const listed = (all: readonly PermissionRow[], query: Query<Module['permisos']>) => {
  const { grupo } = query
  const rows = grupo === undefined ? all : all.filter((row) => row.grupo.id === grupo)
  return smallList(rows, LIST, query, declared.usual)
}

export const permissionList = async (
  ctx: UserCtx,
  query: Query<Module['permisos']>,
): Promise<Answer<Module['permisos']>> => {
  const all = await loadPermissions(ctx)
  const { page, todos, count } = listed(all, query)
  return {
    ...page,
    cuentas: { todos, sin_rol: count('sin_rol'), anterior: count('anterior') },
    grupos: [...new Map(all.map(({ grupo }) => [grupo.id, grupo])).values()],
  }
}

export const exportPermissions = async (ctx: UserCtx, query: Filter): Promise<FileAnswer> => {
  const rows = listed(await loadPermissions(ctx), query).found
  await audit(ctx.db, ctx, {
    accion: 'permiso.exportar',
    recurso: 'permiso',
    recurso_id: null,
    detalle: { filas: rows.length },
  })
  return csvFile(
    'permisos.csv',
    [
      { title: 'Grupo', value: ({ grupo }) => grupo.titulo },
      { title: 'Permiso', value: ({ titulo }) => titulo },
      { title: 'Clave', value: ({ clave }) => clave },
      { title: 'Origen', value: ({ origen }) => ORIGIN_NAMES[origen] },
      {
        title: 'Pantallas',
        value: ({ paginas }) => paginas.map(({ titulo, ruta }) => `${titulo} (${ruta})`).join('; '),
      },
      { title: 'Acciones', value: ({ acciones }) => acciones.join('; ') },
      { title: 'Descripción', value: ({ descripcion }) => descripcion },
      { title: 'Roles', value: ({ roles }) => roles.map(({ nombre }) => nombre).join('; ') },
      { title: 'Personas', value: ({ personas }) => personas },
    ],
    rows,
  )
}

const callsOf = (clave: string) =>
  allEntries().flatMap(({ entry }) =>
    typeof entry.access === 'object' && entry.access.permission === clave
      ? [{ metodo: entry.method, ruta: entry.path, resumen: entry.summary }]
      : [],
  )

/** The permission with who has it by each role, and the calls that ask for it. Fails with 404. */
export const onePermission = async (ctx: UserCtx, id: number): Promise<Answer<Module['permiso']>> => {
  const row = (await loadPermissions(ctx)).find((permission) => permission.id === id)
  if (!row) throw notFound()
  const holders = await holdersByRole(ctx.db)
  const quienes = []
  for (const role of row.roles) {
    const primeras = (await firstHolders(ctx.db, role.id, true)).map(({ id: userId, nombre }) => ({
      id: userId,
      nombre,
    }))
    quienes.push({ rol_id: role.id, rol: role.nombre, personas: holders.get(role.id)?.personas ?? 0, primeras })
  }
  return { ...row, quienes, llamadas: callsOf(row.clave) }
}

/** Fails with 404. */
export const describe = (
  ctx: UserCtx,
  id: number,
  { descripcion }: Body<Module['describirPermiso']>,
): Promise<Answer<Module['describirPermiso']>> =>
  ctx.db.transaction().execute(async (trx) => {
    const said = await queries.describePermission(trx, id, descripcion.trim())
    if (!said) throw notFound()
    await audit(trx, ctx, {
      accion: 'permiso.describir',
      recurso: 'permiso',
      recurso_id: id,
      detalle: { clave: said.nombre, descripcion: descripcion.trim() },
    })
    return { mensaje: PERMISSION_DESCRIBED }
  })
