/** The block of lives in depth, with a life of the tests: what many do at once, what is refused, and nothing half written. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { REQUIRED_FIELD } from '@cauce/domain/text/field'
import { moveBySystem, moveThing } from '../../apps/api/src/kit/life/move.ts'
import { stepsOf } from '../../apps/api/src/kit/life/movements.ts'
import { ApiFailure } from '../../apps/api/src/http/failure.ts'
import {
  addUser,
  openTestDatabase,
  sessionUser,
  testCtx,
  type TestDatabase,
} from '../../apps/api/src/testing/database.ts'
import {
  makePaperTables,
  newPaper,
  paperFault,
  paperStore,
  paperTraces,
} from '../../apps/api/src/testing/sample-life.ts'

type State = keyof typeof paperStore.of.words.states
type Held = NonNullable<Awaited<ReturnType<typeof paperStore.hold>>>
type Asked = Parameters<typeof moveThing<State, PaperMove, { lo_tiene: boolean }, 'nota' | 'folios', Held>>[3]
type PaperMove = keyof typeof paperStore.of.words.moves

const MANY = 50
let database: TestDatabase
let people: readonly number[]
beforeAll(async () => {
  database = await openTestDatabase()
  await makePaperTables(database.db)
  people = await Promise.all(Array.from({ length: MANY }, (_, n) => addUser(database.db, `persona${n}@cauce.demo`)))
})
afterEach(() => {
  paperFault.now = null
})
afterAll(() => database.close())

const ctxOf = (id: number, idempotencyKey: string | null = null) =>
  testCtx(database.db, { user: sessionUser({ id }), idempotencyKey })
const move = (who: number, body: Asked, key: string | null = null) =>
  moveThing(ctxOf(who, key), paperStore, 'papeles.mover', body)
/** The failure of what has to fail. */
const refusal = async (moved: Promise<unknown>): Promise<ApiFailure> => {
  const failed: unknown = await moved.then(
    () => null,
    (error: unknown) => error,
  )
  if (failed instanceof ApiFailure) return failed
  throw new TypeError('No se negó')
}
const [ANA, BEA] = [0, 1]
const person = (n: number): number => people[n] ?? 0
const paper = () => newPaper(database.db, person(ANA))
const taken = async () => {
  const id = await paper()
  await move(person(ANA), { id, version: 1, evento: 'tomar' })
  return id
}

describe('muchos a la vez', () => {
  it('cincuenta que toman lo mismo: uno lo tiene, y a los demás se les dice quién', async () => {
    const id = await paper()
    const tries = await Promise.allSettled(people.map((who) => move(who, { id, version: 1, evento: 'tomar' })))
    const refused = tries.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []))
    expect(refused).toHaveLength(MANY - 1)
    const { tomado_por, ...traces } = await paperTraces(database.db, id)
    const winner = await database.db
      .selectFrom('users')
      .select('email')
      .where('id', '=', tomado_por ?? 0)
      .executeTakeFirstOrThrow()
    for (const each of refused) {
      expect(each).toMatchObject({ status: 409, codigo: 'papel.cambio', conflicto: { version: 2, activo: true } })
      expect(each).toMatchObject({ conflicto: { valores: { estado: 'tomado' }, textos: { estado: 'Tomado' } } })
      expect(each).toMatchObject({ conflicto: { quien: winner.email } })
    }
    expect(traces).toMatchObject({ version: 2, estado: 'tomado', movimientos: 2, auditoria: 1, huellas: 1 })
  })

  it('la misma intención cincuenta veces es una, y responde lo mismo', async () => {
    const id = await paper()
    const body = { id, version: 1, evento: 'tomar' } as const
    const answers = await Promise.all(people.map(() => move(person(ANA), body, `papel-${id}`)))
    for (const answer of answers) expect(answer).toEqual({ mensaje: 'Tomado', id, version: 2, estado: 'tomado' })
    expect(await paperTraces(database.db, id)).toMatchObject({ version: 2, movimientos: 2, huellas: 1 })
  })
})

describe('lo que se niega', () => {
  it('quien vio otra versión sabe cómo quedó y quién fue, aunque haya sido la misma persona', async () => {
    const id = await taken()
    const other = await refusal(move(person(BEA), { id, version: 1, evento: 'tomar' }))
    expect(other.body).toMatchObject({
      codigo: 'papel.cambio',
      error: 'Otra persona lo movió antes. Fue persona0@cauce.demo. Ahora está «Tomado».',
    })
    const own = await refusal(move(person(ANA), { id, version: 1, evento: 'tomar' }))
    expect(own.body.error).toBe('Usted ya la movió, en otra ventana. Ahora está «Tomado».')
  })

  it('lo que no sigue de su estado, con la frase de la vida; antes, la regla que lo impide', async () => {
    const id = await taken()
    expect(await refusal(move(person(ANA), { id, version: 2, evento: 'tomar' }))).toMatchObject({
      status: 409,
      codigo: 'papel.transicion_no_permitida',
      message: 'El papel ya no admite ese paso',
    })
    expect(await refusal(move(person(BEA), { id, version: 2, evento: 'soltar' }))).toMatchObject({
      status: 403,
      codigo: 'papel.ajeno',
      message: 'Lo tiene otra persona',
    })
    expect(await paperTraces(database.db, id)).toMatchObject({ version: 2, movimientos: 2, auditoria: 1 })
  })

  it('lo que falta o no sirve, en su campo, y nada se guarda', async () => {
    const id = await taken()
    const close = (nota: string, folios = '') =>
      refusal(move(person(ANA), { id, version: 2, evento: 'cerrar', nota, folios }))
    expect((await close('', '12')).errores).toEqual({
      nota: [REQUIRED_FIELD],
      folios: ['Debe estar entre 1 y 9'],
    })
    expect((await close('no')).errores).toEqual({ nota: ['Diga algo más'] })
    expect(await paperTraces(database.db, id)).toMatchObject({ version: 2, estado: 'tomado', movimientos: 2 })
  })

  it('lo que no existe', async () => {
    expect(await refusal(move(person(ANA), { id: 999_999, version: 1, evento: 'tomar' }))).toMatchObject({
      status: 404,
    })
  })
})

describe('un paso se escribe entero o no se escribe', () => {
  it('con su movimiento, su auditoría, su suceso y lo que lleva', async () => {
    const id = await taken()
    await move(person(ANA), { id, version: 2, evento: 'cerrar', nota: ' dos\nlíneas ', folios: '03' })
    expect(await paperTraces(database.db, id)).toEqual({
      id,
      version: 3,
      estado: 'cerrado',
      tomado_por: null,
      movimientos: 3,
      auditoria: 2,
      sucesos: 1,
      huellas: 2,
    })
    const steps = await stepsOf(database.db, 'papel', id)
    expect(steps.map(({ evento, a_estado, lleva }) => [evento, a_estado, lleva])).toEqual([
      ['crear', 'libre', {}],
      ['tomar', 'tomado', {}],
      ['cerrar', 'cerrado', { nota: 'dos\nlíneas', folios: '3' }],
    ])
    expect(steps[2]?.operador).toBe('persona0@cauce.demo')
  })

  it.each(['effect', 'column', 'event'] as const)(
    'si algo falla (%s) no queda nada, y se puede repetir',
    async (fault) => {
      const id = await taken()
      const before = await paperTraces(database.db, id)
      const body = { id, version: 2, evento: 'cerrar', nota: 'listo' } as const
      paperFault.now = fault
      await expect(move(person(ANA), body, `mitad-${id}`)).rejects.toThrow(/./u)
      expect(await paperTraces(database.db, id)).toEqual(before)
      paperFault.now = null
      expect(await move(person(ANA), body, `mitad-${id}`)).toMatchObject({ version: 3, estado: 'cerrado' })
    },
  )

  it('si alguien escribió ya esa versión en otra parte, tampoco', async () => {
    const id = await taken()
    const before = await paperTraces(database.db, id)
    await database.db
      .insertInto('vida_movimientos')
      .values({ vida: 'papel', objeto_id: id, version: 3, evento: 'otro', a_estado: 'libre' })
      .execute()
    await expect(move(person(ANA), { id, version: 2, evento: 'soltar' })).rejects.toThrow('vida_movimientos')
    expect(await paperTraces(database.db, id)).toEqual({ ...before, movimientos: before.movimientos + 1 })
  })

  it('lo que pasó no se cambia ni se borra', async () => {
    await taken()
    await expect(database.db.updateTable('vida_movimientos').set({ evento: 'x' }).execute()).rejects.toThrow(
      'no se modifica',
    )
    await expect(database.db.deleteFrom('vida_movimientos').execute()).rejects.toThrow('no se modifica')
  })
})

it('lo que sigue solo se escribe igual, y no pasa nada donde no sigue', async () => {
  const id = await taken()
  const end = () =>
    database.db.transaction().execute(async (trx) => {
      const row = await paperStore.hold(trx, id)
      if (row === undefined) throw new TypeError('sin papel')
      return moveBySystem(trx, ctxOf(person(BEA)), paperStore, {
        row,
        evento: 'vencer',
        facts: { lo_tiene: false },
        lleva: {},
      })
    })
  expect(await end()).toMatchObject({ version: 3, estado: 'cerrado' })
  expect(await end()).toBeUndefined()
  expect(await paperTraces(database.db, id)).toMatchObject({ version: 3, movimientos: 3 })
})
