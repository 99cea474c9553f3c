import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PETITION } from '@cauce/domain/testing/terms'
import { addUser, openTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { actDue, type DueAlarm } from './act-due.ts'
import { extend, fulfil, reclassify, reopen, resume, suspend, voidTerm } from './acts.ts'
import { openTerm, openTerms } from './open-term.ts'
import { governingTerms, viewTerm } from './view-term.ts'

let database: TestDatabase
let user_id: number
beforeAll(async () => {
  database = await openTestDatabase()
  user_id = await addUser(database.db, 'reloj@cauce.demo')
  const claim = {
    ...PETITION,
    unidad: 'hora_corrida' as const,
    admite_suspension: false,
    admite_prorroga: false,
    factor_prorroga: 1,
    confianza: 'secundaria' as const,
    vigente_desde: '2023-06-23',
  }
  await database.db
    .insertInto('terminos_norma')
    .values([
      PETITION,
      { ...claim, clase: 'simple', nombre: 'riesgo simple', cantidad: 72 },
      { ...claim, clase: 'vital', nombre: 'riesgo vital', cantidad: 24, avisa_al_empezar: true },
    ])
    .execute()
})
afterAll(() => database.close())

const at = (moment: string): Date => new Date(`${moment.replace(' ', 'T')}:00-05:00`)
const act = (moment: string) => ({ user_id, at: at(moment), motivo: 'Porque lo pide quien lo registró' })
let next = 0
const open = async (clase: string, moment: string, more = {}) => {
  next += 1
  const owner = { dueno_tipo: 'prueba', dueno_id: next }
  const id = await openTerm(database.db, { ...owner, clase, inicio: at(moment), user_id, ...more })
  return { ...owner, id }
}
const read = (id: number) =>
  database.db.selectFrom('terminos').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const alarms = (id: number) =>
  database.db
    .selectFrom('termino_alarmas')
    .select(['nivel', 'programada_at', 'enviada_at'])
    .where('termino_id', '=', id)
    .orderBy('nivel')
    .execute()
const moves = async (id: number) =>
  (
    await database.db
      .selectFrom('termino_movimientos')
      .select('evento')
      .where('termino_id', '=', id)
      .orderBy('id')
      .execute()
  ).map(({ evento }) => evento)

describe('un plazo', () => {
  it('se abre con su suma y sus avisos, y gobierna el más estricto', async () => {
    const owner = await open('peticion', '2026-10-06 10:00')
    const row = await read(owner.id)
    expect(row).toMatchObject({ estado: 'corriendo', gobierna: true, vence_at: at('2026-10-29 00:00') })
    expect(viewTerm(row).frase).toBe(
      'Recibido 06 oct 2026 + 15 días hábiles (no cuenta el 12 oct, festivo) = vence 28 oct 2026',
    )
    expect((await alarms(owner.id)).map(({ nivel }) => nivel)).toEqual([50, 80, 100])
    const { dueno_tipo, dueno_id } = owner
    const strict = await openTerm(database.db, {
      dueno_tipo,
      dueno_id,
      clase: 'simple',
      inicio: at('2026-10-06 10:00'),
    })
    expect((await governingTerms(database.db, 'prueba', [dueno_id])).get(dueno_id)?.id).toBe(strict)
    await voidTerm(database.db, strict, act('2026-10-06 11:00'))
    expect((await governingTerms(database.db, 'prueba', [dueno_id])).get(dueno_id)?.id).toBe(owner.id)
  })

  it('se suspende, se reanuda y se prorroga con su motivo, y queda escrito', async () => {
    const { id } = await open('peticion', '2026-10-06 10:00')
    await expect(suspend(database.db, id, { ...act('2026-10-09 09:00'), motivo: 'sí' })).rejects.toMatchObject({
      status: 409,
    })
    await suspend(database.db, id, act('2026-10-09 09:00'))
    expect(await read(id)).toMatchObject({ estado: 'suspendido', consumido: '3.0000' })
    expect(await alarms(id)).toEqual([])
    await resume(database.db, id, act('2026-10-20 15:00'))
    expect(await read(id)).toMatchObject({ estado: 'corriendo', vence_at: at('2026-11-07 00:00') })
    await expect(suspend(database.db, id, act('2026-10-21 09:00'))).rejects.toMatchObject({
      message: 'Ya se suspendió una vez.',
    })
    await extend(database.db, id, '2026-11-10', act('2026-11-05 09:00'))
    expect(await read(id)).toMatchObject({ vence_at: at('2026-11-11 00:00'), prorroga_hasta: '2026-11-10' })
    expect(await moves(id)).toEqual(['recibir', 'suspender', 'reanudar', 'prorrogar'])
    await expect(database.db.deleteFrom('termino_movimientos').execute()).rejects.toThrow(/no se modifica/u)
  })

  it('se cumple a tiempo o tarde, se corrige y se reabre', async () => {
    const { id } = await open('simple', '2026-10-06 08:00')
    await fulfil(database.db, id, at('2026-10-09 08:00'), act('2026-10-09 09:00'))
    expect((await read(id)).estado).toBe('cumplido_tarde')
    await fulfil(database.db, id, at('2026-10-09 07:59'), act('2026-10-09 09:10'))
    expect(await read(id)).toMatchObject({ estado: 'cumplido', gobierna: true })
    await reopen(database.db, id, act('2026-10-09 09:20'))
    expect(await read(id)).toMatchObject({ estado: 'vencido', cumplido_at: null })
    await voidTerm(database.db, id, act('2026-10-09 09:30'))
    await expect(fulfil(database.db, id, at('2026-10-09 07:59'), act('2026-10-09 09:40'))).rejects.toMatchObject({
      message: 'Este plazo ya no admite ese cambio',
    })
  })

  it('cambia de clase desde el mismo inicio', async () => {
    const owner = await open('peticion', '2026-10-06 08:00')
    await suspend(database.db, owner.id, act('2026-10-07 08:00'))
    const raised = await reclassify(database.db, owner.id, 'vital', act('2026-10-07 12:00'))
    expect(await read(owner.id)).toMatchObject({ estado: 'sin_efecto', gobierna: false })
    // Four hours were suspended.
    expect(await read(raised)).toMatchObject({
      estado: 'corriendo',
      gobierna: true,
      vence_at: at('2026-10-07 12:00'),
      secuencia: 2,
    })
  })

  it('la entidad lo acorta para lo que recibe después', async () => {
    await database.db
      .insertInto('terminos_entidad')
      .values({ clase: 'simple', unidad: 'hora_corrida', cantidad: 48, vigente_desde: '2027-01-01' })
      .execute()
    const ids = await openTerms(database.db, [
      { dueno_tipo: 'prueba', dueno_id: 9001, clase: 'simple', inicio: at('2026-12-31 23:59') },
      { dueno_tipo: 'prueba', dueno_id: 9002, clase: 'simple', inicio: at('2027-01-01 00:00') },
    ])
    const rows = await Promise.all(ids.map(read))
    expect(rows.map(({ cantidad }) => Number(cantidad))).toEqual([72, 48])
  })
})

describe('actDue', () => {
  it('da cada aviso una vez y en orden, también después de un corte, y al final vence', async () => {
    const { id } = await open('vital', '2026-10-06 08:00')
    const heard: number[] = []
    const hear = async (_trx: unknown, { termino_id, nivel }: DueAlarm): Promise<void> => {
      if (termino_id === id) heard.push(nivel)
    }
    await actDue(database.db, { now: at('2026-10-06 20:00'), hear })
    expect(heard).toEqual([0, 50])
    await Promise.all([1, 2, 3].map(() => actDue(database.db, { now: at('2026-10-07 08:00'), hear })))
    expect(heard).toEqual([0, 50, 80, 100])
    expect((await alarms(id)).every(({ enviada_at }) => enviada_at !== null)).toBe(true)
    expect((await read(id)).estado).toBe('vencido')
    expect(await moves(id)).toEqual(['recibir', 'vencer'])
    await fulfil(database.db, id, at('2026-10-07 09:00'), act('2026-10-07 09:00'))
    expect((await read(id)).estado).toBe('cumplido_tarde')
  })

  it('lo suspendido no avisa ni vence', async () => {
    const { id } = await open('peticion', '2026-10-06 10:00')
    await suspend(database.db, id, act('2026-10-09 09:00'))
    await actDue(database.db, { now: at('2027-10-09 09:00') })
    expect((await read(id)).estado).toBe('suspendido')
  })
})
