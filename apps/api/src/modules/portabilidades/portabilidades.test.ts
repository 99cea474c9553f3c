/** The portabilities, through the server: filed, answered, and what their days do to where the person is attended. */
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '@cauce/domain/calendar/calendar-date'
import { PORTABILITY_SAME_TOWN, PORTABILITY_TOO_LONG } from '@cauce/domain/insurance/portability-kind'
import type { PortabilityMove } from '@cauce/domain/insurance/portability-life'
import { PORTABILITY_NORMS } from '@cauce/domain/insurance/portability-term'
import { PORTABILITY_PERMISSION } from '@cauce/domain/session/permission-keys'
import { ApiFailure } from '../../http/failure.ts'
import { moveThing } from '../../kit/life/move.ts'
import { addUser, openTestDatabase, sessionUser, testCtx, testWork, type TestDatabase } from '../../testing/database.ts'
import { pastOf } from '../afiliados/open.ts'
import { assignPortabilitySite, SITE_ELSEWHERE } from './assign-site.ts'
import { turnPortabilities } from './days-timer.ts'
import { BEFORE_TODAY, filePortability, NOT_FAMILY, PHONE_WRONG } from './file-portability.ts'
import { listPortabilities, portabilityPerson, viewPortability } from './service.ts'
import { portabilityStore } from './store.ts'

let database: TestDatabase
let clerk: number
let other: number
const [MEDELLIN, QUIBDO] = [5001, 27_001]
const [LAURELES, SAN_FRANCISCO] = [1, 2]

beforeAll(async () => {
  database = await openTestDatabase()
  const { db } = database
  clerk = await addUser(db, 'radica@cauce.demo')
  other = await addUser(db, 'otra@cauce.demo')
  await sql`insert into tipos_documento values (1, 'CC', 'Cédula');
    insert into tipos_afiliado values (1, 'Beneficiario'), (2, 'Cotizante'), (4, 'Fallecido');
    insert into estados_afiliado values (1, 'Activo'), (2, 'Suspendido'), (3, 'Retirado'), (4, 'Fallecido') on conflict do nothing;
    insert into departamentos (id, codigo, nombre) values (5, '05', 'Antioquia'), (27, '27', 'Chocó');
    insert into municipios values (5001, '05001', 'Medellín', 5, 'medellin antioquia'), (27001, '27001', 'Quibdó', 27, 'quibdo choco');
    insert into prestadores (nit, nombre) values ('901448216-6', 'Red');
    insert into reps (prestador_id, codigo, nombre, municipio_id, busqueda) values (1, '1', 'Sede Laureles', 5001, 'sede laureles'),
      (1, '2', 'Sede San Francisco', 27001, 'sede san francisco');
    insert into entidades values (1, 'E', 'Entidad')`.execute(db)
  await db
    .insertInto('terminos_norma')
    .values([...PORTABILITY_NORMS])
    .execute()
})
afterAll(() => database.close())

let number = 1000
const person = async (estado_afiliado_id = 1): Promise<number> => {
  number += 1
  const { id } = await database.db
    .insertInto('afiliados')
    .values({
      primer_nombre: 'Ana',
      primer_apellido: 'Ruiz',
      tipo_documento_id: 1,
      numero_documento: String(number),
      sexo: 'F',
      fecha_nacimiento: '1980-01-01',
      tipo_afiliado_id: 2,
      estado_afiliado_id,
      entidad_id: 1,
      ips_id: LAURELES,
      municipio_atencion_id: MEDELLIN,
      municipio_afiliacion_id: MEDELLIN,
      fecha_afiliacion: '2020-01-01',
      busqueda: `ana ruiz ${number}`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
const at = (day: string) => new Date(`${day}T15:00:00.000Z`)
const TODAY = '2026-11-21'
const ctx = (who = clerk, day = TODAY) =>
  testCtx(database.db, { user: sessionUser({ id: who, permissions: [PORTABILITY_PERMISSION] }), now: () => at(day) })
type Asked = Parameters<typeof filePortability>[1]
const file = (afiliado_id: number, more: Partial<Asked> = {}) =>
  filePortability(ctx(), {
    sentido: 'salida',
    afiliado_id,
    municipio_destino_id: QUIBDO,
    fecha_inicio: TODAY,
    fecha_fin: addDays(TODAY, 100),
    razon: 'Trabajo',
    telefono: '3105553010',
    ...more,
  })
const move = (
  id: number,
  version: number,
  evento: Exclude<PortabilityMove, 'asignar_sede' | 'empezar' | 'vencer'>,
  more = {},
  who = clerk,
  day = TODAY,
) => moveThing(ctx(who, day), portabilityStore, 'portabilidades.mover', { id, version, evento, ...more })
const turn = (day: string) => turnPortabilities(testWork(database.db, { now: () => at(day) }))
const refusal = async (asked: Promise<unknown>) => {
  try {
    await asked
    return null
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    return [error.status, Object.values(error.errores ?? { error: [error.message] })[0]?.[0]]
  }
}
const attended = (id: number) =>
  database.db
    .selectFrom('afiliados')
    .select(['municipio_atencion_id', 'ips_id'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
const state = (id: number) =>
  database.db
    .selectFrom('portabilidades')
    .select(['estado', 'fecha_fin', 'version'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
const HOME = { municipio_atencion_id: MEDELLIN, ips_id: LAURELES }
const AWAY = { municipio_atencion_id: QUIBDO, ips_id: SAN_FRANCISCO }

const assigned = async (afiliado_id: number, more: Partial<Asked> = {}) => {
  const { id } = await file(afiliado_id, more)
  await move(id, 1, 'tomar')
  await assignPortabilitySite(ctx(), { id, version: 2, rep_id: SAN_FRANCISCO })
  return id
}

describe('una portabilidad', () => {
  it('ocasional empieza al radicarla, sin sede y sin plazo', async () => {
    const who = await person()
    const { id, mensaje } = await file(who, { fecha_fin: addDays(TODAY, 20) })
    expect(mensaje).toContain('sin asignar sede')
    expect((await state(id)).estado).toBe('activa')
    expect(await attended(who)).toEqual({ municipio_atencion_id: QUIBDO, ips_id: null })
    expect((await viewPortability(ctx(), id)).plazo).toBeNull()
  })

  it('temporal espera su sede dentro de diez días hábiles, y al asignarla se atiende allá', async () => {
    const who = await person()
    const { id, mensaje } = await file(who)
    expect(mensaje).toContain('Se responde a más tardar el 04 dic 2026')
    expect(await attended(who)).toEqual(HOME)
    await move(id, 1, 'tomar')
    expect(await refusal(assignPortabilitySite(ctx(), { id, version: 2, rep_id: LAURELES }))).toEqual([
      422,
      SITE_ELSEWHERE,
    ])
    expect((await refusal(assignPortabilitySite(ctx(other), { id, version: 2, rep_id: SAN_FRANCISCO })))?.[0]).toBe(409)
    expect((await refusal(assignPortabilitySite(ctx(), { id, version: 1, rep_id: SAN_FRANCISCO })))?.[0]).toBe(409)
    await assignPortabilitySite(ctx(), { id, version: 2, rep_id: SAN_FRANCISCO })
    expect(await attended(who)).toEqual(AWAY)
    expect((await viewPortability(ctx(), id)).plazo?.estado).toBe('cumplido')
  })

  it('empieza en su día y vence por su fecha: al día siguiente vuelve a donde siempre', async () => {
    const who = await person()
    const id = await assigned(who, { fecha_inicio: addDays(TODAY, 3), fecha_fin: addDays(TODAY, 60) })
    expect((await state(id)).estado).toBe('asignada')
    await turn(addDays(TODAY, 2))
    expect(await attended(who)).toEqual(HOME)
    await turn(addDays(TODAY, 3))
    await turn(addDays(TODAY, 3))
    expect(await attended(who)).toEqual(AWAY)
    await turn(addDays(TODAY, 60))
    expect(await attended(who)).toEqual(AWAY)
    await turn(addDays(TODAY, 61))
    expect([(await state(id)).estado, await attended(who)]).toEqual(['vencida', HOME])
    const { pasos } = await viewPortability(ctx(), id)
    expect(pasos.map(({ evento, operador }) => [evento, operador === null])).toEqual([
      ['crear', false],
      ['tomar', false],
      ['asignar_sede', false],
      ['empezar', true],
      ['vencer', true],
    ])
  })

  it('lo que empezó y terminó mientras el servidor estuvo detenido hace las dos cosas', async () => {
    const who = await person()
    const id = await assigned(who, { fecha_inicio: addDays(TODAY, 3), fecha_fin: addDays(TODAY, 60) })
    await turn(addDays(TODAY, 90))
    expect([(await state(id)).estado, await attended(who)]).toEqual(['vencida', HOME])
    const rows = (await pastOf(database.db, who))?.past.atencion.filter(({ origen }) => origen === 'portabilidad')
    expect(rows).toMatchObject([{ desde: addDays(TODAY, 3), hasta: addDays(TODAY, 60) }])
  })

  it('vencida se prorroga una vez, desde el día siguiente a su fin', async () => {
    const who = await person()
    const id = await assigned(who, { fecha_fin: addDays(TODAY, 60) })
    const end = addDays(TODAY, 60)
    await turn(addDays(end, 5))
    const { version } = await state(id)
    const late = addDays(end, 16)
    expect((await refusal(move(id, version, 'prorrogar', { hasta: addDays(late, 30) }, clerk, late)))?.[0]).toBe(409)
    expect(
      (await refusal(move(id, version, 'prorrogar', { hasta: addDays(end, 400) }, clerk, addDays(end, 5))))?.[0],
    ).toBe(422)
    await move(id, version, 'prorrogar', { hasta: addDays(end, 90) }, clerk, addDays(end, 5))
    expect(await state(id)).toMatchObject({ estado: 'activa', fecha_fin: addDays(end, 90) })
    const rows = (await pastOf(database.db, who))?.past.atencion.filter(({ origen }) => origen === 'portabilidad')
    expect(rows?.map(({ desde, hasta }) => [desde, hasta])).toEqual([
      [TODAY, end],
      [addDays(end, 1), addDays(end, 90)],
    ])
    const again = move(id, version + 1, 'prorrogar', { hasta: addDays(end, 100) }, clerk, addDays(end, 6))
    expect(await refusal(again)).toEqual([409, 'Solo se prorroga una vez una portabilidad temporal.'])
  })

  it('quien regresa antes se atiende donde siempre desde ese día, y lo pasado queda', async () => {
    const who = await person()
    const id = await assigned(who)
    const { version } = await state(id)
    await move(id, version, 'terminar', { motivo: 'Regresó a su casa' }, clerk, addDays(TODAY, 10))
    expect(await attended(who)).toEqual(HOME)
    const rows = (await pastOf(database.db, who))?.past.atencion.filter(({ origen }) => origen === 'portabilidad')
    expect(rows).toMatchObject([{ desde: TODAY, hasta: addDays(TODAY, 9) }])
  })

  it('negada o anulada no cambia nada, y deja radicar otra', async () => {
    const who = await person()
    const { id } = await file(who)
    expect((await refusal(file(who)))?.[0]).toBe(409)
    await move(id, 1, 'tomar')
    expect((await refusal(move(id, 2, 'negar', { motivo: 'no' })))?.[0]).toBe(422)
    await move(id, 2, 'negar', { motivo: 'No hay red en ese municipio' })
    expect(await attended(who)).toEqual(HOME)
    const next = await file(who)
    await move(next.id, 1, 'anular', { motivo: 'Se radicó dos veces' })
    expect((await viewPortability(ctx(), next.id)).plazo).toBeNull()
  })
})

describe('quién y cómo', () => {
  it('la familia va junta, cada uno con su fila; quien no es de ella, no', async () => {
    const [head, child, stranger] = [await person(), await person(), await person()]
    await sql`insert into grupo_miembros (afiliado_id, cotizante_id, parentesco, desde) values (${child}, ${head}, 'hijo', '2020-01-01')`.execute(
      database.db,
    )
    expect((await portabilityPerson(ctx(), head)).familia.map(({ id }) => id)).toEqual([child])
    expect((await portabilityPerson(ctx(), child)).familia.map(({ id }) => id)).toEqual([head])
    expect(await refusal(file(head, { familiares: [stranger] }))).toEqual([422, NOT_FAMILY])
    const { id, cuantas } = await file(head, { familiares: [child] })
    expect(cuantas).toBe(2)
    expect((await viewPortability(ctx(), id)).familia).toHaveLength(1)
  })

  it('lo que no sirve se dice en su campo, y no queda nada', async () => {
    const who = await person()
    expect(await refusal(file(who, { municipio_destino_id: MEDELLIN }))).toEqual([422, PORTABILITY_SAME_TOWN])
    expect(await refusal(file(who, { fecha_fin: addDays(TODAY, 400) }))).toEqual([422, PORTABILITY_TOO_LONG])
    expect(await refusal(file(who, { fecha_inicio: addDays(TODAY, -1) }))).toEqual([422, BEFORE_TODAY])
    expect(await refusal(file(who, { telefono: '12' }))).toEqual([422, PHONE_WRONG])
    expect((await refusal(file(who, { municipio_destino_id: 9 })))?.[0]).toBe(422)
    expect((await refusal(file(999_999)))?.[0]).toBe(404)
    expect((await refusal(file(await person(3))))?.[1]).toContain('No se tramita: Retirado')
    const { cuentas } = await listPortabilities(ctx(), { texto: `ruiz ${number}` })
    expect(Object.values(cuentas)).toEqual([0, 0, 0, 0])
  })

  it('lo radicado no se reescribe', async () => {
    const { id } = await file(await person())
    await expect(sql`update portabilidades set razon = 'otra' where id = ${id}`.execute(database.db)).rejects.toThrow()
    await expect(sql`delete from portabilidades where id = ${id}`.execute(database.db)).rejects.toThrow()
  })
})
