/** The changes of the affiliates, through the server. */
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as Schema from 'effect/Schema'
import { addDays } from '@cauce/domain/calendar/calendar-date'
import { CHANGE_REASON, SAME_PERSON, TOOK_PART } from '@cauce/domain/insurance/change-life'
import { APPROVE_CHANGES_PERMISSION, CHANGES_PERMISSION } from '@cauce/domain/session/permission-keys'
import { novedades } from '@cauce/contract/novedades'
import { ApiFailure } from '../../http/failure.ts'
import { moveThing } from '../../kit/life/move.ts'
import { addUser, openTestDatabase, sessionUser, testCtx, type TestDatabase } from '../../testing/database.ts'
import { pastOf } from '../afiliados/open.ts'
import { ALREADY_ANOTHER, changeStore } from './change-store.ts'
import { fileChange, PAPER_MISSING, previewChange } from './file-change.ts'
import { NOTHING_CHANGES } from './prepare-change.ts'
import { changesOfPerson, listChanges, viewChange } from './service.ts'

let database: TestDatabase
let filer: number
let verifier: number
let cause: Readonly<Record<string, number>>
const BOTH = [CHANGES_PERMISSION, APPROVE_CHANGES_PERMISSION]

beforeAll(async () => {
  database = await openTestDatabase()
  const { db } = database
  filer = await addUser(db, 'radica@cauce.demo')
  verifier = await addUser(db, 'verifica@cauce.demo')
  await sql`insert into tipos_documento values (1, 'CC', 'Cédula'), (2, 'TI', 'Tarjeta');
    insert into tipos_afiliado values (1, 'Beneficiario'), (2, 'Cotizante'), (4, 'Fallecido');
    insert into estados_afiliado values (1, 'Activo'), (2, 'Suspendido'), (3, 'Retirado'), (4, 'Fallecido') on conflict do nothing;
    insert into estados_afiliado values (5, 'Protección laboral'), (6, 'En trámite') on conflict do nothing;
    insert into departamentos (id, codigo, nombre) values (5, '05', 'Antioquia');
    insert into municipios values (5001, '05001', 'Medellín', 5, 'medellin antioquia'), (5088, '05088', 'Bello', 5, 'bello antioquia');
    insert into prestadores (nit, nombre) values ('901448216-6', 'Red');
    insert into reps (prestador_id, codigo, nombre, municipio_id, busqueda) values (1, '1', 'Sede Laureles', 5001, 'sede laureles'),
      (1, '2', 'Sede Bello', 5088, 'sede bello');
    insert into causas_afiliacion (codigo, nombre, clase, busqueda) values ('R', 'Voluntario', 'retirar', ''), ('S', 'Mora', 'suspender', ''),
      ('F', 'RUAF', 'fallecer', ''), ('P', 'Sin contrato', 'proteger', ''), ('L', 'Pagó', 'levantar', '');
    insert into entidades values (1, 'E', 'Entidad')`.execute(db)
  const rows = await db.selectFrom('causas_afiliacion').select(['id', 'clase']).execute()
  cause = Object.fromEntries(rows.map(({ id, clase }) => [clase, id]))
})
afterAll(() => database.close())

let number = 1000
const person = async (fields: Readonly<Record<string, string | number>> = {}): Promise<number> => {
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
      estado_afiliado_id: 1,
      entidad_id: 1,
      ips_id: 1,
      municipio_atencion_id: 5001,
      fecha_afiliacion: '2020-01-01',
      busqueda: `ana ruiz ${number}`,
      ...fields,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
const ctx = (id = filer, permissions: readonly string[] = BOTH) =>
  testCtx(database.db, { user: sessionUser({ id, permissions }) })
const today = () => ctx().today()
type Asked = Parameters<typeof fileChange>[1]
const file = (
  tipo: Asked['tipo'],
  afiliado_id: number,
  despues: Asked['despues'],
  more: Partial<Asked> = {},
  who = filer,
) => fileChange(ctx(who), { tipo, afiliado_id, despues, fecha_novedad: today(), soporte: 'Acta 1', ...more })
const move = (
  id: number,
  version: number,
  evento: 'tomar' | 'soltar' | 'verificar' | 'rechazar' | 'decidir' | 'anular',
  motivo = '',
  who = verifier,
) => moveThing(ctx(who), changeStore, 'novedades.mover', { id, version, evento, motivo })
const verified = async (id: number) => {
  await move(id, 1, 'tomar')
  return move(id, 2, 'verificar')
}
const refusal = async (asked: Promise<unknown>) => {
  try {
    await asked
    return null
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    return [error.status, error.codigo, Object.values(error.errores ?? { error: [error.message] })[0]?.[0]]
  }
}
const row = (id: number) =>
  database.db.selectFrom('afiliados').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

describe('lo que no pide otra persona', () => {
  it('se aplica al radicarlo, con su antes y su después', async () => {
    const id = await person({ celular1: '3105553010' })
    const { estado, radicado } = await file('contacto', id, { direccion: 'Calle 1 # 2-3', celular1: '310 555 3011' })
    expect([estado, radicado]).toEqual(['aplicada', expect.stringMatching(/^NOV-\d{4}-\d{6}$/u)])
    expect(await row(id)).toMatchObject({ direccion: 'Calle 1 # 2-3', celular1: '3105553011', version: 2 })
    const { data } = await changesOfPerson(ctx(), id)
    expect(data[0]?.cambios).toEqual([
      { campo: 'Dirección', antes: '', despues: 'Calle 1 # 2-3' },
      { campo: 'Celular', antes: '3105553010', despues: '3105553011' },
    ])
  })

  it('se niega donde nada cambia, y en su campo lo que no sirve', async () => {
    const id = await person({ celular1: '3105553010' })
    expect(await refusal(file('contacto', id, { celular1: '3105553010' }))).toEqual([
      422,
      'datos.invalidos',
      NOTHING_CHANGES,
    ])
    expect((await refusal(file('contacto', id, { celular1: '12' })))?.[0]).toBe(422)
    expect((await refusal(file('contacto', 999_999, { celular1: '3105553011' })))?.[0]).toBe(404)
  })

  it('la IPS que se escoge rige el siguiente día hábil, y hasta entonces se atiende donde estaba', async () => {
    const id = await person()
    await file('ips_primaria', id, { rep_id: '2' })
    expect(await row(id)).toMatchObject({ ips_id: 1, municipio_atencion_id: 5001 })
    const known = await pastOf(database.db, id)
    const chosen = known?.past.atencion.find(({ origen }) => origen === 'libre_eleccion')
    expect(chosen?.sede?.nombre).toBe('Sede Bello')
    expect(String(chosen?.desde) > today()).toBe(true)
  })
})

describe('lo que verifica otra persona', () => {
  it('no cambia nada hasta que otra la verifica, y quien radica no puede', async () => {
    const id = await person()
    const { id: change } = await file('retiro', id, { causa_id: String(cause['retirar']) })
    expect(await row(id)).toMatchObject({ estado_afiliado_id: 1 })
    expect(await refusal(move(change, 1, 'tomar', '', filer))).toEqual([403, 'novedad.misma_persona', SAME_PERSON])
    const unable = ctx(verifier, [CHANGES_PERMISSION])
    const taking = moveThing(unable, changeStore, 'novedades.mover', { id: change, version: 1, evento: 'tomar' })
    expect((await refusal(taking))?.[0]).toBe(403)
    expect((await verified(change)).estado).toBe('aplicada')
    expect(await row(id)).toMatchObject({ estado_afiliado_id: 3 })
    const seen = await viewChange(ctx(), change)
    expect(Schema.is(novedades.ver.answer)(seen)).toBe(true)
    expect(seen.pasos.map(({ evento }) => evento)).toEqual(['crear', 'tomar', 'verificar'])
  })

  it('con una gestación abierta un retiro queda en espera, y se aplica con su motivo', async () => {
    const id = await person()
    await file('gestacion', id, { hasta: addDays(today(), 100) })
    const { id: change } = await file('retiro', id, { causa_id: String(cause['retirar']) })
    const held = await verified(change)
    expect([held.estado, held.mensaje]).toEqual(['verificada', expect.stringContaining('gestación')])
    expect(await row(id)).toMatchObject({ estado_afiliado_id: 1 })
    expect((await refusal(move(change, 3, 'decidir')))?.[2]).toBe(CHANGE_REASON)
    expect((await move(change, 3, 'decidir', 'Pasó a otra EPS con su control')).estado).toBe('aplicada')
    expect(await row(id)).toMatchObject({ estado_afiliado_id: 3 })
  })

  it('un retiro de hace días cambia los derechos desde entonces y no los de antes', async () => {
    const id = await person()
    const desde = addDays(today(), -10)
    const { id: change } = await file('retiro', id, { causa_id: String(cause['retirar']) }, { fecha_novedad: desde })
    await verified(change)
    const known = await pastOf(database.db, id)
    expect(known?.past.estados).toEqual([
      { estado_id: 1, desde: '2020-01-01', hasta: addDays(desde, -1) },
      { estado_id: 3, desde, hasta: null },
    ])
  })

  it('una protección termina su día, y después queda suspendido', async () => {
    const id = await person()
    const hasta = addDays(today(), 20)
    const { id: change } = await file('proteccion', id, { causa_id: String(cause['proteger']), hasta })
    await verified(change)
    expect(await row(id)).toMatchObject({ estado_afiliado_id: 5 })
    const known = await pastOf(database.db, id)
    expect(known?.past.estados.slice(1)).toEqual([
      { estado_id: 5, desde: today(), hasta },
      { estado_id: 2, desde: addDays(hasta, 1), hasta: null },
    ])
  })

  it('si los datos cambiaron mientras esperaba, no se aplica', async () => {
    const id = await person()
    const { id: change } = await file('documento', id, { tipo_documento_id: '1', numero: '77001' })
    const { id: other } = await file('documento', id, { tipo_documento_id: '1', numero: '77002' })
    await verified(other)
    await move(change, 1, 'tomar')
    expect(await refusal(move(change, 2, 'verificar'))).toEqual([409, 'novedad.no_aplica', ALREADY_ANOTHER])
    expect(await row(id)).toMatchObject({ numero_documento: '77002' })
  })

  it('de dos que la verifican a la vez, una sola la aplica', async () => {
    const id = await person()
    const { id: change } = await file('suspension', id, { causa_id: String(cause['suspender']) })
    await move(change, 1, 'tomar')
    const answers = await Promise.all([refusal(move(change, 2, 'verificar')), refusal(move(change, 2, 'verificar'))])
    expect(answers.filter((one) => one === null)).toHaveLength(1)
    const applied = await database.db
      .selectFrom('afiliado_estados')
      .select('id')
      .where('novedad_id', '=', change)
      .where('estado_id', '=', 2)
      .execute()
    expect(applied).toHaveLength(1)
  })

  it('pide su soporte, y la misma no se radica dos veces', async () => {
    const id = await person()
    const asked = { causa_id: String(cause['retirar']) }
    expect(await refusal(file('retiro', id, asked, { soporte: ' ' }))).toEqual([422, 'datos.invalidos', PAPER_MISSING])
    const { radicado } = await file('retiro', id, asked)
    expect(await refusal(file('retiro', id, asked))).toEqual([
      409,
      'novedad.repetida',
      expect.stringContaining(radicado),
    ])
  })
})

describe('el documento y la familia', () => {
  it('el documento de antes sigue siendo suyo, y no sirve a otra persona', async () => {
    const [id, other] = [await person(), await person()]
    const before = (await row(id)).numero_documento
    await verified((await file('documento', id, { tipo_documento_id: '1', numero: '88001' })).id)
    expect(await row(id)).toMatchObject({ numero_documento: '88001', busqueda: expect.stringContaining('88001') })
    expect(await refusal(file('documento', other, { tipo_documento_id: '1', numero: before }))).toEqual([
      422,
      'datos.invalidos',
      expect.stringContaining('es o fue de'),
    ])
  })

  it('una persona entra a un solo grupo, y sale de él desde un día', async () => {
    const [head, child] = [await person(), await person({ tipo_afiliado_id: 1, fecha_nacimiento: '2015-01-01' })]
    const asked = { cotizante_id: String(head), parentesco: 'hijo' }
    await verified((await file('inclusion', child, asked)).id)
    expect((await refusal(file('inclusion', child, asked)))?.[0]).toBe(422)
    await verified((await file('exclusion', child, { motivo: 'Vive con el otro padre' })).id)
    const rows = await database.db
      .selectFrom('grupo_miembros')
      .select('id')
      .where('afiliado_id', '=', child)
      .where('reemplazado_at', 'is', null)
      .execute()
    expect(rows).toHaveLength(0)
  })
})

describe('un fallecimiento', () => {
  it('se dice en todas partes, cierra su sesión, y lo reversa quien no lo tocó', async () => {
    const id = await person()
    const third = await addUser(database.db, `tercero${id}@cauce.demo`)
    const { id: change } = await file(
      'fallecimiento',
      id,
      { causa_id: String(cause['fallecer']) },
      { fecha_novedad: addDays(today(), -90) },
    )
    await verified(change)
    expect(await row(id)).toMatchObject({ estado_afiliado_id: 4, tipo_afiliado_id: 4 })
    expect((await refusal(file('contacto', id, { celular1: '3105553011' })))?.[2]).toContain('fallecido')
    const asked = { motivo: 'El certificado era de un homónimo' }
    expect((await refusal(file('reversion', id, asked)))?.[0]).toBe(422)
    const { id: back } = await file('reversion', id, asked, {}, third)
    expect(await refusal(move(back, 1, 'tomar'))).toEqual([403, 'novedad.misma_persona', TOOK_PART])
    const fourth = await addUser(database.db, `cuarto${id}@cauce.demo`)
    await move(back, 1, 'tomar', '', fourth)
    await move(back, 2, 'verificar', '', fourth)
    expect(await row(id)).toMatchObject({ estado_afiliado_id: 1, tipo_afiliado_id: 2 })
  })
})

it('previsualiza sin escribir, y la cola dice qué puede hacer cada quien', async () => {
  const id = await person()
  const { efectos, segunda } = await previewChange(ctx(), {
    tipo: 'retiro',
    afiliado_id: id,
    fecha_novedad: today(),
    despues: { causa_id: String(cause['retirar']) },
  })
  expect([efectos[0], segunda]).toEqual([expect.stringContaining('Retirado'), true])
  expect((await changesOfPerson(ctx(), id)).data).toHaveLength(0)
  const { id: change } = await file('retiro', id, { causa_id: String(cause['retirar']) })
  const mine = (await listChanges(ctx(), { por_pagina: 100 })).data.find((one) => one.id === change)
  expect(mine?.puede).toContainEqual({ evento: 'tomar', por_que_no: SAME_PERSON })
  expect((await move(change, 1, 'anular', 'Se radicó por error', filer)).estado).toBe('anulada')
})
