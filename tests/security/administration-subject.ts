/** Fresh records for the cases of the administration, at each distance from who acts on them. */
import { sql } from 'kysely'
import { bogotaDate } from '@cauce/domain/calendar/bogota'
import { addDays, type CalendarDate } from '@cauce/domain/calendar/calendar-date'
import { EMPTY_OPERATOR, type OperatorForm } from '@cauce/domain/users/user-form'
import { makeKey } from '../../apps/api/src/http/client-key.ts'
import type { ModuleTests } from '../support/module-tests.ts'
import * as modules from '../support/of-modules.ts'
import type { TestServer } from '../support/server.ts'
import type { AdministrationCase, Reach } from './administration-case.ts'

const ABSENT = 2_000_000_000
/** A key that the desk holds, and one that it does not. */
const WITHIN = 'admin.auditoria'
const BEYOND = 'aseguramiento.verificacion'
/** That of who orders. */
const ORDERS = 'blog.vista'
const ADMINISTRATOR_ROLE = 1
const ADMINISTRATOR = 'Administrador'

export interface AdministrationSubject {
  readonly usuario: number
  readonly version: number
  readonly operador: Omit<OperatorForm, 'email'>
  readonly roles: readonly number[]
  readonly administrador: number
  readonly rol: number
  readonly rolVersion: number
  readonly rolNombre: string
  readonly rolPermisos: readonly string[]
  /** A person who is not there yet. */
  readonly nuevo: OperatorForm
  /** An affiliate without a user. */
  readonly afiliado: number
  readonly carga: number
  readonly permiso: number
  readonly entrada: number
  readonly estado: number
  readonly programa: number
  readonly contenido: number
  /** Of the clock, that failed. */
  readonly temporizador: string
  readonly adjunto: number
  /** A figure of a norm, and one that somebody else proposed. */
  readonly cifra: string
  readonly propuesta: number
  /** Two who attend, and a grant between two others. */
  readonly titular: number
  readonly sustituto: number
  readonly sustitucion: number
  /** A record of a module that brings its own (`ModuleTests.record`), by the name of the module. */
  readonly records: Readonly<Record<string, number>>
}

/** Who acts: their user, and the role by which they hold what they hold. */
export interface Actor {
  readonly usuario: number
  readonly rol: number
}

const ofModules = Object.entries<ModuleTests>(modules)

let made = 0
const fresh = (): number => (made += 1)

/** Days from which figures were proposed: a figure begins within ten years, and other records must not use them up. */
let days = 0
const nextDay = (): CalendarDate => addDays(bogotaDate(Date.now()), (days += 1))

const operatorForm = (number: number): OperatorForm => ({
  ...EMPTY_OPERATOR,
  tipo_documento_id: 1,
  numero_documento: String(60_000_000 + number),
  nombre: 'Persona',
  apellido: `Número ${number}`,
  email: `persona${number}@prueba.co`,
})

/** Makes what one case needs, and nothing else. */
export const administrationSubjects = ({ db }: TestServer) => {
  const addRole = async (key: string): Promise<number> => {
    const { id } = await db
      .insertInto('roles')
      .values({ nombre: `Rol de prueba ${fresh()}` })
      .returning('id')
      .executeTakeFirstOrThrow()
    const permission = await db.selectFrom('permisos').select('id').where('nombre', '=', key).executeTakeFirstOrThrow()
    await db.insertInto('role_permiso').values({ role_id: id, permiso_id: permission.id }).execute()
    return id
  }
  const addAffiliate = async (): Promise<number> => {
    const { rows } = await sql<{ id: number }>`insert into afiliados (primer_nombre, primer_apellido, tipo_documento_id,
        numero_documento, sexo, fecha_nacimiento, tipo_afiliado_id, estado_afiliado_id, entidad_id, busqueda)
      select 'Persona', 'Afiliada', tipo_documento_id, ${`prueba${fresh()}`}, 'F', '1985-03-02', 1, 1, entidad_id, ''
      from afiliados order by id limit 1 returning id`.execute(db)
    return rows[0]?.id ?? ABSENT
  }
  const addUser = async (kind: 'persona' | 'afiliado', role: number): Promise<number> => {
    const { email, tipo_documento_id, numero_documento, nombre, apellido } = operatorForm(fresh())
    const person = { tipo_documento_id, numero_documento, nombre, apellido }
    const afiliado_id = kind === 'afiliado' ? await addAffiliate() : null
    const operator =
      kind === 'persona'
        ? await db.insertInto('operadores').values(person).returning('id').executeTakeFirstOrThrow()
        : null
    const { id } = await db
      .insertInto('users')
      .values({
        email,
        password: 'x',
        tipo_usuario: kind === 'afiliado' ? 2 : 1,
        operador_id: operator?.id ?? null,
        afiliado_id,
        password_changed_at: new Date(),
        totp_activo_at: new Date(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db.insertInto('user_role').values({ user_id: id, role_id: role }).execute()
    return id
  }
  const addClinician = async (): Promise<number> => {
    const id = await addUser('persona', await addRole(ORDERS))
    const operator = db.selectFrom('users').select('operador_id').where('id', '=', id)
    await db
      .updateTable('operadores')
      .set({ registro_profesional: '05-1234', profesion: 'medicina' })
      .where('id', '=', operator)
      .execute()
    return id
  }
  const substitution = async (actor: Actor) => {
    const hoy = bogotaDate(Date.now())
    const { id } = await db
      .insertInto('sustituciones')
      .values({
        titular_user_id: await addClinician(),
        sustituto_user_id: await addClinician(),
        desde: hoy,
        hasta: hoy,
        motivo: 'De prueba',
        otorgada_por_user_id: actor.usuario,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { titular: await addClinician(), sustituto: await addClinician(), sustitucion: id }
  }
  const proposal = async () => {
    const cifra = 'incapacidad.dias_certificado'
    const { id } = await db
      .insertInto('cifra_propuestas')
      .values({
        clave: cifra,
        valor: '{"cualquiera": 20, "maternidad": 266}',
        vigente_desde: nextDay(),
        norma: 'Decreto de prueba',
        articulo: 'art. 1',
        motivo: 'De prueba, para que otra persona la decida',
        propone_user_id: await addUser('persona', await addRole(WITHIN)),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { cifra, propuesta: id }
  }
  const installation = async (actor: Actor) => {
    const name = `De prueba ${fresh()}`
    const insert = { user_id: actor.usuario }
    const { clave_hash, clave_final } = makeKey()
    const [carga, programa, contenido, estado, entrada, permiso] = [
      await db
        .insertInto('cargas_usuarios')
        .values({ ...insert, nombre: name, huella: name })
        .returning('id')
        .executeTakeFirstOrThrow(),
      await db
        .insertInto('clientes')
        .values({ nombre: name, clave_hash, clave_final })
        .returning('id')
        .executeTakeFirstOrThrow(),
      await db
        .insertInto('contenidos')
        .values({ ...insert, tipo: 'manual', titulo: name, cuerpo: 'Texto', busqueda: '' })
        .returning('id')
        .executeTakeFirstOrThrow(),
      await db
        .insertInto('estados')
        .values({ id: 10_000 + fresh(), nombre: name })
        .returning('id')
        .executeTakeFirstOrThrow(),
      await db.selectFrom('auditoria').select('id').limit(1).executeTakeFirstOrThrow(),
      await db.selectFrom('permisos').select('id').where('nombre', '=', BEYOND).executeTakeFirstOrThrow(),
    ]
    await db.insertInto('temporizadores').values({ nombre: name, proxima_at: new Date(), fallos: 1 }).execute()
    const file = { nombre: 'guia.pdf', tipo: 'application/pdf', tamano: 1, sha256: '', archivo: 'ab/no-esta.pdf' }
    const adjunto = await db
      .insertInto('contenido_adjuntos')
      .values({ contenido_id: contenido.id, ...file })
      .returning('id')
      .executeTakeFirstOrThrow()
    return {
      carga: carga.id,
      programa: programa.id,
      contenido: contenido.id,
      temporizador: name,
      estado: estado.id,
      entrada: entrada.id,
      permiso: permiso.id,
      adjunto: adjunto.id,
      ...(await proposal()),
      ...(await substitution(actor)),
      records: Object.fromEntries(
        await Promise.all(
          ofModules.map(
            async ([module, { record }]) => [module, (await record?.(db, actor.usuario)) ?? ABSENT] as const,
          ),
        ),
      ),
    }
  }
  const nothing: AdministrationSubject = {
    usuario: ABSENT,
    version: 1,
    operador: operatorForm(0),
    roles: [],
    administrador: ADMINISTRATOR_ROLE,
    rol: ABSENT,
    rolVersion: 1,
    rolNombre: 'Rol de nadie',
    rolPermisos: ['no.existe'],
    nuevo: operatorForm(0),
    afiliado: ABSENT,
    carga: ABSENT,
    permiso: ABSENT,
    entrada: ABSENT,
    estado: ABSENT,
    programa: ABSENT,
    temporizador: 'no está',
    contenido: ABSENT,
    cifra: 'no.existe',
    propuesta: ABSENT,
    adjunto: ABSENT,
    titular: ABSENT,
    sustituto: ABSENT,
    sustitucion: ABSENT,
    records: Object.fromEntries(ofModules.map(([module]) => [module, ABSENT])),
  }

  /** The record of the case at that distance from the actor. */
  return async (on: AdministrationCase['on'], reach: Reach, actor: Actor): Promise<AdministrationSubject> => {
    const nuevo = operatorForm(fresh())
    const afiliado = on === 'rol' ? await addAffiliate() : ABSENT
    if (reach === 'ausente') return { ...nothing, nuevo, afiliado }
    if (on === 'instalación') return { ...nothing, ...(await installation(actor)) }
    const key = reach === 'al alcance' ? WITHIN : BEYOND
    const rol = reach === 'propio' ? actor.rol : await addRole(key)
    const usuario = reach === 'propio' ? actor.usuario : on === 'rol' ? ABSENT : await addUser(on, rol)
    const user = await db.selectFrom('users').select('version').where('id', '=', usuario).executeTakeFirst()
    const role = await db
      .selectFrom('roles')
      .select(['nombre', 'version'])
      .where('id', '=', rol)
      .executeTakeFirstOrThrow()
    const keys = await db
      .selectFrom('role_permiso as rp')
      .innerJoin('permisos as p', 'p.id', 'rp.permiso_id')
      .select('p.nombre')
      .where('rp.role_id', '=', rol)
      .execute()
    const { email: _mail, ...operador } = operatorForm(fresh())
    return {
      ...nothing,
      usuario,
      version: user?.version ?? 1,
      operador,
      roles: [rol],
      rol,
      rolVersion: role.version,
      // The role of administrator keeps its name; the others get another one.
      rolNombre: role.nombre === ADMINISTRATOR ? ADMINISTRATOR : `${role.nombre} bis`,
      rolPermisos: keys.map(({ nombre }) => nombre),
      nuevo,
      afiliado,
    }
  }
}
